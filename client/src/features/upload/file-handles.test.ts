// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { pickVideos } from './file-handles.ts';

const inputs = () => [...document.querySelectorAll('input')];

afterEach(() => document.body.replaceChildren());

it('picks files with an input inside the page, which Safari on iPhones needs', async () => {
  const picked = pickVideos(true);
  const [input] = inputs();
  expect(input?.type).toBe('file');
  expect(input?.multiple).toBe(true);
  const file = new File(['knot'], 'knot.mp4', { type: 'video/mp4' });
  Object.defineProperty(input, 'files', { value: [file] });
  input?.dispatchEvent(new Event('change'));
  expect(await picked).toEqual([{ file, handle: null }]);
  expect(inputs()).toEqual([]);
});

it('picks nothing when the user cancels', async () => {
  const picked = pickVideos(false);
  inputs()[0]?.dispatchEvent(new Event('cancel'));
  expect(await picked).toEqual([]);
  expect(inputs()).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { mayBeVideo, pickVideos } from './file-handles.ts';

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

it.each([
  ['lesson.mp4', 'video/mp4', true],
  ['lesson.mkv', '', true],
  // Linux takes it for a translation, and Windows for a file of TypeScript.
  ['lesson.TS', 'text/vnd.trolltech.linguist', true],
  ['lesson.pdf', 'application/pdf', false],
])('%s (%s) may be a video: %s', (name, type, expected) => {
  expect(mayBeVideo(new File(['knot'], name, { type }))).toBe(expected);
});

it('offers containers whose type the system may not know', async () => {
  const picked = pickVideos(false);
  expect(inputs()[0]?.accept).toContain('.mkv');
  inputs()[0]?.dispatchEvent(new Event('cancel'));
  await picked;
});

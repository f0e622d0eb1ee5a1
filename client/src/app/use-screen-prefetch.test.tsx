// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { useScreenPrefetch } from './use-screen-prefetch.ts';

const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
const known = [
  { path: '/course/:slug', access: 'everyone', load },
  { path: '/other', access: 'everyone', load: () => Promise.reject(new Error('Another screen')) },
] as const;

function Links() {
  useScreenPrefetch(known);
  return (
    <>
      <a href="/course/one">
        <span>One</span>
      </a>
      <a href="https://elsewhere.example/course/one">Elsewhere</a>
      <p>Text</p>
    </>
  );
}

let mounted: Awaited<ReturnType<typeof render>>;
beforeEach(async () => {
  vi.useFakeTimers();
  load.mockClear();
  mounted = await render(<Links />);
});
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
});

it.each(['pointerOver', 'focusIn'] as const)(
  'fetches the screen of a link after %s has rested on it',
  (event) => {
    fireEvent[event](mounted.getByText('One'));
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(load).toHaveBeenCalledOnce();
  },
);

it('ignores a link that the pointer only passes', () => {
  fireEvent.pointerOver(mounted.getByText('One'));
  fireEvent.pointerOver(mounted.getByText('Text'));
  vi.advanceTimersByTime(100);
  expect(load).not.toHaveBeenCalled();
});

it('fetches at once on touch', () => {
  fireEvent.touchStart(mounted.getByText('One'));
  expect(load).toHaveBeenCalledOnce();
});

it('ignores links to other sites', () => {
  fireEvent.touchStart(mounted.getByText('Elsewhere'));
  expect(load).not.toHaveBeenCalled();
});

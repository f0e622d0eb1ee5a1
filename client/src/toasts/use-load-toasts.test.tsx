// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { currentToasts, dismissToast } from './toasts.ts';
import { useLoadToasts } from './use-load-toasts.ts';

const texts = {
  loading: 'Loading course data ...',
  success: 'Courses loaded successfully!',
  failure: 'Failed to get the course',
};
const said = () => currentToasts().map(({ text }) => text);

interface Load {
  loading: boolean;
  error?: Error;
}

function Probe({ load }: { load: Load }) {
  useLoadToasts(load, texts);
  return null;
}

/** Starts to load a screen. `end` ends the load after a time, with an error or without. */
async function startLoading() {
  const { update, unmount } = await render(<Probe load={{ loading: true }} />);
  const end = async (after: number, error?: Error) => {
    await act(() => vi.advanceTimersByTimeAsync(after));
    await update(<Probe load={{ loading: false, error }} />);
  };
  return { end, unmount };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  vi.useRealTimers();
});

describe('a load', () => {
  it('that is quick shows no toast', async () => {
    const { end, unmount } = await startLoading();
    await end(399);
    expect(said()).toEqual([]);
    await unmount();
  });

  it('that takes longer than 400 ms is announced, as is its end', async () => {
    const { end, unmount } = await startLoading();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(said()).toEqual(['Loading course data ...']);
    await end(100);
    expect(said()).toEqual(['Courses loaded successfully!']);
    await unmount();
  });

  it.each([100, 1_000])('that fails after %s ms shows one toast', async (after) => {
    const { end, unmount } = await startLoading();
    await end(after, new TypeError('Failed to fetch'));
    expect(said()).toEqual(['Failed to get the course']);
    await unmount();
  });

  it('that is abandoned leaves no toast behind', async () => {
    const { unmount } = await startLoading();
    await act(() => vi.advanceTimersByTimeAsync(400));
    await unmount();
    expect(said()).toEqual([]);
  });
});

// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { ErrorState } from './error-state.tsx';

const school = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', school);
  school.mockReset().mockResolvedValue(new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (onRetry: () => unknown) =>
  render(
    <ChakraProvider value={system}>
      <ErrorState message="The courses could not be loaded" onRetry={onRetry} />
    </ChakraProvider>,
  );
const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is retried when the browser is online again, and again while the first requests fail', async () => {
  const onRetry = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue();
  const page = await show(onRetry);
  await goOnline();
  expect(onRetry).toHaveBeenCalledTimes(1);
  await wait(1000);
  expect(onRetry).toHaveBeenCalledTimes(2);
  await wait(2000);
  expect(onRetry).toHaveBeenCalledTimes(3);
  await wait(60_000);
  expect(onRetry).toHaveBeenCalledTimes(3);
  await page.unmount();
});

it('is retried a limited number of times, and not after it is unmounted', async () => {
  const onRetry = vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const page = await show(onRetry);
  await goOnline();
  await wait(120_000);
  expect(onRetry).toHaveBeenCalledTimes(6);
  await goOnline();
  expect(onRetry).toHaveBeenCalledTimes(7);
  await page.unmount();
  await wait(60_000);
  expect(onRetry).toHaveBeenCalledTimes(7);
});

it('is retried when the school can be reached again, which is checked with growing delays', async () => {
  const onRetry = vi.fn<() => Promise<void>>().mockResolvedValue();
  school.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  const page = await show(onRetry);
  await wait(15_000);
  expect(school).toHaveBeenCalledTimes(5);
  school.mockResolvedValue(new Response(null, { status: 503 }));
  await wait(16_000);
  expect(school).toHaveBeenCalledTimes(6);
  expect(onRetry).not.toHaveBeenCalled();
  school.mockResolvedValue(new Response());
  await wait(30_000);
  expect(onRetry).toHaveBeenCalledTimes(1);
  await wait(300_000);
  expect(school).toHaveBeenCalledTimes(7);
  await page.unmount();
});

it('is not retried automatically when the school can be reached', async () => {
  const onRetry = vi.fn<() => Promise<void>>();
  const page = await show(onRetry);
  await wait(300_000);
  expect(school).toHaveBeenCalledTimes(1);
  expect(onRetry).not.toHaveBeenCalled();
  await page.unmount();
});

it('leaves the focus in its section when it is replaced', async () => {
  function Section() {
    const [isLoaded, setIsLoaded] = useState(false);
    return (
      <section aria-label="Courses">
        {isLoaded ? <p>Sailing</p> : <ErrorState message="Not loaded" onRetry={() => setIsLoaded(true)} />}
      </section>
    );
  }
  const page = await render(
    <ChakraProvider value={system}>
      <Section />
    </ChakraProvider>,
  );
  const again = page.getByRole('button', { name: 'Try again' });
  again.focus();
  await act(async () => again.click());
  expect(page.container.textContent).toBe('Sailing');
  expect(document.activeElement).toBe(page.getByRole('region', { name: 'Courses' }));
  await page.unmount();
});

// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { lazyPart } from './lazy-part.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  // React reports errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const notLoaded = new TypeError('Failed to fetch dynamically imported module');

const show = (Part: ComponentType<{ name: string }>) =>
  render(
    <ChakraProvider value={system}>
      <h1>The page</h1>
      <Suspense>
        <Part name="Ada" />
      </Suspense>
    </ChakraProvider>,
  );

it('shows an error in place of a part that cannot be loaded, and retries it', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(notLoaded)
    .mockRejectedValueOnce(notLoaded)
    .mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  const page = await show(Part);
  expect(page.getByRole('heading', { name: 'The page' })).toBeTruthy();
  expect(page.getByRole('alert').textContent).toContain('This section could not be loaded');
  await page.press('Try again');
  expect(page.getByRole('alert')).toBeTruthy();
  await page.press('Try again');
  await eventually(() => expect(page.getByText('Hello Ada')).toBeTruthy());
  await page.unmount();

  const next = await show(Part);
  expect(next.getByText('Hello Ada')).toBeTruthy();
  await next.unmount();
});

it('shows an error in place of a part that breaks', async () => {
  const state = { isBroken: true };
  const Part = lazyPart(async () => (props: { name: string }) => {
    if (state.isBroken) throw new Error('Broken');
    return <Greeting {...props} />;
  });
  const page = await show(Part);
  expect(page.getByRole('heading', { name: 'The page' })).toBeTruthy();
  state.isBroken = false;
  await page.press('Try again');
  await eventually(() => expect(page.getByText('Hello Ada')).toBeTruthy());
  await page.unmount();
});

it('shows nothing in place of a quiet part, and loads it when the browser is online again', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(notLoaded)
    .mockResolvedValue(Greeting);
  const page = await show(lazyPart(load, 'quiet'));
  expect(page.container.textContent).toBe('The page');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await eventually(() => expect(page.getByText('Hello Ada')).toBeTruthy());
  await page.unmount();
});

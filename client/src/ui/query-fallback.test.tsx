// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { QueryFallback } from './query-fallback.tsx';

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response()));
afterEach(() => void vi.unstubAllGlobals());

const refetch = vi.fn(async () => undefined);
const fallback = (state: { error?: unknown; loading: boolean }) => (
  <ChakraProvider value={system}>
    <QueryFallback {...state} refetch={refetch} failure="Failed to load the members" skeleton="72" />
  </ChakraProvider>
);

it('shows a skeleton while the query loads, and an error that can be retried', async () => {
  const page = await render(fallback({ loading: true }));
  const isSkeleton = () => page.container.querySelector('[data-skeleton]') !== null;
  expect(isSkeleton()).toBe(true);
  await page.update(fallback({ loading: false, error: new TypeError('Failed to fetch') }));
  expect(isSkeleton()).toBe(false);
  expect(page.getByRole('alert').textContent).toContain('Failed to load the members');
  await page.press('Try again');
  expect(refetch).toHaveBeenCalledTimes(1);
  await page.update(fallback({ loading: true, error: new TypeError('Failed to fetch') }));
  expect(isSkeleton()).toBe(true);
  await page.unmount();
});

it('shows the message of the server', async () => {
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'The members are being moved' }] });
  const page = await render(fallback({ loading: false, error }));
  expect(page.getByRole('alert').textContent).toContain('The members are being moved');
  await page.unmount();
});

// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { SearchField } from './search-field.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('searches with the newest callback', async () => {
  const [early, late] = [vi.fn(), vi.fn()];
  const { client } = createCountingClient({});
  const field = (onSearch: (search: string) => void) => (
    <Providers client={client}>
      <SearchField search="" placeholder="Name" onSearch={onSearch} />
    </Providers>
  );
  const page = await render(field(early));
  await act(async () => fireEvent.change(page.getByRole('searchbox'), { target: { value: ' knots ' } }));
  await page.update(field(late));
  await act(async () => vi.advanceTimersByTime(1000));
  expect(early).not.toHaveBeenCalled();
  expect(late.mock.calls).toEqual([['knots']]);
  await page.unmount();
});

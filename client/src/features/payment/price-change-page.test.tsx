// @vitest-environment happy-dom
import { act, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { PriceChangePartsFragment } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { PriceChangePage } from './price-change-page.tsx';

const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'usd' });

const runningPrice = (amount: number, subscriptions: number, isAffected: boolean) => ({
  __typename: 'RunningPrice',
  price: usd(amount),
  priceTax: 'NONE',
  subscriptions,
  isAffected,
});

const RUNNING: PriceChangePartsFragment = {
  __typename: 'PriceChange',
  id: 'change-1',
  createdAt: '2030-01-01T00:00:00.000Z',
  price: usd(59_900),
  priceTax: 'NONE',
  state: 'RUNNING',
  counts: { __typename: 'PriceChangeCounts', told: 12, applied: 3, ended: 1, calledOff: 0 },
};

/** @param refusal the server's answer to a start: another admin has started a price change meanwhile. */
async function open(affected: number, refusal?: GraphQLError) {
  let changes: PriceChangePartsFragment[] = [];
  const inputs: unknown[] = [];
  const { client } = createCountingClient({
    PriceChangePreview: () => ({
      priceChangePreview: {
        __typename: 'PriceChangePreview',
        price: usd(59_900),
        priceTax: 'NONE',
        earliestAt: '2030-02-01T00:00:00.000Z',
        affected,
        runningPrices: [
          ...(affected > 0 ? [runningPrice(49_900, affected, true)] : []),
          runningPrice(59_900, 4, false),
        ],
      },
    }),
    PriceChanges: () => ({
      priceChanges: {
        __typename: 'PriceChangeConnection',
        totalCount: changes.length,
        edges: changes.map((node) => ({ __typename: 'PriceChangeEdge', cursor: node.id, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    StartPriceChange: (variables) => {
      inputs.push(variables);
      changes = [RUNNING];
      if (refusal) return refusal;
      return {
        startPriceChange: { __typename: 'StartPriceChangePayload', priceChange: RUNNING },
      };
    },
    CallOffPriceChange: (variables) => {
      inputs.push(variables);
      const calledOff = { ...RUNNING, state: 'CALLED_OFF' as const };
      changes = [calledOff];
      return {
        callOffPriceChange: { __typename: 'CallOffPriceChangePayload', priceChange: calledOff },
      };
    },
  });
  const router = createMemoryRouter([{ path: '/', element: <PriceChangePage /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await eventually(() => expect(page.container.textContent).toContain('Price changes'));
  const buttons = (name: string) => within(document.body).queryAllByRole('button', { name });
  const press = async (name: string) => act(async () => buttons(name).at(-1)?.click());
  /** Sets the number of buyers that the server has informed. */
  const inform = (told: number) => {
    changes = [{ ...RUNNING, counts: { ...RUNNING.counts, told } }];
  };
  return { ...page, inputs, press, buttons, inform };
}

afterEach(() => {
  vi.useRealTimers();
  currentToasts().forEach(({ id }) => dismissToast(id));
});

it('shows how many subscriptions change, starts after a question, and calls off after another', async () => {
  const page = await open(12);
  const start = 'Change the price for running subscriptions';
  await eventually(() => expect(page.buttons(start)).toHaveLength(1));
  const text = page.container.textContent;
  expect(text).toContain('New price: the price of the offer$599');
  expect(text).toContain('Subscriptions that get it12');
  await page.press(start);
  expect(page.inputs).toEqual([]);
  await page.press('Change the price');
  await eventually(() => expect(page.buttons('Call off')).toHaveLength(1));
  expect(page.inputs).toEqual([{ input: { amount: 59_900, currency: 'usd', priceTax: 'NONE' } }]);
  expect(page.buttons(start)).toEqual([]);
  expect(page.container.textContent).toContain('A price change is running.');
  await page.press('Call off');
  await page.press('Call off');
  const cells = () => page.getAllByRole('cell').map(({ textContent }) => textContent);
  await eventually(() => expect(cells()).toContain('Called off'));
  expect(page.inputs.at(-1)).toEqual({ input: { id: 'change-1' } });
  // The pressed button is gone. The result has the focus.
  await eventually(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.textContent).toContain('Price changes, newest first');
  await page.unmount();
});

it('offers nothing when all subscriptions have the price of the offer', async () => {
  const page = await open(0);
  await eventually(() => expect(page.container.textContent).toContain('have it: $599'));
  expect(page.buttons('Change the price for running subscriptions')).toEqual([]);
  await page.unmount();
});

it('shows what runs after a refused start', async () => {
  const page = await open(12, new GraphQLError('Refused', { extensions: { code: 'CONFLICT' } }));
  const start = 'Change the price for running subscriptions';
  await eventually(() => expect(page.buttons(start)).toHaveLength(1));
  await page.press(start);
  await page.press('Change the price');
  await eventually(() => expect(page.buttons('Call off')).toHaveLength(1));
  expect(page.buttons(start)).toEqual([]);
  await page.unmount();
});

it('shows the growing counts of a price change while it runs', async () => {
  const page = await open(12);
  await eventually(() => expect(page.buttons('Change the price for running subscriptions')).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.press('Change the price for running subscriptions');
  await page.press('Change the price');
  await eventually(() => expect(page.buttons('Call off')).toHaveLength(1));
  page.inform(47);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(page.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('47');
  await page.unmount();
});

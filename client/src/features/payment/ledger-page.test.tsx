// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { LedgerQuery } from '#client/gql/graphql.ts';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { LedgerPage } from './ledger-page.tsx';

type Line = LedgerQuery['ledger']['edges'][number]['node'];

const money = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'usd' });
const line = (id: string): Line => ({
  __typename: 'LedgerLine',
  id,
  kind: 'PAYMENT',
  occurredAt: '2027-03-01T10:00:00.000Z',
  invoiceNumber: `INV-${id}`,
  stripeUrl: 'https://dashboard.stripe.com/invoices/1',
  net: money(40_000),
  tax: money(9_900),
  gross: money(49_900),
});

it('appends the next page', async () => {
  const { client } = createCountingClient({
    Ledger: ({ after }) => ({
      ledger: after
        ? sampleConnection('LedgerLine', [line('2')], { totalCount: 2 })
        : sampleConnection('LedgerLine', [line('1')], { totalCount: 2, hasNextPage: true }),
    }),
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <LedgerPage /> }])} />
    </Providers>,
  );
  await page.press('Show more');
  expect(page.getAllByRole('link', { name: /INV/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('INV-1'),
    expect.stringContaining('INV-2'),
  ]);
  await page.unmount();
});

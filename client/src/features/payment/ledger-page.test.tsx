// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { LedgerPage } from './ledger-page.tsx';

const usd = (amount: number) => ({ __typename: 'Money', amount, currency: 'usd' });
const line = (id: string, sign: 1 | -1) => ({
  __typename: 'LedgerLine' as const,
  id,
  kind: sign > 0 ? 'PAYMENT' : 'REFUND',
  // The last moment of the day in UTC. In most time zones, the day is another one.
  occurredAt: '2027-03-01T23:59:59.000Z',
  invoiceNumber: `LEC-${id}`,
  stripeUrl: `https://stripe.example/${id}`,
  net: usd(sign * 41_933),
  tax: usd(sign * 7967),
  gross: usd(sign * 49_900),
});

async function open() {
  const asked: Record<string, unknown>[] = [];
  const { client } = createCountingClient({
    Me: () => ({ me: null }),
    Ledger: (variables) => {
      asked.push(variables);
      const older = variables.after !== undefined;
      const nodes = older || variables.kind === 'REFUND' ? [line('1', -1)] : [line('2', 1)];
      const hasNextPage = !older && variables.kind === null;
      return { ledger: sampleConnection('LedgerLine', nodes, { hasNextPage, totalCount: 2 }) };
    },
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <LedgerPage /> }])} />
    </Providers>,
  );
  const rows = () => page.queryAllByRole('row').map((row) => row.textContent);
  await eventually(() => expect(rows()).toHaveLength(2));
  const csv = () => page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  return { ...page, asked, rows, csv };
}

it('shows each movement on its UTC day, and more on request', async () => {
  const page = await open();
  expect(page.rows()[1]).toBe('2027-03-01PaymentLEC-2$419.33$79.67$499');
  await page.press('Show more');
  await eventually(() => expect(page.rows()).toHaveLength(3));
  expect(page.rows()[2]).toBe('2027-03-01RefundLEC-1-$419.33-$79.67-$499');
  await page.unmount();
});

it('asks for the chosen kind and whole UTC days, and offers a CSV file of these days', async () => {
  const page = await open();
  expect(page.csv()).toBe('/exports/ledger.csv');
  const choose = (label: string, value: string) =>
    act(async () => fireEvent.change(page.getByLabelText(label), { target: { value } }));
  await choose('Kind', 'REFUND');
  await choose('From', '2027-03-01');
  await choose('Until', '2027-03-01');
  const days = { from: '2027-03-01T00:00:00.000Z', before: '2027-03-02T00:00:00.000Z' };
  await eventually(() => expect(page.asked.at(-1)).toMatchObject({ kind: 'REFUND', ...days }));
  expect(page.csv()).toBe(`/exports/ledger.csv?${new URLSearchParams(days).toString()}`);
  await page.unmount();
});

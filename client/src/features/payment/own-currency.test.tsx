// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { PaymentsCard } from '#client/features/profile/payments-card.tsx';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { sampleReceipt } from '#client/testing/payment-samples.ts';
import { render } from '#client/testing/render.tsx';
import { Paid } from './confirmation-states.tsx';

const eur = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'eur' });
const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'usd' });

/** The component after the server has told of these payments. */
async function open(Part: () => React.ReactNode, payment: Parameters<typeof sampleReceipt>[0]) {
  const payments = {
    ...sampleConnection('Payment', [sampleReceipt(payment)]),
    nodes: [sampleReceipt(payment)],
  };
  const answer = () => ({ me: { __typename: 'User', id: 'u1', payments } });
  const { client, sent } = createCountingClient({
    Me: () => ({ me: null }),
    MyPayments: answer,
    LastCharge: answer,
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Part /> }])} />
    </Providers>,
  );
  await eventually(() => expect(sent.join()).toMatch(/MyPayments|LastCharge/));
  return page;
}

it('the profile shows what was charged and paid back in the payer’s own currency beside the price', async () => {
  const page = await open(PaymentsCard, {
    presentment: eur(44_631),
    refunded: usd(16_633),
    refundedPresentment: eur(14_877),
  });
  await eventually(() => {
    const [, row] = page.getAllByRole('row');
    expect(row?.textContent).toContain('$499Charged: €446.31');
    expect(row?.textContent).toContain('$166.33Paid back: €148.77');
  });
  await page.unmount();
});

it('the profile shows the price alone to a payer who paid in its currency', async () => {
  const page = await open(PaymentsCard, { refunded: usd(16_633) });
  await eventually(() => expect(page.getAllByRole('row')).toHaveLength(2));
  expect(page.container.textContent).not.toMatch(/Charged|Paid back/);
  await page.unmount();
});

it('the page after a payment says what was charged in the payer’s own currency', async () => {
  const page = await open(Paid, { presentment: eur(44_631) });
  await eventually(() =>
    expect(page.container.textContent).toContain(
      'You were charged €446.31 in your own currency for the price of $499.',
    ),
  );
  await page.unmount();
});

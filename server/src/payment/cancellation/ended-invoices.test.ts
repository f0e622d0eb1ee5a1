import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import {
  breakEndpoint,
  controlOf,
  endFaults,
  giveUpSoon,
  refundsOf,
} from '#server/payment/payer.test-helper.ts';
import {
  advanceDays,
  registerPayer,
  untilQuiet,
  type Payer,
} from '#server/payment/sandbox-time.test-helper.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { firstRun } from '#testing/first-run.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  giveUpSoon(app);
});
afterAll(() => app.stop());

/** Somebody whose renewal was not paid, with the invoice of it. */
async function registerUnpaid(): Promise<Payer & { invoice: string }> {
  const payer = await registerPayer(app);
  controlOf(app).replaceCard(payer.customer, '4000000000000341');
  controlOf(app).advanceToRenewal(payer.customer);
  await untilQuiet(app);
  const { data } = await app.container.stripe.invoices.list({ customer: payer.customer, status: 'open' });
  return { ...payer, invoice: data[0]?.id ?? '' };
}

const statusOf = async ({ invoice }: { invoice: string }) =>
  (await app.container.stripe.invoices.retrieve(invoice)).status;
const voided = (payer: { invoice: string }) =>
  expect.poll(() => statusOf(payer), { timeout: 20_000 }).toBe('void');

describe('an open invoice of a subscription that has ended', () => {
  it('is taken back when the payer cancelled', async () => {
    const payer = await registerUnpaid();
    dataOf(await payer.client.graphql('mutation { cancelSubscription { id } }'));
    await voided(payer);
    const written = 'select latest_invoice_status as status from subscriptions where user_id = $1';
    await eventually(async () => expect(await app.sql(written, [payer.id])).toEqual([{ status: 'void' }]));
  });

  it('is taken back when Stripe gave up, and stays while Stripe still tries', async () => {
    const payer = await registerUnpaid();
    expect(await statusOf(payer)).toBe('open');
    advanceDays(app, 20);
    await voided(payer);
  });

  it('goes back when it was paid all the same, once and without a receipt', async () => {
    const payer = await registerUnpaid();
    breakEndpoint(app, 'POST /v1/invoices/:id/void', 'answers 500');
    dataOf(await payer.client.graphql('mutation { cancelSubscription { id } }'));
    const { stripe } = app.container;
    // Somebody has the page of the invoice open.
    advanceDays(app, 1);
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: payer.customer });
    await stripe.invoices.pay(payer.invoice, { payment_method: method.id });
    endFaults(app);
    await expect.poll(() => refundsOf(app, payer.customer), { timeout: 20_000 }).toHaveLength(1);
    await untilQuiet(app);
    await app.container.services.subscriptions.synchronize(payer.customer);
    await untilQuiet(app);
    expect((await refundsOf(app, payer.customer)).map(({ amount }) => amount)).toEqual([49_900]);
    expect(await mailsTo(app, payer.email, /receipt/)).toHaveLength(1);
    expect(await mailsTo(app, payer.email, /We have given \$499 back/)).toHaveLength(1);
    expect(await app.container.services.subscriptions.isActive(payer.id)).toBe(false);
  });
});

describe('forgetting a payer whose account is gone', () => {
  const forget = async (stripeCustomerId: string) => {
    const [job] = app.container.services.payerDeletion.handlers();
    await job?.run({ stripeCustomerId, leftAt: new Date().toISOString(), work: [], known: [] }, firstRun());
  };

  it('takes back what is open, and can be repeated', async () => {
    const payer = await registerUnpaid();
    await forget(payer.customer);
    await forget(payer.customer);
    expect(await statusOf(payer)).toBe('void');
    expect(await app.container.stripe.customers.retrieve(payer.customer)).toMatchObject({ deleted: true });
  });

  it('is not done with the key of an account that does not know them', async () => {
    await expect(forget('cus_of_another_account')).rejects.toThrow('No such customer');
  });
});

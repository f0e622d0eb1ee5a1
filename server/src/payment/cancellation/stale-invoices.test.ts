// @slow server/src/payment sandbox/stripe
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import {
  breakEndpoint,
  controlOf,
  endFaults,
  giveUpSoon,
  refundsOf,
} from '#server/payment/customer.test-helper.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  giveUpSoon(app);
});
afterAll(() => app.stop());

/** A subscriber with an unpaid renewal, and its invoice. */
async function registerUnpaid(): Promise<Subscriber & { invoice: string }> {
  const subscriber = await registerSettledSubscriber(app);
  controlOf(app).replaceCard(subscriber.customer, '4000000000000341');
  controlOf(app).advanceToRenewal(subscriber.customer);
  await untilQuiet(app);
  const { data } = await app.container.stripe.invoices.list({
    customer: subscriber.customer,
    status: 'open',
  });
  return { ...subscriber, invoice: data[0]?.id ?? '' };
}

const statusOf = async ({ invoice }: { invoice: string }) =>
  (await app.container.stripe.invoices.retrieve(invoice)).status;
const voided = (subscriber: { invoice: string }) => expect.poll(() => statusOf(subscriber)).toBe('void');

describe('an open invoice of an ended subscription', () => {
  it('is voided when the payer cancelled', async () => {
    const subscriber = await registerUnpaid();
    dataOf(await subscriber.client.graphql('mutation { cancelSubscription { id } }'));
    await voided(subscriber);
    const written = 'select latest_invoice_status as status from subscriptions where user_id = $1';
    await eventually(async () =>
      expect(await app.sql(written, [subscriber.id])).toEqual([{ status: 'void' }]),
    );
  });

  it('is voided when Stripe gives up, and stays open while Stripe still retries', async () => {
    const subscriber = await registerUnpaid();
    expect(await statusOf(subscriber)).toBe('open');
    advanceDays(app, 20);
    await voided(subscriber);
  });

  it('is refunded once and without a receipt if it was paid nevertheless, also when the balance is too low at first', async () => {
    const subscriber = await registerUnpaid();
    breakEndpoint(app, 'POST /v1/invoices/:id/void', 'answers 500');
    dataOf(await subscriber.client.graphql('mutation { cancelSubscription { id } }'));
    const { stripe } = app.container;
    // The payer still has the invoice page open.
    advanceDays(app, 1);
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: subscriber.customer });
    await stripe.invoices.pay(subscriber.invoice, { payment_method: method.id });
    const words = { message: 'Insufficient funds', code: 'balance_insufficient' };
    vi.spyOn(stripe.refunds, 'create').mockRejectedValueOnce(
      new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', ...words }),
    );
    endFaults(app);
    await eventually(async () => {
      await bringJobsForward(app);
      expect(await app.sql('select kind from stripe_refusals')).toEqual([{ kind: 'REFUND_REFUSED' }]);
    });
    await bringJobsForward(app);
    await expect.poll(() => refundsOf(app, subscriber.customer)).toHaveLength(1);
    await untilQuiet(app);
    await app.container.services.subscriptionSync.synchronize(subscriber.customer);
    await untilQuiet(app);
    expect((await refundsOf(app, subscriber.customer)).map(({ amount }) => amount)).toEqual([49_900]);
    expect(await mailsTo(app, subscriber.email, /receipt/)).toHaveLength(1);
    expect(await mailsTo(app, subscriber.email, /We have refunded \$499/)).toHaveLength(1);
    expect(await app.container.services.access.isActive(subscriber.id)).toBe(false);
    expect(await app.sql('select kind from stripe_refusals where resolved_at is null')).toEqual([]);
  });
});

describe('deleting the customer of a deleted account', () => {
  const forget = async (stripeCustomerId: string) => {
    const { intents, intentWorker } = app.container.services;
    const leftovers = { userId: randomUUID(), work: [], known: [] };
    const { intentId } = await app.container.orm.em
      .fork()
      .transactional((em) => intents.forget(em, stripeCustomerId, leftovers));
    await intentWorker.run(intentId);
  };

  it('voids open invoices, and can be repeated', async () => {
    const subscriber = await registerUnpaid();
    await forget(subscriber.customer);
    await forget(subscriber.customer);
    expect(await statusOf(subscriber)).toBe('void');
    expect(await app.container.stripe.customers.retrieve(subscriber.customer)).toMatchObject({
      deleted: true,
    });
  });

  it('fails with the key of an account that does not know the customer', async () => {
    await expect(forget('cus_of_another_account')).rejects.toThrow('No such customer');
  });
});

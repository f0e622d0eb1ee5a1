// @slow server/src/payment sandbox/stripe
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRefusals } from '#shared/payment.ts';
import {
  controlOf,
  customerOf,
  refundsOf,
  runOpenRequests,
  subscriptionsOf,
} from '#server/payment/customer.test-helper.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
} from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, PASSWORD, refusalOf, register, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const LEAVE = 'mutation ($password: String!) { deleteAccount(currentPassword: $password) { userId } }';
const CANCEL = 'mutation { cancelSubscription { id } }';

/** Test accounts at Stripe: a bank that pays after some days, and one that does not decide by itself. */
const PAYS_LATER = '000123456789';
const STAYS_IN_PROCESSING = '000000000009';

let app: TestApp;
let stripe: Stripe;
beforeAll(async () => {
  app = await startApp({ REFUND_WINDOW_DAYS: '0' });
  ({ stripe } = app.container);
});
afterAll(() => app.stop());

const leave = ({ client }: Person) => client.graphql<object>(LEAVE, { password: PASSWORD });
const isRemoved = async (customer: string) => (await stripe.customers.retrieve(customer)).deleted === true;

describe('an account that is deleted while a bank debit is pending', () => {
  /** Pays by bank debit, and deletes the account before any event arrives. */
  async function leaveWhilePaying(bankAccount = STAYS_IN_PROCESSING) {
    controlOf(app).holdDeliveries();
    const person = await register(app);
    const start = 'mutation { startCheckout { id url } }';
    const { startCheckout } = dataOf(
      await person.client.graphql<{ startCheckout: { id: string; url: string } }>(start),
    );
    const body = new URLSearchParams({ step: 'bank-debit', email: person.email, bankAccount });
    await fetch(startCheckout.url, { method: 'POST', redirect: 'manual', body });
    const customer = await customerOf(app, person.id);
    dataOf(await leave(person));
    controlOf(app).releaseDeliveries();
    await untilQuiet(app);
    return { customer, session: startCheckout.id };
  }

  it('gets its payment back when the bank pays two weeks later, and both are in the books', async () => {
    const { customer, session } = await leaveWhilePaying();
    expect((await subscriptionsOf(app, customer)).map(({ status }) => status)).toEqual(['canceled']);
    advanceDays(app, 13);
    await runOpenRequests(app);
    expect(await isRemoved(customer)).toBe(false);
    controlOf(app).settleBankDebit(session, 'succeeded');
    await runOpenRequests(app);
    expect((await refundsOf(app, customer)).map(({ amount }) => amount)).toEqual([49_900]);
    expect(await isRemoved(customer)).toBe(true);
    expect(await app.sql('select amount, refunded_amount, user_id from payments')).toEqual([
      { amount: 49_900, refunded_amount: 49_900, user_id: null },
    ]);
    expect(await app.sql('select id from intents')).toEqual([]);
  });

  it('gets its payment back when the bank pays after the usual days', async () => {
    const { customer } = await leaveWhilePaying(PAYS_LATER);
    advanceDays(app, 4);
    await runOpenRequests(app);
    expect(await refundsOf(app, customer)).toEqual([]);
    advanceDays(app, 2);
    await untilQuiet(app);
    await runOpenRequests(app);
    expect((await refundsOf(app, customer)).map(({ amount }) => amount)).toEqual([49_900]);
    expect(await isRemoved(customer)).toBe(true);
  });

  it('is removed from Stripe when the bank refuses', async () => {
    const { customer, session } = await leaveWhilePaying();
    expect(await isRemoved(customer)).toBe(false);
    controlOf(app).settleBankDebit(session, 'failed');
    await runOpenRequests(app);
    expect(await isRemoved(customer)).toBe(true);
    expect(await refundsOf(app, customer)).toEqual([]);
  });
});

describe('a customer who has a subscription to another product', () => {
  async function sellOther(customer: string): Promise<Stripe.Subscription> {
    const product = await stripe.products.create({ name: 'Coaching' });
    const price = await stripe.prices.create({
      product: product.id,
      unit_amount: 120_000,
      currency: 'usd',
      recurring: { interval: 'year' },
    });
    return stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  }
  const statusOf = async ({ id }: Stripe.Subscription) => (await stripe.subscriptions.retrieve(id)).status;

  it('cannot delete the account while it runs', async () => {
    const person = await registerSettledSubscriber(app);
    const other = await sellOther(person.customer);
    await untilQuiet(app);
    dataOf(await person.client.graphql(CANCEL));
    expect(refusalOf(await leave(person))).toEqual({
      code: 'CONFLICT',
      message: paymentRefusals.conflict.otherSubscription,
    });
    await stripe.subscriptions.cancel(other.id);
    await untilQuiet(app);
    dataOf(await leave(person));
    await expect.poll(() => isRemoved(person.customer)).toBe(true);
    expect(await refundsOf(app, person.customer)).toEqual([]);
  });

  it('keeps it, with its payment, if the school learns of it only after the account is deleted', async () => {
    const person = await registerSettledSubscriber(app);
    dataOf(await person.client.graphql(CANCEL));
    await untilQuiet(app);
    controlOf(app).holdDeliveries();
    const other = await sellOther(person.customer);
    dataOf(await leave(person));
    controlOf(app).releaseDeliveries();
    await untilQuiet(app);
    await runOpenRequests(app);
    expect(await statusOf(other)).toBe('active');
    expect(await refundsOf(app, person.customer)).toEqual([]);
    expect((await subscriptionsOf(app, person.customer)).map(({ status }) => status)).toEqual([
      'active',
      'canceled',
    ]);
  });
});

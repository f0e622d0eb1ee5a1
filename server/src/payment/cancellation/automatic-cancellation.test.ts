// @slow server/src/payment sandbox/stripe
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import {
  breakEndpoint,
  controlOf,
  customerOf,
  endFaults,
  giveUpSoon,
  runOpenRequests,
  subscriptionsOf,
} from '#server/payment/customer.test-helper.ts';
import { registerSettledSubscriber, untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { intentOf } from '#server/payment/subscriber.test-helper.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, refusalOf, register, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const START = 'mutation { startCheckout { id url } }';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  giveUpSoon(app);
});
afterEach(() => endFaults(app));
afterAll(() => app.stop());

const synchronize = async ({ id }: Person) =>
  app.container.services.subscriptionSync.synchronize(await customerOf(app, id));
const statusesOf = async ({ id }: Person) =>
  (await subscriptionsOf(app, await customerOf(app, id))).map(({ status }) => status);
const causesOf = ({ id }: Person) =>
  app.sql(
    `select cause, with_refund as "withRefund" from intents
       where subscription_id in (select id from subscriptions where user_id = $1)`,
    [id],
  );
const ended = (person: Person) =>
  eventually(async () => {
    await bringJobsForward(app);
    expect(await statusesOf(person)).toEqual(['canceled']);
  });

describe('a full refund made in the Stripe dashboard', () => {
  it('ends the subscription, tells the payer once and lets them buy again', async () => {
    const person = await registerPaidSubscriber(app);
    await untilQuiet(app);
    await app.container.stripe.refunds.create({ payment_intent: await intentOf(app, person) });
    await ended(person);
    await untilQuiet(app);
    await Promise.all([synchronize(person), synchronize(person)]);
    await untilQuiet(app);
    expect(await causesOf(person)).toEqual([{ cause: 'REFUND', withRefund: false }]);
    const mails = (await mailsTo(app, person.email, /./)).map(({ subject }) => subject);
    expect(mails.filter((subject) => /has ended|cancelled/.test(subject))).toEqual([
      'Your subscription has ended, and your payment has been refunded',
    ]);
    expect((await mailsTo(app, person.email, /has ended/))[0]?.text).toContain('We have refunded $499');
    expect(dataOf(await person.client.graphql(START))).toHaveProperty('startCheckout.url');
  });

  it('allows a new checkout at once, even while Stripe does not end the subscription', async () => {
    const person = await registerPaidSubscriber(app);
    await untilQuiet(app);
    breakEndpoint(app, 'DELETE /v1/subscriptions/:id', 'answers 500');
    await app.container.stripe.refunds.create({ payment_intent: await intentOf(app, person) });
    await synchronize(person);
    expect(await statusesOf(person)).toEqual(['active']);
    expect(dataOf(await person.client.graphql(START))).toHaveProperty('startCheckout.url');
  });

  it('is also announced when it is for a past year', async () => {
    const subscriber = await registerSettledSubscriber(app);
    controlOf(app).advanceToRenewal(subscriber.customer);
    await untilQuiet(app);
    const { stripe } = app.container;
    const { data: intents } = await stripe.paymentIntents.list({ customer: subscriber.customer });
    const [running, over] = intents.map(({ id }) => id);
    await stripe.refunds.create({ payment_intent: running });
    await ended(subscriber);
    await stripe.refunds.create({ payment_intent: over });
    await untilQuiet(app);
    const told = async (subject: RegExp) => (await mailsTo(app, subscriber.email, subject)).length;
    expect([await told(/has ended/), await told(/^We have refunded/)]).toEqual([1, 1]);
  });

  it('of a part of the payment changes nothing', async () => {
    const person = await registerPaidSubscriber(app);
    await app.container.stripe.refunds.create({
      payment_intent: await intentOf(app, person),
      amount: 49_899,
    });
    await synchronize(person);
    expect(await causesOf(person)).toEqual([]);
    expect(refusalOf(await person.client.graphql(START))?.code).toBe('CONFLICT');
  });
});

describe('a failed first bank debit', () => {
  it('is no subscription: it is ended, the buyer is told why and can buy again', async () => {
    const person = await register(app);
    const { startCheckout } = dataOf(
      await person.client.graphql<{ startCheckout: { id: string; url: string } }>(START),
    );
    const body = new URLSearchParams({ step: 'bank-debit', email: person.email });
    await fetch(startCheckout.url, { method: 'POST', redirect: 'manual', body });
    await synchronize(person);
    breakEndpoint(app, 'DELETE /v1/subscriptions/:id', 'answers 500');
    controlOf(app).settleBankDebit(startCheckout.id, 'failed');
    await synchronize(person);
    expect(await statusesOf(person)).toEqual(['active']);
    const seen = await person.client.graphql(
      '{ me { checkout { state } subscription { status } access { reason mayWatch } accessHistory { nodes { kind } } } }',
    );
    expect(dataOf(seen)).toMatchObject({
      me: {
        checkout: { state: 'FAILED' },
        subscription: { status: 'INACTIVE' },
        access: { reason: 'NEVER', mayWatch: false },
      },
    });
    expect(JSON.stringify(dataOf(seen))).not.toContain('SUBSCRIPTION_STARTED');
    expect(dataOf(await person.client.graphql(START))).toHaveProperty('startCheckout.url');

    endFaults(app);
    await runOpenRequests(app);
    await ended(person);
    expect(await causesOf(person)).toEqual([{ cause: 'UNPAID', withRefund: false }]);
    await eventually(async () =>
      expect(await mailsTo(app, person.email, /did not go through/)).toHaveLength(1),
    );
  });
});

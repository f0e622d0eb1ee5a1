// @slow server/src/payment sandbox/stripe server/src/access
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRefusals } from '#shared/payment.ts';
import { controlOf, subscriptionsOf } from '#server/payment/customer.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { intentOf } from '#server/payment/subscriber.test-helper.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, PASSWORD, refusalOf, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const START = 'mutation { startCheckout { id } }';
const CANCEL = 'mutation { cancelSubscription { id } }';
const RESUME = 'mutation { resumeSubscription { id } }';
const LEAVE = `mutation { deleteAccount(currentPassword: "${PASSWORD}") { userId } }`;
const ME = `{ me { access { mayWatch reason } subscription { status }
  paidSubscription { status currentPeriodEnd refundableUntil } } }`;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

interface Me {
  access: { mayWatch: boolean; reason: string };
  subscription: { status: string } | null;
  paidSubscription: { status: string; currentPeriodEnd: string; refundableUntil: string | null } | null;
}
const meOf = async ({ client }: Person) => dataOf(await client.graphql<{ me: Me }>(ME)).me;

const drafts = async () => {
  const query = '{ paymentProblems { nodes { kind text user { id } } } }';
  interface Problems {
    paymentProblems: { nodes: { kind: string; text: string; user: { id: string } }[] };
  }
  const { paymentProblems } = dataOf(await admin.client.graphql<Problems>(query));
  return paymentProblems.nodes.filter(({ kind }) => kind === 'INVOICE_DRAFT');
};

async function newestOf({ customer }: Subscriber) {
  const [subscription] = await subscriptionsOf(app, customer);
  if (!subscription) throw new Error('There is no subscription');
  return subscription;
}

/** Goes to the first charge of the renewal, and beyond the grace period. */
async function passRenewal({ customer }: Subscriber): Promise<void> {
  controlOf(app).advanceToRenewal(customer);
  advanceDays(app, 10);
  await untilQuiet(app);
}

async function expectFreeToGo(person: Subscriber): Promise<void> {
  dataOf(await person.client.graphql(CANCEL));
  expect(await newestOf(person)).toMatchObject({ status: 'canceled' });
  dataOf(await person.client.graphql(START));
  dataOf(await person.client.graphql(LEAVE));
}

describe('while the school collects no payments of a subscription', () => {
  it.each(['keep_as_draft', 'void', 'mark_uncollectible'] as const)(
    'its learner keeps the access, and may cancel (%s)',
    async (behavior) => {
      const person = await registerSettledSubscriber(app);
      const { stripe } = app.container;
      const { id } = await newestOf(person);
      await stripe.subscriptions.update(id, { pause_collection: { behavior } });
      await passRenewal(person);
      expect(await meOf(person)).toMatchObject({
        access: { mayWatch: true, reason: 'PAID' },
        paidSubscription: { status: 'ACTIVE' },
      });
      const expected = behavior === 'keep_as_draft' ? [{ user: { id: person.id } }] : [];
      expect(await drafts()).toMatchObject(expected);
      if (behavior === 'keep_as_draft') {
        const [draft] = await drafts();
        expect(draft?.text).toContain('Payment collection is paused');
      }

      // Afterwards, the renewal is unpaid.
      await stripe.subscriptions.update(id, { pause_collection: '' });
      await untilQuiet(app);
      expect(await meOf(person)).toMatchObject({
        access: { mayWatch: false, reason: 'UNPAID' },
        paidSubscription: { status: 'PAST_DUE' },
      });
      const refusal = { code: 'CONFLICT', message: paymentRefusals.conflict.renewalUnpaid };
      expect(refusalOf(await person.client.graphql(START))).toEqual(refusal);
      await expectFreeToGo(person);
    },
  );
});

describe('a renewal that Stripe cannot finalize', () => {
  it('is a payment problem with its cause, and its learner may cancel, buy again and leave', async () => {
    const person = await registerSettledSubscriber(app);
    controlOf(app).failFinalization(person.customer, 'The tax location is unknown');
    await passRenewal(person);
    expect(await meOf(person)).toMatchObject({ paidSubscription: { status: 'PAST_DUE' } });
    const [draft] = await drafts();
    expect(draft).toMatchObject({ user: { id: person.id } });
    expect(draft?.text).toContain('(The tax location is unknown)');
    await expectFreeToGo(person);
    expect(await drafts()).toEqual([]);
  });
});

describe('a subscription that is paused at Stripe', () => {
  async function pause(): Promise<Subscriber & { subscription: string }> {
    const person = await registerSettledSubscriber(app);
    const { id } = await newestOf(person);
    await app.container.stripe.subscriptions.pause(id);
    await untilQuiet(app);
    expect(await meOf(person)).toMatchObject({
      access: { mayWatch: false, reason: 'PAUSED' },
      subscription: { status: 'PAUSED' },
      paidSubscription: { status: 'PAUSED' },
    });
    return { ...person, subscription: id };
  }

  it('cannot be bought again, and continues without a charge when it is resumed in its paid year', async () => {
    const person = await pause();
    const refusal = { code: 'CONFLICT', message: paymentRefusals.conflict.paused };
    expect(refusalOf(await person.client.graphql(START))).toEqual(refusal);
    dataOf(await person.client.graphql(RESUME));
    expect(await meOf(person)).toMatchObject({
      access: { mayWatch: true },
      paidSubscription: { status: 'ACTIVE' },
    });
    const { data } = await app.container.stripe.invoices.list({ customer: person.customer });
    expect(data).toHaveLength(1);
  });

  it('keeps its former paid year if the new one, begun early, is refunded', async () => {
    const person = await pause();
    advanceDays(app, 100);
    const { stripe } = app.container;
    await stripe.subscriptions.resume(person.subscription);
    await untilQuiet(app);
    await stripe.refunds.create({ payment_intent: await intentOf(app, person) });
    const becomes = (state: Partial<Stripe.Subscription>) =>
      eventually(async () => {
        await bringJobsForward(app);
        expect(await newestOf(person)).toMatchObject(state);
      });
    await becomes({ status: 'active', cancel_at_period_end: true });
    await untilQuiet(app);
    expect(await meOf(person)).toMatchObject({ access: { mayWatch: true } });
    const [mail] = await mailsTo(app, person.email, /cancelled/);
    expect(mail?.text).toMatch(/You can watch all lectures until/);

    advanceDays(app, 270);
    await app.container.services.reconciliation.run();
    await becomes({ status: 'canceled' });
    expect(await meOf(person)).toMatchObject({ access: { mayWatch: false } });
  });

  it('begins a new paid year when it is resumed later', async () => {
    const person = await pause();
    advanceDays(app, 400);
    dataOf(await person.client.graphql(RESUME));
    expect(await meOf(person)).toMatchObject({ access: { mayWatch: true } });
    const { data } = await app.container.stripe.invoices.list({ customer: person.customer });
    expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('is ended by a cancellation, with a refund in its refund period', async () => {
    const person = await pause();
    expect((await meOf(person)).paidSubscription?.refundableUntil).not.toBeNull();
    await expectFreeToGo(person);
    const { data } = await app.container.stripe.charges.list({ customer: person.customer });
    expect(data).toMatchObject([{ refunded: true }]);
  });
});

describe('a free trial', () => {
  it('is neither a paid subscription nor revenue until it is paid', async () => {
    const trial = await startApp();
    const owner = await registerAdmin(trial);
    const { school } = trial.container.services;
    const version = school.current.version;
    dataOf(
      await owner.client.graphql(
        `mutation { updateSchool(input: { version: ${version}, trialDays: 14 }) { version } }`,
      ),
    );
    await registerSettledSubscriber(trial);
    const figures = async () => {
      const [row] = await trial.sql('select sum(users)::int as users from subscription_end_rollups');
      return { users: 0, ...row };
    };
    expect(await trial.container.services.sales.subscribedUsers()).toBe(0);
    advanceDays(trial, 15);
    await untilQuiet(trial);
    expect(await trial.container.services.sales.subscribedUsers()).toBe(1);
    expect(await figures()).toEqual({ users: 1 });
    await trial.stop();
  });
});

// @slow server/src/payment sandbox/stripe server/src/access
import fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StripeApiError } from '#sandbox/stripe/stripe-error.ts';
import { controlOf, subscriptionsOf } from '#server/payment/customer.test-helper.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, PASSWORD, refusalOf } from '#testing/factories.ts';
import { isExhaustive, seededRandom } from '#testing/sample.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

/** Number of histories. Each has a person of its own and takes seconds. */
const RUNS = { drawn: 4, all: 40 };
const LONGEST = 6;

const START = 'mutation { startCheckout { id } }';
const CANCEL = 'mutation { cancelSubscription { id } }';
const RESUME = 'mutation { resumeSubscription { id } }';
const LEAVE = `mutation { deleteAccount(currentPassword: "${PASSWORD}") { userId } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The newest subscription and payment of a person at Stripe. */
async function stateOf({ customer }: Subscriber) {
  const [subscription] = await subscriptionsOf(app, customer);
  const { data } = await app.container.stripe.paymentIntents.list({ customer });
  return { subscription: subscription?.id ?? '', intent: data[0]?.id ?? '' };
}

type State = Awaited<ReturnType<typeof stateOf>>;

/** What happens at Stripe, and what people do. Stripe and the product may refuse it. */
const STEPS: Record<string, (person: Subscriber, state: State) => unknown> = {
  'invoices stay drafts': (_, { subscription }) => pauseCollection(subscription, 'keep_as_draft'),
  'invoices are void': (_, { subscription }) => pauseCollection(subscription, 'void'),
  'invoices are uncollectible': (_, { subscription }) => pauseCollection(subscription, 'mark_uncollectible'),
  'payments are collected again': (_, { subscription }) => pauseCollection(subscription, ''),
  'the subscription is paused': (_, { subscription }) =>
    app.container.stripe.subscriptions.pause(subscription),
  'the subscription is resumed': (_, { subscription }) =>
    app.container.stripe.subscriptions.resume(subscription),
  'the subscription is set to end': (_, { subscription }) =>
    app.container.stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
  'invoices cannot be finalized': ({ customer }) =>
    controlOf(app).failFinalization(customer, 'No tax location'),
  'invoices can be finalized again': ({ customer }) => controlOf(app).allowFinalization(customer),
  'the newest draft is finalized and paid': async ({ customer }) => {
    const { stripe } = app.container;
    const { data } = await stripe.invoices.list({ customer, status: 'draft' });
    await stripe.invoices.pay(data[0]?.id ?? '');
  },
  'retries end unpaid': () => controlOf(app).setDunningEnd('unpaid'),
  'retries end past due': () => controlOf(app).setDunningEnd('past_due'),
  'retries end with the subscription': () => controlOf(app).setDunningEnd('canceled'),
  'the quantity is raised': (_, { subscription }) => changeQuantity(subscription, 2, 'create_prorations'),
  'the quantity is lowered': (_, { subscription }) => changeQuantity(subscription, 1, 'always_invoice'),
  'the person has a credit': ({ customer }) =>
    app.container.stripe.customers.createBalanceTransaction(customer, { amount: -60_000, currency: 'usd' }),
  'the card fails': ({ customer }) => controlOf(app).replaceCard(customer, '4000000000000341'),
  'the card is good again': ({ customer }) => controlOf(app).replaceCard(customer, '4242424242424242'),
  'a renewal is due': ({ customer }) => controlOf(app).advanceToRenewal(customer),
  'a week passes': () => advanceDays(app, 8),
  'a renewal fails to the last retry': ({ customer }) => {
    controlOf(app).replaceCard(customer, '4000000000000341');
    controlOf(app).advanceToRenewal(customer);
    advanceDays(app, 20);
  },
  'the payment is refunded': (_, { intent }) =>
    app.container.stripe.refunds.create({ payment_intent: intent }),
  'the payment is disputed': (_, { intent }) => controlOf(app).openDispute(intent),
  'the person cancels': ({ client }) => client.graphql(CANCEL),
  'the person resumes': ({ client }) => client.graphql(RESUME),
};

const pauseCollection = (id: string, behavior: 'keep_as_draft' | 'mark_uncollectible' | 'void' | '') =>
  app.container.stripe.subscriptions.update(id, { pause_collection: behavior === '' ? '' : { behavior } });

async function changeQuantity(
  id: string,
  quantity: number,
  proration_behavior: 'always_invoice' | 'create_prorations',
): Promise<void> {
  const { subscriptions } = app.container.stripe;
  const [item] = (await subscriptions.retrieve(id)).items.data;
  await subscriptions.update(id, { items: [{ id: item?.id ?? '', quantity }], proration_behavior });
}

async function take(step: string, person: Subscriber): Promise<void> {
  try {
    await STEPS[step]?.(person, await stateOf(person));
  } catch (error) {
    // Stripe refuses what is impossible in this state.
    if (!(error instanceof Stripe.errors.StripeError) && !(error instanceof StripeApiError)) throw error;
  }
  await untilQuiet(app);
}

/** The person can watch or buy, or else cancel and then buy; and they can leave. */
async function expectWayOut({ client }: Subscriber): Promise<void> {
  const { me } = dataOf(
    await client.graphql<{ me: { access: { mayWatch: boolean } } }>('{ me { access { mayWatch } } }'),
  );
  const isStuck = !me.access.mayWatch && refusalOf(await client.graphql(START)) !== null;
  if (isStuck) {
    expect(refusalOf(await client.graphql(CANCEL))).toBeNull();
    expect(refusalOf(await client.graphql(START))).toBeNull();
  }
  if (refusalOf(await client.graphql(LEAVE)) === null) return;
  expect(refusalOf(await client.graphql(CANCEL))).toBeNull();
  expect(refusalOf(await client.graphql(LEAVE))).toBeNull();
}

it('people can watch, buy or cancel, and leave, whatever happened at Stripe', async ({ task }) => {
  const numRuns = isExhaustive ? RUNS.all : RUNS.drawn;
  task.meta.sample = { kind: 'ways into dead ends', drawn: numRuns, all: RUNS.all };
  const seed = Math.floor(seededRandom('dead ends')() * 2 ** 31);
  const steps = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 1, maxLength: LONGEST });
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      controlOf(app).setDunningEnd('canceled');
      const person = await registerSettledSubscriber(app);
      for (const step of history) await take(step, person);
      await expectWayOut(person);
    }),
    { numRuns, seed, endOnFailure: true },
  );
}, 600_000);

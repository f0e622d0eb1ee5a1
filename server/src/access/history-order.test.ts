import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import { dataOf, register, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let rows: ReturnType<typeof paymentRows>;
beforeAll(async () => {
  app = await startApp();
  rows = paymentRows(app);
});
afterAll(() => app.stop());

interface History {
  nodes: { kind: string; at: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
const HISTORY = `query ($first: Int! = 24, $after: String) {
  me { accessHistory(first: $first, after: $after) { nodes { kind at } pageInfo { hasNextPage endCursor } } } }`;
const historyOf = async ({ client }: Person, variables = {}) =>
  dataOf(await client.graphql<{ me: { accessHistory: History } }>(HISTORY, variables)).me.accessHistory;

/** This many milliseconds after a whole second. Stripe's times have no milliseconds. */
const moment = (milliseconds: number) => new Date(Date.UTC(2026, 0, 5, 12, 0, 0, milliseconds));

it('entries of the same second are in their natural order, newest first, also across pages', async () => {
  const person = await register(app);
  await rows.checkout(person.id, { created_at: moment(700), state: 'PAID', closed_at: moment(0) });
  const { stripeId } = await rows.subscription(person.id, { created_at: moment(0) });
  await rows.payment(person.id, { paid_at: moment(0), stripe_subscription_id: stripeId });
  const { nodes } = await historyOf(person);
  expect(nodes.map(({ kind }) => kind)).toEqual([
    'PAYMENT',
    'SUBSCRIPTION_STARTED',
    'CHECKOUT_PAID',
    'CHECKOUT_STARTED',
  ]);

  const read: History['nodes'] = [];
  let after: string | null = null;
  do {
    const page: History = await historyOf(person, { first: 1, after });
    read.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(read).toEqual(nodes);
});

it('a subscription starts with its first payment, not while a bank is processing it', async () => {
  const person = await register(app);
  const { stripeId } = await rows.subscription(person.id, {
    created_at: moment(0),
    latest_invoice_status: 'open',
  });
  expect((await historyOf(person)).nodes).toEqual([]);
  await rows.payment(person.id, { paid_at: moment(5_000), stripe_subscription_id: stripeId });
  expect((await historyOf(person)).nodes).toEqual([
    { kind: 'PAYMENT', at: moment(5_000).toISOString() },
    { kind: 'SUBSCRIPTION_STARTED', at: moment(5_000).toISOString() },
  ]);
});

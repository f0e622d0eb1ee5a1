import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inputRefusals } from '#shared/request-messages.ts';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import { as, dataOf, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let customer: string;
let rows: ReturnType<typeof paymentRows>;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  rows = paymentRows(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await register(app);
  customer = await rows.customer(person.id);
});

interface Entry {
  kind: string;
  at: string;
  text: string;
  amount: { amount: number; currency: string } | null;
  until: string | null;
}
interface History {
  totalCount: number;
  nodes: Entry[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
const HISTORY = `accessHistory(first: $first, after: $after) {
  totalCount nodes { id kind at text amount { amount currency } until } pageInfo { hasNextPage endCursor } }`;
const MINE = `query ($first: Int! = 24, $after: String) { me { ${HISTORY} } }`;
const historyOf = async ({ client }: Person, variables = {}) =>
  dataOf(await client.graphql<{ me: { accessHistory: History } }>(MINE, variables)).me.accessHistory;
/** The kinds of the entries, oldest first. */
const kindsOf = async (who: Person) => (await historyOf(who)).nodes.map(({ kind }) => kind).toReversed();

/** A whole second, this many minutes after the start of the history. */
const minute = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 12, minutes));
const future = new Date(Date.now() + 1_000_000_000);
const money = { amount: 49_900, currency: 'usd' };

describe('the access history', () => {
  it('is empty for a user who never tried to subscribe', async () => {
    expect(await historyOf(person)).toEqual({
      totalCount: 0,
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it("contains a checkout and its outcome, with Stripe's times", async () => {
    const end = minute(600_000);
    const { stripeId } = await rows.checkout(person.id, {
      created_at: minute(0),
      state: 'PAID',
      closed_at: minute(50),
    });
    const session = { id: stripeId, object: 'checkout.session', payment_status: 'paid' };
    await rows.event(customer, 'checkout.session.completed', { object: session }, { occurred_at: minute(3) });
    await rows.subscription(person.id, { created_at: minute(2), access_until: future });
    await rows.payment(person.id, { paid_at: minute(1), paid_until: end });
    const { nodes } = await historyOf(person);
    expect(nodes.toReversed()).toMatchObject([
      { kind: 'CHECKOUT_STARTED', at: minute(0).toISOString(), text: 'A checkout was started', amount: null },
      { kind: 'PAYMENT', at: minute(1).toISOString(), amount: money, until: end.toISOString() },
      { kind: 'SUBSCRIPTION_STARTED', at: minute(2).toISOString() },
      { kind: 'CHECKOUT_PAID', at: minute(3).toISOString() },
    ]);
  });

  it('contains a debit that the bank refused later, and an abandoned checkout', async () => {
    const { stripeId } = await rows.checkout(person.id, {
      created_at: minute(0),
      state: 'FAILED',
      closed_at: minute(9),
    });
    const session = { id: stripeId, object: 'checkout.session', payment_status: 'unpaid' };
    const at = (minutes: number) => ({ occurred_at: minute(minutes) });
    await rows.event(customer, 'checkout.session.completed', { object: session }, at(1));
    await rows.event(customer, 'checkout.session.async_payment_failed', { object: session }, at(8));
    await rows.checkout(person.id, { created_at: minute(20), state: 'EXPIRED', closed_at: minute(30) });
    expect(await kindsOf(person)).toEqual([
      'CHECKOUT_STARTED',
      'CHECKOUT_PENDING',
      'CHECKOUT_FAILED',
      'CHECKOUT_STARTED',
      'CHECKOUT_EXPIRED',
    ]);
    expect((await historyOf(person)).nodes[2]?.at).toBe(minute(8).toISOString());
  });

  it('contains each failed attempt to charge once, and whether the bank asks for the payer', async () => {
    const attempt = (type: string, invoice: string, count: number, minutes: number) => {
      const of = { id: invoice, attempt_count: count, billing_reason: 'subscription_cycle' };
      const object = { ...of, amount_remaining: money.amount, currency: money.currency };
      return rows.event(customer, type, { object }, { occurred_at: minute(minutes) });
    };
    await attempt('invoice.payment_failed', 'in_1', 1, 0);
    await attempt('invoice.payment_failed', 'in_1', 2, 10);
    await attempt('invoice.payment_failed', 'in_2', 1, 20);
    await attempt('invoice.payment_action_required', 'in_2', 1, 20);
    const { nodes } = await historyOf(person);
    expect(nodes.toReversed()).toMatchObject([
      { kind: 'PAYMENT_FAILED', text: 'The renewal payment failed', amount: money },
      { kind: 'PAYMENT_FAILED' },
      { kind: 'AUTHENTICATION_NEEDED', amount: money },
    ]);
  });

  it('contains refunds: immediate, delayed and failed ones', async () => {
    const payment = await rows.payment(person.id, { paid_at: minute(0) });
    await rows.refund(payment, { requested_at: minute(10) });
    const later = await rows.refund(payment, { requested_at: minute(20) });
    const failed = await rows.refund(payment, { requested_at: minute(40), state: 'FAILED' });
    const settled = (id: string, minutes: number) =>
      rows.event(customer, 'refund.updated', { object: { id } }, { occurred_at: minute(minutes) });
    await settled(later.stripeId, 30);
    await settled(failed.stripeId, 50);
    const { nodes } = await historyOf(person);
    expect(nodes.toReversed()).toMatchObject([
      { kind: 'PAYMENT', at: minute(0).toISOString() },
      { kind: 'REFUND', at: minute(10).toISOString() },
      { kind: 'REFUND_REQUESTED', at: minute(20).toISOString() },
      { kind: 'REFUND', at: minute(30).toISOString() },
      { kind: 'REFUND_REQUESTED', at: minute(40).toISOString() },
      { kind: 'REFUND_FAILED', at: minute(50).toISOString() },
    ]);
  });

  it('contains disputes and their outcomes', async () => {
    const dispute = (type: string, id: string, status: string, minutes: number) =>
      rows.event(customer, type, { object: { id, status, ...money } }, { occurred_at: minute(minutes) });
    await dispute('charge.dispute.created', 'dp_1', 'needs_response', 0);
    await dispute('charge.dispute.closed', 'dp_1', 'won', 1);
    await dispute('charge.dispute.created', 'dp_2', 'needs_response', 2);
    await dispute('charge.dispute.closed', 'dp_2', 'lost', 3);
    const { nodes } = await historyOf(person);
    expect(nodes.toReversed()).toMatchObject([
      { kind: 'DISPUTE_OPENED', amount: money },
      { kind: 'DISPUTE_CLOSED', text: 'The dispute ended, and the payment stays' },
      { kind: 'DISPUTE_OPENED' },
      { kind: 'DISPUTE_CLOSED', text: 'The bank reversed a payment' },
    ]);
  });

  it('contains a cancellation or a resumption once, from the request or the event', async () => {
    const end = minute(9_000);
    const { id, stripeId } = await rows.subscription(person.id, {
      created_at: minute(0),
      current_period_end: end,
      access_until: future,
    });
    const toggle = (isEnding: boolean, minutes: number) =>
      rows.event(
        customer,
        'customer.subscription.updated',
        {
          object: {
            id: stripeId,
            cancel_at_period_end: isEnding,
            cancel_at: isEnding ? end.getTime() / 1000 : null,
          },
          previous_attributes: { cancel_at: isEnding ? null : end.getTime() / 1000 },
        },
        { occurred_at: minute(minutes) },
      );
    const asked = (kind: string, minutes: number) =>
      rows.request(id, { kind, created_at: minute(minutes), closed_at: minute(minutes) });
    await asked('AT_PERIOD_END', 10);
    await toggle(true, 10);
    await asked('RESUME', 20);
    await toggle(false, 20);
    // The event for this one has not arrived.
    await asked('AT_PERIOD_END', 30);
    const { nodes } = await historyOf(person);
    expect(nodes.toReversed()).toMatchObject([
      { kind: 'SUBSCRIPTION_STARTED' },
      { kind: 'CANCELLED_FOR_PERIOD_END', at: minute(10).toISOString(), until: end.toISOString() },
      { kind: 'RESUMED', at: minute(20).toISOString() },
      { kind: 'CANCELLED_FOR_PERIOD_END', at: minute(30).toISOString(), until: end.toISOString() },
    ]);
  });

  it('contains who ended a subscription immediately, and what is still pending', async () => {
    const { id, stripeId } = await rows.subscription(person.id, {
      created_at: minute(0),
      stripe_status: 'canceled',
      paid_until: future,
    });
    await rows.request(id, { cause: 'ADMIN', created_at: minute(10), closed_at: minute(12) });
    const ending = async () => (await historyOf(person)).nodes[0];
    const ended = { kind: 'SUBSCRIPTION_ENDED', text: 'The subscription ended' };
    // The event for the end has not arrived.
    expect(await ending()).toMatchObject({ ...ended, at: minute(12).toISOString() });
    const object = { id: stripeId, cancellation_details: { reason: 'cancellation_requested' } };
    const at = { occurred_at: minute(11) };
    await rows.event(customer, 'customer.subscription.deleted', { object }, at);
    expect(await ending()).toMatchObject({ ...ended, at: minute(11).toISOString() });
    const second = await rows.subscription(person.id, { created_at: minute(20), access_until: future });
    await rows.request(second.id, { kind: 'AT_PERIOD_END', created_at: minute(30) });
    const { nodes } = await historyOf(person);
    expect(nodes.toReversed()).toMatchObject([
      { kind: 'SUBSCRIPTION_STARTED' },
      { kind: 'CANCELLATION_REQUESTED', text: 'An admin ended the subscription' },
      { kind: 'SUBSCRIPTION_ENDED', text: 'The subscription ended' },
      { kind: 'SUBSCRIPTION_STARTED' },
      { kind: 'CANCELLATION_REQUESTED', text: 'The subscription was cancelled' },
    ]);
  });

  it('contains the end of an access that expired, before Stripe sends an event', async () => {
    const started = { created_at: minute(0), current_period_end: minute(5) };
    await rows.subscription(person.id, { ...started, stripe_status: 'past_due', access_until: minute(5) });
    expect((await historyOf(person)).nodes[0]).toMatchObject({
      kind: 'SUBSCRIPTION_ENDED',
      at: minute(5).toISOString(),
      text: 'The lectures were closed because the renewal was not paid',
    });
  });

  it('contains grants, but no end for a replaced one', async () => {
    const [until, later] = [minute(100), future];
    await rows.grant(person.id, { created_at: minute(0), expires_at: until, ended_at: minute(10) });
    await rows.grant(person.id, { created_at: minute(10), expires_at: later });
    await rows.grant(person.id, { created_at: minute(-20), expires_at: minute(-10) });
    expect((await historyOf(person)).nodes.toReversed()).toMatchObject([
      { kind: 'GRANTED' },
      { kind: 'GRANT_ENDED', at: minute(-10).toISOString() },
      { kind: 'GRANTED', until: until.toISOString() },
      { kind: 'GRANTED', until: later.toISOString() },
    ]);
  });

  it('leaves out unprocessed and refused events, and those of other payers', async () => {
    const subject = { object: { id: 'sub_x' } };
    const type = 'customer.subscription.deleted';
    for (const state of ['RECEIVED', 'REFUSED', 'IGNORED'])
      await rows.event(customer, type, subject, { state });
    await rows.event('cus_other', type, subject);
    await rows.event(null, type, subject);
    expect(await kindsOf(person)).toEqual([]);
  });

  it('is paginated, even between entries of the same moment', async () => {
    for (let number = 0; number < 7; number += 1) {
      await rows.payment(person.id, { paid_at: minute(number < 4 ? 0 : number) });
    }
    const all = await historyOf(person);
    expect(all.totalCount).toBe(7);
    const read: Entry[] = [];
    let after: string | null = null;
    do {
      const page: History = await historyOf(person, { first: 2, after });
      expect(page.totalCount).toBe(7);
      read.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(read).toEqual(all.nodes);
  });

  it('is read for many users in as many statements as for one', async () => {
    const everybody = `query ($people: Int!, $first: Int! = 5, $after: String) {
      users(first: $people) { nodes { ${HISTORY} } } }`;
    const count = async (people: number) => {
      const statements = watchStatements(app);
      dataOf(await admin.client.graphql(everybody, { people }));
      return statements.length;
    };
    for (let time = 0; time < 3; time += 1) await rows.payment((await register(app)).id);
    expect(await count(4)).toBe(await count(1));
  });

  it.each([
    ['a malformed cursor', { after: 'x' }, inputRefusals.malformedCursor],
    ['a page too large', { first: 101 }, inputRefusals.pageSize({ limit: 100 })],
  ])('refuses %s', async (_what, variables, message) => {
    expect(refusalOf(await person.client.graphql(MINE, variables))).toEqual({
      code: 'BAD_USER_INPUT',
      message,
    });
  });

  it('is visible to the user and to admins only', async () => {
    await rows.payment(person.id);
    const ask = `query ($id: ID!, $first: Int! = 24, $after: String) { user(id: $id) { ${HISTORY} } }`;
    const { user } = dataOf(
      await admin.client.graphql<{ user: { accessHistory: History } }>(ask, { id: person.id }),
    );
    expect(user.accessHistory.nodes).toMatchObject([{ kind: 'PAYMENT' }]);
    const other = await as(app, 'USER');
    expect(refusalOf(await other.graphql(ask, { id: person.id }))?.code).toBe('FORBIDDEN');
  });
});

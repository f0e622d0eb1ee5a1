import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import { as, dataOf, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';

let app: TestApp;
let admin: Person;
let user: Person;
let rows: ReturnType<typeof paymentRows>;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  user = await register(app);
  rows = paymentRows(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  const tables = ['payments', 'subscriptions', 'customers', 'stripe_events', 'reconciliations'];
  for (const table of tables) await app.sql(`delete from ${table}`);
});

interface Problems {
  paymentProblems: {
    totalCount: number;
    nodes: {
      kind: string;
      since: string;
      text: string;
      user: { id: string } | null;
      payment: { id: string } | null;
    }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const PROBLEMS = `query ($first: Int! = 24, $after: String) { paymentProblems(first: $first, after: $after) {
  totalCount nodes { id kind since text user { id } payment { id } } pageInfo { hasNextPage endCursor } } }`;
const problems = async (variables = {}) =>
  dataOf(await admin.client.graphql<Problems>(PROBLEMS, variables)).paymentProblems;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const daysAgo = (days: number) => minutesAgo(days * 24 * 60);

describe('payment problems', () => {
  it('are none when all is well', async () => {
    const paymentId = await rows.payment(user.id);
    await rows.refund(paymentId);
    const { id } = await rows.subscription(user.id);
    await rows.request(id, { closed_at: new Date() });
    await rows.event(null, 'invoice.paid', { object: {} });
    await rows.reconciliation({ finished_at: new Date() });
    expect(await problems()).toMatchObject({ totalCount: 0, nodes: [], pageInfo: { endCursor: null } });
  });

  it('include a warning of fraud for 30 days, until the payment is refunded in full or disputed', async () => {
    const warned = { fraud_warned_at: daysAgo(29), amount: 49_900 };
    const id = await rows.payment(user.id, warned);
    await rows.payment(user.id, { ...warned, fraud_warned_at: daysAgo(31) });
    await rows.payment(user.id, { ...warned, refunded_amount: 49_900 });
    await rows.payment(user.id, { ...warned, dispute_status: 'won' });
    expect((await problems()).nodes).toMatchObject([
      { kind: 'FRAUD_WARNING', payment: { id }, user: { id: user.id } },
    ]);
  });

  it('include a failed refund, until a later one is under way', async () => {
    const paymentId = await rows.payment(user.id);
    const failed = {
      state: 'FAILED',
      failure_reason: 'expired_or_canceled_card',
      requested_at: minutesAgo(20),
    };
    await rows.refund(paymentId, failed);
    const { nodes } = await problems();
    expect(nodes).toMatchObject([
      {
        kind: 'REFUND_FAILED',
        since: failed.requested_at.toISOString(),
        user: { id: user.id },
        payment: { id: paymentId },
      },
    ]);
    expect(nodes[0]?.text).toContain('(The card has expired or was closed)');
    await rows.refund(paymentId, { state: 'PENDING', requested_at: minutesAgo(1) });
    expect((await problems()).nodes).toEqual([]);
  });

  it('include a request that Stripe refused, or that is open for more than ten minutes', async () => {
    const ask = async (row: object) => {
      const { id } = await rows.subscription(user.id);
      await rows.request(id, { ...row });
    };
    await ask({ created_at: minutesAgo(9) });
    await ask({ created_at: minutesAgo(11) });
    await ask({ created_at: minutesAgo(1), failure: 'No such subscription' });
    const { nodes } = await problems();
    expect(nodes).toMatchObject([
      { kind: 'REQUEST_STUCK', user: { id: user.id }, payment: null },
      { kind: 'REQUEST_STUCK' },
    ]);
    expect(nodes[0]?.text).toContain('(No such subscription)');
    expect(nodes[1]?.text).not.toContain('(');
  });

  it('include an open dispute, since the bank opened it', async () => {
    const opened = daysAgo(2);
    const stripeCustomerId = await rows.customer(user.id);
    await rows.event(stripeCustomerId, 'charge.dispute.created', { object: {} }, { occurred_at: opened });
    const paymentId = await rows.payment(user.id, {
      dispute_status: 'needs_response',
      disputed_amount: 49_900,
      paid_at: daysAgo(20),
    });
    expect((await problems()).nodes).toMatchObject([
      { kind: 'DISPUTE', since: opened.toISOString(), payment: { id: paymentId } },
    ]);
    for (const status of ['won', 'lost', 'warning_closed', 'prevented']) {
      await app.sql('update payments set dispute_status = $1', [status]);
      expect((await problems()).nodes).toEqual([]);
    }
    await app.sql(`update payments set dispute_status = 'warning_under_review'`);
    expect((await problems()).nodes).toMatchObject([{ kind: 'DISPUTE' }]);
  });

  it('include an event that could not be processed, and for 30 days an odd or refused one', async () => {
    const stripeCustomerId = await rows.customer(user.id);
    const add = (type: string, customer: string | null, row: object) =>
      rows.event(customer, type, { object: {} }, { ...row });
    await add('invoice.paid', stripeCustomerId, { state: 'RECEIVED', occurred_at: minutesAgo(1) });
    await add('invoice.paid', stripeCustomerId, {
      state: 'RECEIVED',
      failure: 'Stripe hung up',
      occurred_at: minutesAgo(2),
    });
    await add('invoice.paid', null, { state: 'REFUSED', failure: 'Test mode', occurred_at: daysAgo(29) });
    await add('invoice.paid', null, { state: 'REFUSED', occurred_at: daysAgo(31) });
    const oddity = 'Another price';
    await add('invoice.paid', stripeCustomerId, { oddity, occurred_at: daysAgo(28) });
    await add('invoice.paid', stripeCustomerId, { oddity, occurred_at: daysAgo(32) });
    const { nodes } = await problems();
    expect(nodes).toMatchObject([
      { kind: 'EVENT_FAILED', user: { id: user.id } },
      { kind: 'EVENT_ODD', user: { id: user.id } },
      { kind: 'EVENT_REFUSED', user: null },
    ]);
    expect(nodes[0]?.text).toContain('(invoice.paid: Stripe hung up)');
    expect(nodes[1]?.text).toContain('(invoice.paid: Another price)');
    expect(nodes[2]?.text).toContain('(invoice.paid: Test mode)');
  });

  it('include a failed comparison, until the next one', async () => {
    await rows.reconciliation({ created_at: minutesAgo(60), failure: 'Stripe was down.' });
    const { nodes } = await problems();
    expect(nodes).toMatchObject([{ kind: 'RECONCILIATION_FAILED', user: null, payment: null }]);
    expect(nodes[0]?.text).toContain('(Stripe was down)');
    await rows.reconciliation({ finished_at: new Date() });
    expect((await problems()).nodes).toEqual([]);
  });

  it('come in pages, newest first, with the same number of statements for any length', async () => {
    const count = async (first: number) => {
      const statements = watchStatements(app);
      await problems({ first });
      return statements.length;
    };
    for (let number = 1; number <= 5; number += 1) {
      const paymentId = await rows.payment((await register(app)).id);
      await rows.refund(paymentId, { state: 'FAILED', requested_at: minutesAgo(number) });
    }
    const all = await problems();
    expect(all.totalCount).toBe(5);
    const times = all.nodes.map(({ since }) => since);
    expect(times).toEqual(times.toSorted().toReversed());
    const read: unknown[] = [];
    let after: string | null = null;
    do {
      const page: Problems['paymentProblems'] = await problems({ first: 2, after });
      expect(page.totalCount).toBe(5);
      read.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(read).toEqual(all.nodes);
    expect(await count(5)).toBe(await count(1));
  });

  it.each([
    ['a malformed cursor', { after: 'x' }, inputRefusals.malformedCursor],
    ['a page size that is too large', { first: 101 }, inputRefusals.pageSize({ limit: 100 })],
  ])('refuse %s', async (_what, variables, message) => {
    expect(refusalOf(await admin.client.graphql(PROBLEMS, variables))).toEqual({
      code: 'BAD_USER_INPUT',
      message,
    });
  });

  it('are visible to admins only', async () => {
    expect(refusalOf(await user.client.graphql(PROBLEMS))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await (await as(app, 'VISITOR')).graphql(PROBLEMS))?.code).toBe('UNAUTHENTICATED');
  });
});

describe('the list of all payments', () => {
  interface Listed {
    payments: {
      totalCount: number;
      nodes: { id: string; stripeUrl: string; disputeUrl: string | null; user: { id: string } | null }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  }
  const LIST = `query ($first: Int! = 24, $after: String, $search: String, $state: PaymentState, $from: DateTime, $until: DateTime) {
    payments(first: $first, after: $after, search: $search, state: $state, from: $from, until: $until) {
      totalCount nodes { id stripeUrl disputeUrl user { id } } pageInfo { hasNextPage endCursor } } }`;
  const payments = async (variables = {}) =>
    dataOf(await admin.client.graphql<Listed>(LIST, variables)).payments;
  const idsOf = async (variables: object) => (await payments(variables)).nodes.map(({ id }) => id);

  it('is filtered by payer, state and days, page by page', async () => {
    const other = await register(app);
    const kept = await rows.payment(user.id, { paid_at: daysAgo(1) });
    const refunded = await rows.payment(user.id, { paid_at: daysAgo(2), refunded_amount: 100 });
    const disputed = await rows.payment(other.id, { paid_at: daysAgo(3), dispute_status: 'won' });
    const [account] = await app.sql<{ email: string }>('select email from users where id = $1', [other.id]);

    expect(await idsOf({})).toEqual([kept, refunded, disputed]);
    expect(await idsOf({ state: 'KEPT' })).toEqual([kept]);
    expect(await idsOf({ state: 'REFUNDED' })).toEqual([refunded]);
    expect(await idsOf({ state: 'DISPUTED' })).toEqual([disputed]);
    expect(await idsOf({ search: account?.email })).toEqual([disputed]);
    expect(await idsOf({ search: 'nobody-of-this-name' })).toEqual([]);
    expect(await idsOf({ from: daysAgo(2.5), until: daysAgo(1.5) })).toEqual([refunded]);
    const until = daysAgo(1.5);
    const first = await payments({ first: 1, until });
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(await idsOf({ first: 1, until, after: first.pageInfo.endCursor })).toEqual([disputed]);
    expect(
      refusalOf(await admin.client.graphql(LIST, { search: 'x'.repeat(limits.search.max + 1) })),
    ).toEqual({
      code: 'BAD_USER_INPUT',
      message: messages.validation.textTooLong({ limit: limits.search.max }),
    });
  });

  it('links each payment and dispute to Stripe, for admins only', async () => {
    await rows.payment(user.id, { stripe_invoice_id: 'in_1', stripe_dispute_id: 'dp_1' });
    const dashboard = `${app.url}/sandbox/stripe/dashboard`;
    expect((await payments()).nodes).toMatchObject([
      { stripeUrl: `${dashboard}/invoices/in_1`, disputeUrl: `${dashboard}/disputes/dp_1` },
    ]);
    for (const field of ['stripeUrl', 'disputeUrl']) {
      const own = `{ me { payments { nodes { ${field} } } } }`;
      expect(refusalOf(await user.client.graphql(own))?.code).toBe('FORBIDDEN');
    }
  });

  it('and open messages are counted in the stats', async () => {
    const counts = '{ stats { openMessages paymentProblems } }';
    await rows.payment(user.id, { dispute_status: 'needs_response' });
    await app.sql(
      `insert into contact_messages (id, created_at, name, email, message, handled_at)
         values (gen_random_uuid(), now(), 'Eve', 'eve@example.com', 'Hi', null),
                (gen_random_uuid(), now(), 'Eve', 'eve@example.com', 'Hi', now())`,
    );
    expect(dataOf(await admin.client.graphql(counts))).toEqual({
      stats: { openMessages: 1, paymentProblems: 1 },
    });
  });
});

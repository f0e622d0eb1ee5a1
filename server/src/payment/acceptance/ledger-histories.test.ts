// @slow server/src/payment sandbox/stripe
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataOf, registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { isExhaustive, seededRandom } from '#testing/sample.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { EXAMPLES, histories } from './histories.test-helper.ts';
import { HistoryRunner } from './history-runner.test-helper.ts';
import { expectedByStripe, inOurTables, type PaidInvoice } from './stripe-expected.test-helper.ts';

/** Number of histories. Each runs in a school of its own, which takes seconds. */
const RUNS = { drawn: EXAMPLES.length + 3, all: 12 };

/** A payment as each way of reading it shows it, in minor units. */
interface Shown {
  amount: number;
  refunded: number;
}

const shown = (payments: Shown[]) =>
  payments.map(({ amount, refunded }) => `${amount} less ${refunded}`).toSorted();
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
const brought = (payments: PaidInvoice[]) =>
  sum(payments.map(({ amount, refunded, disputed }) => amount - refunded - disputed));

/** The payments of all people at Stripe, which must have no other payments. */
async function paidAtStripe(app: TestApp, people: Person[]): Promise<PaidInvoice[]> {
  const customers = await app.sql<{ id: string }>(
    'select stripe_customer_id as id from customers where user_id = any($1)',
    [people.map(({ id }) => id)],
  );
  const expecteds = await Promise.all(customers.map(({ id }) => expectedByStripe(app, id)));
  const payments = expecteds.flatMap((expected) => expected.payments);
  const charges = await app.container.stripe.charges
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const captured = charges
    .filter(({ status }) => status === 'succeeded')
    .map((charge) => charge.amount_captured);
  expect(sum(captured)).toBe(sum(payments.map(({ amount }) => amount)));
  return payments;
}

async function expectPeopleAgree(app: TestApp, people: Person[]): Promise<void> {
  for (const { id, client } of people) {
    const [row] = await app.sql<{ id: string }>(
      'select stripe_customer_id as id from customers where user_id = $1',
      [id],
    );
    const expected = row
      ? await expectedByStripe(app, row.id)
      : { subscriptions: [], payments: [], refunds: [], mayWatch: false };
    expect(await inOurTables(app, id)).toEqual(expected);
    const query = `{ me {
      access { mayWatch }
      payments(first: 100) { nodes { amount { amount } refunded { amount } isDisputed } }
    } }`;
    const { me } = dataOf(await client.graphql<{ me: Me }>(query));
    expect(me.access.mayWatch).toBe(expected.mayWatch);
    expect(shown(me.payments.nodes.map(flat))).toEqual(shown(expected.payments));
    expect(me.payments.nodes.filter(({ isDisputed }) => isDisputed)).toHaveLength(
      expected.payments.filter(({ disputed }) => disputed > 0).length,
    );
  }
}

interface Node {
  amount: { amount: number };
  refunded: { amount: number };
  isDisputed: boolean;
}

interface Me {
  access: { mayWatch: boolean };
  payments: { nodes: Node[] };
}

const flat = ({ amount, refunded }: Node): Shown => ({ amount: amount.amount, refunded: refunded.amount });

async function expectListsAgree(admin: HttpClient, payments: PaidInvoice[]): Promise<void> {
  const { body } = await admin.json<{ allPayments: Shown[] }>('GET', '/api/v1/payments?count=100');
  expect(shown(body.allPayments)).toEqual(shown(payments));
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const query = `query ($after: String) { payments(first: 3, after: $after) {
      totalCount pageInfo { endCursor hasNextPage }
      nodes { amount { amount } refunded { amount } isDisputed }
    } }`;
    const page: Connection = dataOf(await admin.graphql<{ payments: Connection }>(query, { after })).payments;
    expect(page.totalCount).toBe(payments.length);
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect(shown(nodes.map(flat))).toEqual(shown(payments));
}

interface Connection {
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  nodes: Node[];
}

interface Sales {
  count: number;
  collected: { amount: number };
  months: { month: number; count: number; collected: { amount: number } }[];
}

async function expectSumsAgree(app: TestApp, admin: HttpClient, payments: PaidInvoice[]): Promise<void> {
  const thisYear = app.container.clock().getUTCFullYear();
  const yearOf = ({ paidAt }: PaidInvoice) => new Date(paidAt * 1000).getUTCFullYear();
  const monthOf = ({ paidAt }: PaidInvoice) => new Date(paidAt * 1000).getUTCMonth() + 1;
  const query = `query ($year: Int) { stats {
    collected { amount } sales(year: $year) { count collected { amount } months { month count collected { amount } } }
  } }`;
  for (const year of new Set([thisYear, ...payments.map(yearOf)])) {
    const { stats } = dataOf(
      await admin.graphql<{ stats: { collected: { amount: number }; sales: Sales } }>(query, { year }),
    );
    const ofYear = payments.filter((payment) => yearOf(payment) === year);
    const months = Array.from({ length: 12 }, (_, index) => {
      const ofMonth = ofYear.filter((payment) => monthOf(payment) === index + 1);
      return { month: index + 1, count: ofMonth.length, collected: { amount: brought(ofMonth) } };
    });
    expect(stats.collected.amount).toBe(brought(payments));
    expect(stats.sales).toEqual({ count: ofYear.length, collected: { amount: brought(ofYear) }, months });
    if (year !== thisYear) continue;
    const counts = months.map(({ count }) => count);
    const { body: list } = await admin.json<{ monthlySalesRecord: number[]; finalMonths: object }>(
      'GET',
      '/api/v1/payments?count=1',
    );
    expect(list.monthlySalesRecord).toEqual(counts);
    expect(Object.values(list.finalMonths)).toEqual(counts);
    const { body: record } = await admin.json<{ data: number[] }>(
      'GET',
      '/api/v1/payments/get-monthly-payments',
    );
    expect(record.data).toEqual(counts);
  }
}

it('after any history, access and all sums of money match Stripe’s objects', async ({ task }) => {
  const numRuns = isExhaustive ? RUNS.all : RUNS.drawn;
  task.meta.sample = { kind: 'histories of payments', drawn: numRuns, all: RUNS.all };
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const app = await startApp({ STRIPE_PROMOTION_CODES: 'true' });
      try {
        const { client: admin } = await registerAdmin(app);
        const runner = new HistoryRunner(app);
        await runner.run(steps);
        await expectPeopleAgree(app, runner.people);
        const payments = await paidAtStripe(app, runner.people);
        await expectListsAgree(admin, payments);
        await expectSumsAgree(app, admin, payments);
      } finally {
        await app.stop();
      }
    }),
    // Shrinking would take minutes. The seed and the whole history are printed instead. Remove `endOnFailure` to
    // shrink.
    {
      numRuns,
      seed: Math.floor(seededRandom('histories of payments')() * 2 ** 31),
      endOnFailure: true,
      examples: EXAMPLES.map((steps) => [steps]),
    },
  );
}, 900_000);

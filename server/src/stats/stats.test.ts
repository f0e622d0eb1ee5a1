// @slow server/src/stats server/src/platform
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Money } from '#shared/money.ts';
import { statsMessages } from '#shared/stats.ts';
import {
  as,
  dataOf,
  refusalOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import type { Collected } from './stats.type.ts';

const MONEY = '{ amount currency }';
const COLLECTED = `collected ${MONEY} collectedByCurrency ${MONEY}`;
const STATS = `query Stats($year: Int) {
  stats {
    registeredUsers subscribedUsers totalRevenue ${MONEY} ${COLLECTED}
    sales(year: $year) { year years count ${COLLECTED} months { month count ${COLLECTED} } }
  }
}`;
interface StatsData {
  stats: Collected & {
    registeredUsers: number;
    subscribedUsers: number;
    totalRevenue: Money;
    sales: Collected & {
      year: number;
      years: number[];
      count: number;
      months: (Collected & { month: number; count: number })[];
    };
  };
}

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = (await registerAdmin(app)).client;
});
afterAll(() => app.stop());

async function stats(year?: number) {
  return dataOf(await admin.graphql<StatsData>(STATS, { year })).stats;
}

/** Adds payments of one amount at these times. */
async function addPayments(times: string[], amount: number, currency = 'usd', refunded = 0): Promise<void> {
  await app.sql(
    `insert into payments (id, created_at, stripe_invoice_id, amount, currency, paid_at, refunded_amount)
       select gen_random_uuid(), now(), gen_random_uuid()::text, $2, $3, time, $4 from unnest($1::timestamptz[]) as time`,
    [times, amount, currency, refunded],
  );
}

describe('the statistics of the school', () => {
  const thisYear = new Date().getUTCFullYear();
  beforeEach(async () => {
    // Without customers, late events cannot create the payments again.
    await app.sql('delete from customers');
    await app.sql('delete from payments');
  });

  it('counts accounts and paid subscriptions, without revenue for grants', async () => {
    const before = await stats();
    const granted = await register(app);
    await registerPaidSubscriber(app);
    const refunded = await registerPaidSubscriber(app);
    dataOf(await refunded.client.graphql('mutation { cancelSubscription { id } }'));
    await app.sql(
      `insert into access_grants (id, created_at, user_id, expires_at)
         values (gen_random_uuid(), now(), $1, now() + interval '1 year')`,
      [granted.id],
    );
    const after = await stats();
    expect(after.registeredUsers).toBe(before.registeredUsers + 3);
    expect(after.subscribedUsers).toBe(before.subscribedUsers + 1);
    expect(after.totalRevenue).toEqual({ amount: after.subscribedUsers * 49_900, currency: 'usd' });
    expect(after.collected).toEqual({ amount: before.collected.amount + 49_900, currency: 'usd' });
    expect(after.sales.count).toBe(before.sales.count + 2);
  });

  it('stops counting a subscription the moment it ends, without a job', async () => {
    const { id } = await registerPaidSubscriber(app);
    await app.sql('delete from customers where user_id = $1', [id]);
    const end = (interval: string) =>
      app.sql(`update subscriptions set access_until = now() + $2::interval where user_id = $1`, [
        id,
        interval,
      ]);
    await end('1 minute');
    const running = (await stats()).subscribedUsers;
    await end('-1 second');
    expect((await stats()).subscribedUsers).toBe(running - 1);
  });

  it('assigns payments to months in UTC, and refunds to the month of their payment', async () => {
    await addPayments(['2024-01-01T00:00:00Z', '2024-01-31T23:59:59Z', '2024-12-31T23:59:59Z'], 10_001);
    await addPayments(['2024-02-01T00:00:00Z'], 5_000, 'usd', 1_999);
    await addPayments(['2023-12-31T23:59:59Z', '2025-01-01T00:00:00Z'], 7);
    const { sales, collected } = await stats(2024);
    expect(sales.months.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(sales.months.map((month) => month.collected.amount)).toEqual([
      20_002, 3_001, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10_001,
    ]);
    expect(sales).toMatchObject({ year: 2024, count: 4, collected: { amount: 33_004 } });
    expect(sales.months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(collected.amount).toBe(33_018);
    expect(sales.years).toEqual(Array.from({ length: thisYear - 2022 }, (_, index) => thisYear - index));
  });

  it('adds up each currency separately, with that of the offer first, and counts every payment', async () => {
    await addPayments(['2024-05-05T00:00:00Z'], 300, 'eur');
    await addPayments(['2024-05-06T00:00:00Z'], 200);
    await addPayments(['2024-06-01T00:00:00Z'], 500, 'chf', 100);
    const { sales, ...overall } = await stats(2024);
    const usd = (amount: number) => ({ amount, currency: 'usd' });
    const eur = { amount: 300, currency: 'eur' };
    const chf = { amount: 400, currency: 'chf' };
    const may = { count: 2, collected: usd(200), collectedByCurrency: [usd(200), eur] };
    const june = { count: 1, collected: usd(0), collectedByCurrency: [usd(0), chf] };
    expect(sales.months.slice(3, 6)).toMatchObject([{ collectedByCurrency: [usd(0)] }, may, june]);
    expect(sales).toMatchObject({ collected: usd(200), collectedByCurrency: [usd(200), eur, chf] });
    expect(overall).toMatchObject({ collected: usd(200), collectedByCurrency: [usd(200), chf, eur] });
  });

  it('defaults to the current year, which is the only year before the first payment', async () => {
    const { sales } = await stats();
    expect(sales).toMatchObject({ year: thisYear, years: [thisYear], count: 0 });
    expect(sales.months).toHaveLength(12);
  });

  it('supports sums beyond the range of a 32-bit integer', async () => {
    await addPayments(
      Array.from({ length: 50 }, () => '2024-05-05T00:00:00Z'),
      99_999_999,
    );
    expect((await stats(2024)).collected.amount).toBe(4_999_999_950);
  });

  it.each([1969, 10_000, -1])('refuses the year %i', async (year) => {
    const answer = await admin.graphql(STATS, { year });
    expect(refusalOf(answer)).toEqual({
      code: 'BAD_USER_INPUT',
      message: statsMessages.validation.year({ from: 1970, to: 9999 }),
    });
  });

  it.each([
    ['VISITOR', 'UNAUTHENTICATED'],
    ['USER', 'FORBIDDEN'],
    ['SUBSCRIBER', 'FORBIDDEN'],
  ] as const)('is refused to a %s', async (caller, code) => {
    expect(refusalOf(await (await as(app, caller)).graphql(STATS))).toMatchObject({ code });
  });

  it('needs as many statements for a hundred payments as for none', async () => {
    const seen = watchStatements(app);
    const statements = async () => {
      seen.length = 0;
      await stats();
      return seen.filter((statement) => /rollup|paid_users|payments|subscriptions/.test(statement)).length;
    };
    const before = await statements();
    await addPayments(
      Array.from({ length: 100 }, () => new Date().toISOString()),
      100,
    );
    expect(await statements()).toBe(before);
    expect(before).toBeLessThanOrEqual(5);
  });
});

const YEAR = `year newSubscriptions endedSubscriptions churnRate months {
  month newSubscriptions endedSubscriptions activeSubscriptions churnRate
  monthlyRecurringRevenue ${MONEY} annualRecurringRevenue ${MONEY}
}`;
const REPORT = `query Report($year: Int, $currency: String) {
  stats { subscriptionReport(year: $year, currency: $currency) {
    currency currencies years year { ${YEAR} } yearBefore { ${YEAR} }
    renewals { year month renewing renewingAmount ${MONEY} expiring expiringAmount ${MONEY} }
  } }
}`;
interface Counts {
  newSubscriptions: number;
  endedSubscriptions: number;
  churnRate: number | null;
}
interface SubscriptionYear extends Counts {
  year: number;
  months: (Counts & { activeSubscriptions: number; [revenue: `${string}RecurringRevenue`]: unknown })[];
}
interface Report {
  currency: string;
  currencies: string[];
  years: number[];
  year: SubscriptionYear;
  yearBefore: SubscriptionYear;
  renewals: { renewing: number; expiring: number }[];
}

describe('the report of subscriptions', () => {
  const report = async (variables: { year?: number; currency?: string } = {}) =>
    dataOf(await admin.graphql<{ stats: { subscriptionReport: Report } }>(REPORT, variables)).stats
      .subscriptionReport;
  /** Adds subscriptions in euros of deleted users, of which only the counted rows remain. */
  const addSubscriptions = (rows: [startedAt: string, endedAt: string | null][]) =>
    app.sql(
      `insert into counted_subscriptions (id, currency, yearly_amount, started_at, ended_at, renews)
         select gen_random_uuid(), 'eur', 12000, started_at, ended_at, false
           from unnest($1::timestamptz[], $2::timestamptz[]) as subscription (started_at, ended_at)`,
      [rows.map(([startedAt]) => startedAt), rows.map(([, endedAt]) => endedAt)],
    );

  it('follows purchases, cancellations and deleted accounts', async () => {
    const month = new Date().getUTCMonth();
    const before = await report();
    await registerPaidSubscriber(app);
    const refunded = await registerPaidSubscriber(app);
    dataOf(await refunded.client.graphql('mutation { cancelSubscription { id } }'));
    const leaving = await registerPaidSubscriber(app);
    const gone = await registerPaidSubscriber(app);
    await app.sql('delete from users where id = $1', [gone.id]);
    const after = await report();
    expect(after.year.newSubscriptions).toBe(before.year.newSubscriptions + 4);
    expect(after.year.endedSubscriptions).toBe(before.year.endedSubscriptions + 2);
    const [then, now] = [before.year.months[month], after.year.months[month]];
    const active = then?.activeSubscriptions ?? 0;
    expect(now?.activeSubscriptions).toBe(active + 2);
    const brings = (active + 2) * 49_900;
    expect(now?.annualRecurringRevenue).toEqual({ amount: brings, currency: 'usd' });
    expect(now?.monthlyRecurringRevenue).toEqual({ amount: Math.round(brings / 12), currency: 'usd' });
    const count = (what: 'renewing' | 'expiring', { renewals }: Report) =>
      renewals.reduce((sum, row) => sum + row[what], 0);
    expect(after.renewals).toHaveLength(13);
    expect(count('renewing', after)).toBe(count('renewing', before) + 2);
    // Without the customer, late events cannot undo the change.
    await app.sql('delete from customers where user_id = $1', [leaving.id]);
    await app.sql(
      `update subscriptions set current_period_end = now(), cancel_at_period_end = true where user_id = $1`,
      [leaving.id],
    );
    expect(count('expiring', await report())).toBe(count('expiring', before) + 1);
  });

  it('contains active subscriptions and churn of each month, and of the year before', async () => {
    await addSubscriptions([
      ['2021-12-31T23:59:59Z', null],
      ['2022-01-01T00:00:00Z', '2022-03-31T23:59:59Z'],
      ['2022-03-01T00:00:00Z', null],
      ['2023-02-01T00:00:00Z', '2023-02-15T00:00:00Z'],
    ]);
    const { year, yearBefore, years, currencies } = await report({ year: 2023, currency: 'eur' });
    expect(yearBefore.months.map(({ activeSubscriptions }) => activeSubscriptions)).toEqual([
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ]);
    expect(yearBefore).toMatchObject({
      year: 2022,
      newSubscriptions: 2,
      endedSubscriptions: 1,
      churnRate: 1 / 3,
    });
    expect(yearBefore.months.map(({ churnRate }) => churnRate)).toEqual([
      0,
      0,
      1 / 3,
      ...Array<number>(9).fill(0),
    ]);
    expect(year.months[1]).toEqual({
      month: 2,
      newSubscriptions: 1,
      endedSubscriptions: 1,
      activeSubscriptions: 2,
      churnRate: 1 / 3,
      monthlyRecurringRevenue: { amount: 2_000, currency: 'eur' },
      annualRecurringRevenue: { amount: 24_000, currency: 'eur' },
    });
    expect(years.at(-1)).toBe(2021);
    expect(currencies).toEqual(expect.arrayContaining(['usd', 'eur']));
  });

  it('has no values for future months', async () => {
    const next = await report({ year: new Date().getUTCFullYear() + 1 });
    expect(new Set(next.year.months.map((month) => month.annualRecurringRevenue))).toEqual(new Set([null]));
    expect(next.year.churnRate).toBeNull();
  });

  it('refuses an invalid currency', async () => {
    expect(refusalOf(await admin.graphql(REPORT, { currency: 'Euro' }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: statsMessages.validation.currency,
    });
  });
});

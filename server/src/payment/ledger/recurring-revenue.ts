import { sql, type Expression } from 'kysely';
import type { Clock } from '#server/platform/common/clock.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { date, int, is, read, rowIn, text, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';

/** Changes of a school's subscriptions in a month, UTC, and their state at its end. Amounts are in minor units. */
export interface SubscriptionMonth {
  /** 1 to 12. */
  month: number;
  /** Subscriptions with their first payment. */
  started: number;
  /** Subscriptions that were cancelled or remained unpaid. */
  ended: number;
  /** Subscriptions active at the end of the month, or now; null for a future month. */
  active: number | null;
  /** Yearly revenue of the active subscriptions; null for a future month. */
  yearlyAmount: number | null;
  /** Share of the initial and new subscriptions that ended; null if there were none. */
  churnRate: number | null;
}

/** Subscriptions whose period ends in a month, UTC. Amounts are in minor units. */
export interface RenewalMonth {
  year: number;
  /** 1 to 12. */
  month: number;
  /** Subscriptions to be renewed, and their amount. */
  renewing: number;
  renewingAmount: number;
  /** Subscriptions that end. */
  expiring: number;
  expiringAmount: number;
}

const rollups = db.selectFrom('subscriptionRollups as rollup');
const rollup = rowIn('subscriptionRollups', 'rollup');
const yearOf = (day: Expression<string>) => sql<number>`extract(year from ${day})::int`;
const monthOf = (day: Expression<string>) => sql<number>`extract(month from ${day})::int`;
const total = (count: Expression<number>) => sql<number>`sum(${count})::int`;
const totalAmount = (amount: Expression<unknown>) => sql<number>`sum(${amount})::float8`;
const netAmount = sql`${rollup.startedAmount} - ${rollup.endedAmount}`;

/** One row per month and currency, independent of the number of subscriptions. */
const CHANGES = read({ currency: text, year: int }, ({ currency, year }) =>
  rollups
    .where('rollup.currency', '=', currency)
    .where('rollup.month', '<', sql<string>`make_date(${year} + 1, 1, 1)`)
    .groupBy('rollup.month')
    .having(is.or([is(total(rollup.started), '<>', 0), is(total(rollup.ended), '<>', 0)]))
    .orderBy('rollup.month')
    .select([yearOf(rollup.month).as('year'), monthOf(rollup.month).as('month')])
    .select([total(rollup.started).as('started'), total(rollup.ended).as('ended')])
    .select(totalAmount(netAmount).as('amount')),
);

const RENEWALS = read({ currency: text, start: date }, ({ currency, start }) =>
  rollups
    .where('rollup.currency', '=', currency)
    .where((query) => query.between('rollup.month', start, sql<string>`${start} + interval '12 months'`))
    .groupBy('rollup.month')
    .select([yearOf(rollup.month).as('year'), monthOf(rollup.month).as('month')])
    .select([total(rollup.renewing).as('renewing'), total(rollup.expiring).as('expiring')])
    .select(totalAmount(rollup.renewingAmount).as('renewingAmount'))
    .select(totalAmount(rollup.expiringAmount).as('expiringAmount')),
);

const CURRENCIES = read({}, () =>
  rollups
    .groupBy('rollup.currency')
    .having(total(rollup.started), '<>', 0)
    .orderBy(totalAmount(netAmount), 'desc')
    .orderBy('rollup.currency')
    .select('rollup.currency')
    .select(yearOf(sql<string>`min(${rollup.month})`).as('firstYear')),
);

/**
 * The sums that triggers maintain for subscriptions, in the terms of Stripe's billing metrics. The active subscriptions
 * at the end of a month are all started minus all ended ones, so that no month needs to be closed.
 */
export class RecurringRevenue {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * The currencies of subscriptions, the one with most revenue first, with the year of the first subscription in each.
   */
  currencies(): Promise<RowOf<typeof CURRENCIES>[]> {
    return this.statements.all(CURRENCIES, {});
  }

  /** The twelve months of a year in one currency, January first. */
  async ofYear(year: number, currency: string): Promise<SubscriptionMonth[]> {
    const changes = await this.statements.all(CHANGES, { currency, year });
    const now = this.clock();
    const monthsSoFar = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1;
    const before = changes.filter((row) => row.year < year);
    let active = sumOf(before, ({ started, ended }) => started - ended);
    let yearlyAmount = sumOf(before, ({ amount }) => amount);
    return Array.from({ length: 12 }, (_, index) => {
      const month = index + 1;
      const ofMonth = changes.filter((row) => row.year === year && row.month === month);
      const started = sumOf(ofMonth, (row) => row.started);
      const ended = sumOf(ofMonth, (row) => row.ended);
      const atStake = active + started;
      active += started - ended;
      yearlyAmount += sumOf(ofMonth, ({ amount }) => amount);
      const isToCome = month > monthsSoFar;
      return {
        month,
        started,
        ended,
        active: isToCome ? null : active,
        yearlyAmount: isToCome ? null : yearlyAmount,
        churnRate: isToCome || atStake === 0 ? null : ended / atStake,
      };
    });
  }

  /** The rest of this month and the next twelve months, in one currency. A purchase today renews in the last one. */
  async renewalsAhead(currency: string): Promise<RenewalMonth[]> {
    const now = this.clock();
    const [year, first] = [now.getUTCFullYear(), now.getUTCMonth()];
    const start = new Date(Date.UTC(year, first)).toISOString().slice(0, 10);
    const rows = await this.statements.all(RENEWALS, { currency, start });
    return Array.from({ length: 13 }, (_, index) => {
      const place = { year: year + Math.floor((first + index) / 12), month: ((first + index) % 12) + 1 };
      const known = rows.find((row) => row.year === place.year && row.month === place.month);
      return known ?? { ...place, renewing: 0, renewingAmount: 0, expiring: 0, expiringAmount: 0 };
    });
  }
}

function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + figure(row), 0);
}

import { sql } from 'kysely';
import type { Money } from '#shared/money.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { date, int, is, read, rowIn, time } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';

/** Sales of a month, UTC. */
export interface MonthOfSales {
  /** 1 to 12. */
  month: number;
  /** Number of payments in all currencies. */
  count: number;
  /** Revenue per currency, less refunds and disputes. */
  collected: Money[];
}

const rollups = db.selectFrom('salesRollups as rollup');
const rollup = rowIn('salesRollups', 'rollup');
const count = sql<number>`sum(${rollup.count})::int`;
const netAmount = sql<number>`sum(${rollup.amount} - ${rollup.refunded})::float8`;

const OF_YEAR = read({ year: int }, ({ year }) =>
  rollups
    .where(
      is.between(rollup.month, sql<string>`make_date(${year}, 1, 1)`, sql<string>`make_date(${year}, 12, 1)`),
    )
    .groupBy(['rollup.month', 'rollup.currency'])
    .having(count, '>', 0)
    .orderBy('rollup.currency')
    .select([sql<number>`extract(month from ${rollup.month})::int`.as('month'), 'rollup.currency'])
    .select([count.as('count'), netAmount.as('amount')]),
);

const FIRST_YEAR = read({}, () =>
  rollups
    .where('rollup.count', '>', 0)
    .select(sql<number | null>`extract(year from min(${rollup.month}))::int`.as('year')),
);

const COLLECTED = read({}, () =>
  rollups
    .groupBy('rollup.currency')
    .having(count, '>', 0)
    .orderBy('rollup.currency')
    .select(['rollup.currency', netAmount.as('amount')]),
);

const SUBSCRIBED = read({ now: time, tomorrow: time, day: date }, ({ now, tomorrow, day }) => {
  const fromTomorrow = db
    .selectFrom('subscriptionEndRollups')
    .where('day', '>=', day)
    .select(({ fn }) => fn.sum('users').as('users'));
  const today = db
    .selectFrom('paidUsers')
    .where('paidUntil', '>', now)
    .where('paidUntil', '<', tomorrow)
    .select(({ fn }) => fn.countAll().as('users'));
  return db.selectNoFrom(sql<number>`(coalesce(${fromTomorrow}, 0) + ${today})::int`.as('users'));
});

/** The sums that triggers maintain for payments and subscriptions. Each method runs one statement of constant cost. */
export class Sales {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** The twelve months of a year, January first. A refund counts in the month of its payment. */
  async ofYear(year: number): Promise<MonthOfSales[]> {
    const rows = await this.statements.all(OF_YEAR, { year });
    const known = Map.groupBy(rows, ({ month }) => month);
    return Array.from({ length: 12 }, (_, index) => {
      const month = index + 1;
      const sums = known.get(month) ?? [];
      return {
        month,
        count: sums.reduce((total, sum) => total + sum.count, 0),
        collected: sums.map(({ amount, currency }) => ({ amount, currency })),
      };
    });
  }

  /** The year of the first payment, UTC; null if there is none. */
  async firstYear(): Promise<number | null> {
    return (await this.statements.first(FIRST_YEAR, {}))?.year ?? null;
  }

  /** Total revenue per currency, less refunds and disputes. */
  collected(): Promise<Money[]> {
    return this.statements.all(COLLECTED, {});
  }

  /**
   * The number of users with a running paid subscription. Days after today are read from sums, and today is counted row
   * by row.
   */
  async subscribedUsers(): Promise<number> {
    const now = this.clock();
    const tomorrow = new Date(now);
    tomorrow.setUTCHours(24, 0, 0, 0);
    const day = tomorrow.toISOString().slice(0, 10);
    return (await this.statements.first(SUBSCRIBED, { now, tomorrow, day }))?.users ?? 0;
  }
}

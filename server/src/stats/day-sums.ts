import { sql } from 'kysely';
import { db } from '#server/platform/db/query-compiler.ts';
import { date, read, rowIn, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';

const SPAN = { from: date, until: date };

const sale = rowIn('salesDayRollups', 'rollup');
const SALES = read(SPAN, ({ from, until }) =>
  db
    .selectFrom('salesDayRollups as rollup')
    .where('rollup.day', '>=', from)
    .where('rollup.day', '<', until)
    .groupBy(['rollup.day', 'rollup.currency'])
    .orderBy('rollup.currency')
    .select([sql<string>`${sale.day}::text`.as('day'), 'rollup.currency'])
    .select([sql<number>`sum(${sale.payments})::int`.as('payments')])
    .select([sql<number>`sum(${sale.started})::int`.as('started')])
    .select([sql<number>`sum(${sale.amount} - ${sale.refunded})::float8`.as('amount')]),
);

const watched = rowIn('watchDayRollups', 'rollup');
const WATCHED = read(SPAN, ({ from, until }) =>
  db
    .selectFrom('watchDayRollups as rollup')
    .where('rollup.day', '>=', from)
    .where('rollup.day', '<', until)
    .groupBy('rollup.day')
    .select([
      sql<string>`${watched.day}::text`.as('day'),
      sql<number>`sum(${watched.seconds})`.as('seconds'),
    ]),
);

/**
 * The sums of days from `from` and before `until`, both like `2026-01-31`. Triggers maintain them, so that a read costs the
 * same at any number of payments and learners.
 */
export class DaySums {
  constructor(private readonly statements: Statements) {}

  /**
   * Payments, first payments of subscriptions, and revenue in minor units less refunds and disputes, for each day and
   * currency with any. A refund counts on the day of its payment.
   */
  sales(from: string, until: string): Promise<RowOf<typeof SALES>[]> {
    return this.statements.all(SALES, { from, until });
  }

  /** The seconds watched, for each day with any. */
  watched(from: string, until: string): Promise<RowOf<typeof WATCHED>[]> {
    return this.statements.all(WATCHED, { from, until });
  }
}

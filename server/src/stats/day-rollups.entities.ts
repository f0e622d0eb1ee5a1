import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';

// Sums of days, UTC, that triggers maintain (migrations 0113 and 0114), as those of months. `shard` spreads one sum over
// several rows, so that concurrent writers do not wait for each other. It is negative for the invented sums of the demo.

export const SalesDayRollupSchema = defineEntity({
  name: 'SalesDayRollup',
  tableName: 'sales_day_rollups',
  properties: {
    day: p.date().primary(),
    currency: p.text().primary(),
    shard: p.smallint().primary(),
    /** Number of payments. */
    payments: p.integer(),
    /** In minor units, like `refunded`. */
    amount: p.bigint(),
    refunded: p.bigint(),
    /** Number of subscriptions with their first payment. */
    started: p.integer(),
  },
});

export const WatchDayRollupSchema = defineEntity({
  name: 'WatchDayRollup',
  tableName: 'watch_day_rollups',
  properties: {
    day: p.date().primary(),
    shard: p.smallint().primary(),
    /** Time watched, in seconds. */
    seconds: p.double(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    salesDayRollups: TableOf<typeof SalesDayRollupSchema>;
    watchDayRollups: TableOf<typeof WatchDayRollupSchema>;
  }
}

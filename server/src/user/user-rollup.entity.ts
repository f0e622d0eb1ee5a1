import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';

/** The number of accounts, maintained by a trigger and sharded over rows like the payment sums. */
export const UserRollupSchema = defineEntity({
  name: 'UserRollup',
  tableName: 'user_rollups',
  properties: {
    shard: p.smallint().primary().autoincrement(false),
    users: p.integer(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    userRollups: TableOf<typeof UserRollupSchema>;
  }
}

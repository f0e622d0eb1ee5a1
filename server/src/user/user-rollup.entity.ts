import { defineEntity, p } from '@mikro-orm/core';

/** How many accounts there are, kept by a trigger and spread over rows like the sums of the payments. */
export const UserRollupSchema = defineEntity({
  name: 'UserRollup',
  tableName: 'user_rollups',
  properties: {
    shard: p.smallint().primary().autoincrement(false),
    users: p.integer(),
  },
});

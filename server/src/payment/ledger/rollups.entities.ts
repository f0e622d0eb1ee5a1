import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#server/user/user.entity.ts';

// Sums that triggers keep (migration 0004), so that reading them costs the same at any size. The product only reads
// them. `shard` spreads one sum over several rows: those who write at the same time need not wait for each other.

export const SalesRollupSchema = defineEntity({
  name: 'SalesRollup',
  tableName: 'sales_rollups',
  properties: {
    /** First day of the month of the payments, UTC. */
    month: p.date().primary(),
    currency: p.text().primary(),
    shard: p.smallint().primary(),
    /** How many payments. */
    count: p.integer(),
    /** In minor units, like what was given back of it. */
    amount: p.bigint(),
    refunded: p.bigint(),
  },
});

export const PaidUserSchema = defineEntity({
  name: 'PaidUser',
  tableName: 'paid_users',
  properties: {
    user: () => p.oneToOne(UserSchema).ref().primary().owner().deleteRule('cascade'),
    /** End of the last period this person has paid for; null when none is. */
    paidUntil: p.datetime().nullable().index(),
  },
});

export const SubscriptionEndRollupSchema = defineEntity({
  name: 'SubscriptionEndRollup',
  tableName: 'subscription_end_rollups',
  properties: {
    /** Day of `paid_until`, UTC. */
    day: p.date().primary(),
    shard: p.smallint().primary(),
    /** How many people have paid until some time of that day. */
    users: p.integer(),
  },
});

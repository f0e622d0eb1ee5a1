import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#server/user/user.entity.ts';

// Sums that triggers keep (migrations 0004 and 0037), so that reading them costs the same at any size. The product only reads
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
    /** In minor units, like what was refunded of it. */
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

export const CountedSubscriptionSchema = defineEntity({
  name: 'CountedSubscription',
  tableName: 'counted_subscriptions',
  properties: {
    /** Of the subscription, which may be gone with its account: then this one has ended, and names nobody. */
    id: p.uuid().primary(),
    currency: p.text(),
    /** In minor units. */
    yearlyAmount: p.integer(),
    startedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** When it is to be renewed or to end; null where neither is known: it has ended, or a renewal is not paid yet. */
    periodEnd: p.datetime().nullable(),
    renews: p.boolean(),
  },
});

/** Subscriptions by the month of what happens to them, UTC, each with what they bring in a year in minor units. */
export const SubscriptionRollupSchema = defineEntity({
  name: 'SubscriptionRollup',
  tableName: 'subscription_rollups',
  properties: {
    /** First day of the month. */
    month: p.date().primary(),
    currency: p.text().primary(),
    shard: p.smallint().primary(),
    started: p.integer(),
    startedAmount: p.bigint(),
    ended: p.integer(),
    endedAmount: p.bigint(),
    /** Whose period ends then and is to be renewed. */
    renewing: p.integer(),
    renewingAmount: p.bigint(),
    /** Whose period ends then and is the last. */
    expiring: p.integer(),
    expiringAmount: p.bigint(),
  },
});

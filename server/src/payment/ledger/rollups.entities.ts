import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

// Sums that triggers maintain (migrations 0004 and 0037), so that reading them costs the same at any size. The product
// only reads them. `shard` spreads one sum over several rows, so that concurrent writers do not wait for each other.

export const SalesRollupSchema = defineEntity({
  name: 'SalesRollup',
  tableName: 'sales_rollups',
  properties: {
    /** First day of the month of the payments, UTC. */
    month: p.date().primary(),
    currency: p.text().primary(),
    shard: p.smallint().primary(),
    /** Number of payments. */
    count: p.integer(),
    /** In minor units, like `refunded`. */
    amount: p.bigint(),
    refunded: p.bigint(),
  },
});

export const PaidUserSchema = defineEntity({
  name: 'PaidUser',
  tableName: 'paid_users',
  properties: {
    user: () => p.oneToOne(UserSchema).ref().primary().owner().deleteRule('cascade'),
    /**
     * End of the access by subscriptions that the user has paid for; null if there is none. Free periods do not count.
     */
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
    /** Number of users whose paid period ends on that day. */
    users: p.integer(),
  },
});

export const CountedSubscriptionSchema = defineEntity({
  name: 'CountedSubscription',
  tableName: 'counted_subscriptions',
  properties: {
    /**
     * The ID of the subscription. Its row may be deleted with the account; the counted one is then ended and names no
     * user.
     */
    id: p.uuid().primary(),
    currency: p.text(),
    /** In minor units. */
    yearlyAmount: p.integer(),
    startedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** When it renews or ends; null if unknown, because it has ended or its renewal is not paid yet. */
    periodEnd: p.datetime().nullable(),
    renews: p.boolean(),
  },
});

/** Subscriptions by month of their changes, UTC, with their yearly amount in minor units. */
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
    /** Subscriptions whose period ends in the month and renews. */
    renewing: p.integer(),
    renewingAmount: p.bigint(),
    /** Subscriptions whose period ends in the month and is the last. */
    expiring: p.integer(),
    expiringAmount: p.bigint(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    salesRollups: TableOf<typeof SalesRollupSchema>;
    paidUsers: TableOf<typeof PaidUserSchema>;
    subscriptionEndRollups: TableOf<typeof SubscriptionEndRollupSchema>;
    subscriptionRollups: TableOf<typeof SubscriptionRollupSchema>;
  }
}

import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns, updateTime } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const SubscriptionRecordSchema = defineEntity({
  name: 'SubscriptionRecord',
  tableName: 'subscriptions',
  indexes: [
    { properties: ['updatedAt', 'id'] },
    {
      name: 'subscriptions_free_index',
      expression:
        'create index "subscriptions_free_index" on "subscriptions" (access_until) where started_at is null or collection_paused',
    },
  ],
  properties: {
    ...baseColumns,
    ...updateTime,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    stripeSubscriptionId: p.text().unique(),
    /** Stripe's own status, unchanged. */
    stripeStatus: p.text(),
    /** End of Stripe's current period. After a failed renewal, it is a year ahead of the paid period. */
    currentPeriodEnd: p.datetime(),
    cancelAtPeriodEnd: p.boolean(),
    /**
     * When the current period was paid; null while it is unpaid, after the payment was refunded or disputed, and if Stripe
     * cannot refund it, because it was made outside of Stripe.
     */
    paidAt: p.datetime().nullable(),
    /** End of the last period that was paid and kept; null if there is none. */
    paidUntil: p.datetime().nullable(),
    /**
     * Access ends at this time: the end of the paid period, plus the grace period if it is to renew. Null if the
     * subscription grants no access. Access checks compare only this with the time.
     */
    accessUntil: p.datetime().nullable(),
    latestInvoiceId: p.text().nullable(),
    /** Stripe's status of that invoice, unchanged. */
    latestInvoiceStatus: p.text().nullable(),
    /** When the first payment was made; null before. */
    startedAt: p.datetime().nullable(),
    /** When it ended at Stripe, or the end of the paid period if it stays there unpaid; null while it continues. */
    endedAt: p.datetime().nullable(),
    /** The yearly amount of its price, in minor units of its currency (ISO 4217, lower case). */
    yearlyAmount: p.integer().nullable(),
    currency: p.text().nullable(),
    /** Its price at Stripe; null if it was not read since this column exists. */
    stripePriceId: p.text().nullable(),
    /**
     * Whether the collection of payments is paused at Stripe: customers keep their access meanwhile, and the invoices
     * stay drafts, are void or uncollectible.
     */
    collectionPaused: p.boolean().default(false),
    /** When the oldest invoice that is still a draft was created; null if there is none. */
    draftSince: p.datetime().nullable(),
    /** Why Stripe could not finalize it, in Stripe's words; null if unknown. */
    draftCause: p.text().nullable(),
    /** Refund period in days; null if the metadata at Stripe do not state it. */
    refundDays: p.integer().nullable(),
    /** Grace period in days; null if the metadata at Stripe do not state it. */
    graceDays: p.integer().nullable(),
    /** End of the period whose renewal the first notice announced to the customer. */
    renewalNoticedFor: p.datetime().nullable(),
    /** End of the period whose renewal the reminder announced to the customer. */
    renewalAnnouncedFor: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    subscriptions: TableOf<typeof SubscriptionRecordSchema>;
  }
}

/** Our projection of a subscription at Stripe. */
export class SubscriptionRecord extends SubscriptionRecordSchema.class {}
SubscriptionRecordSchema.setClass(SubscriptionRecord);

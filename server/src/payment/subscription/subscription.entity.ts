import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const SubscriptionRecordSchema = defineEntity({
  name: 'SubscriptionRecord',
  tableName: 'subscriptions',
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    stripeSubscriptionId: p.text().unique(),
    /** Stripe's own status, to the letter. */
    stripeStatus: p.text(),
    /** End of the period that Stripe is in now. After a renewal that failed it is a year ahead of what was paid. */
    currentPeriodEnd: p.datetime(),
    cancelAtPeriodEnd: p.boolean(),
    /** When the current period was paid; null while it is not, or once that payment went back. */
    paidAt: p.datetime().nullable(),
    /** End of the last period that was paid for and whose payment was kept; null when there is none. */
    paidUntil: p.datetime().nullable(),
    /**
     * It gives access until then: the paid period and, where it is to be renewed, the days of grace after it. Null
     * when it gives none. Access compares this with the time and nothing else.
     */
    accessUntil: p.datetime().nullable(),
    latestInvoiceId: p.text().nullable(),
    /** Stripe's status of that invoice, to the letter. */
    latestInvoiceStatus: p.text().nullable(),
    /** When its first payment came; null while none has. */
    startedAt: p.datetime().nullable(),
    /** When it ended at Stripe, or with what was paid for it where it stays there unpaid; null while it goes on. */
    endedAt: p.datetime().nullable(),
    /** What its price comes to in a year, in minor units of its currency (ISO 4217, lower case). */
    yearlyAmount: p.integer().nullable(),
    currency: p.text().nullable(),
    /** For how many days after a payment cancelling gives it back whole; null where Stripe's metadata do not say. */
    refundDays: p.integer().nullable(),
    /** For how many days it stays open while a renewal is not paid; null likewise. */
    graceDays: p.integer().nullable(),
    /** End of the period of which the customer was told that it will be renewed. */
    renewalAnnouncedFor: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    subscriptions: TableOf<typeof SubscriptionRecordSchema>;
  }
}

/** Our projection of a subscription that Stripe holds. */
export class SubscriptionRecord extends SubscriptionRecordSchema.class {}
SubscriptionRecordSchema.setClass(SubscriptionRecord);

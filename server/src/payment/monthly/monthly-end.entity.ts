import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { PaymentSchema } from '#server/payment/ledger/payment.entity.ts';
import { SubscriptionRecordSchema } from '#server/payment/subscription/subscription.entity.ts';

export const MonthlyEndSchema = defineEntity({
  name: 'MonthlyEnd',
  tableName: 'monthly_ends',
  properties: {
    ...baseColumns,
    subscription: () => p.manyToOne(SubscriptionRecordSchema).ref().deleteRule('cascade').unique(),
    /** The payment of the year that ends early. */
    payment: () => p.manyToOne(PaymentSchema).ref().deleteRule('cascade').index(),
    endsAt: p.datetime().index(),
    /** What is refunded for the rest of the year, in minor units of the currency of the payment. */
    rest: p.integer(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    monthlyEnds: TableOf<typeof MonthlyEndSchema>;
  }
}

/**
 * The coming end of a subscription that was cancelled with one month's notice. At Stripe it ends with its period until
 * then. The row is deleted when the end is carried out, and when the subscription is resumed.
 */
export class MonthlyEnd extends MonthlyEndSchema.class {}
MonthlyEndSchema.setClass(MonthlyEnd);

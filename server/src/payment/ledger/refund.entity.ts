import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { PaymentSchema } from './payment.entity.ts';
import { presentmentCheck, presentmentColumns } from './presentment.ts';

export const RefundSchema = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  indexes: [
    { properties: ['payment', 'createdAt'] },
    // Refunds that an admin, the next retry or the next comparison with Stripe must look at: few of many.
    {
      name: 'refunds_unfinished_index',
      expression:
        "create index refunds_unfinished_index on refunds (requested_at) where state in ('PENDING', 'FAILED', 'CANCELED')",
    },
  ],
  checks: [{ name: 'refunds_presentment_check', expression: presentmentCheck }],
  properties: {
    ...baseColumns,
    payment: () => p.manyToOne(PaymentSchema).ref().deleteRule('cascade'),
    stripeRefundId: p.text().unique(),
    /** In minor units of the payment's currency. */
    amount: p.integer(),
    /**
     * PENDING is on its way, SUCCEEDED has reached the customer's bank, FAILED was returned to the school, CANCELED was
     * cancelled.
     */
    state: p.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED'] as const),
    /** Stripe's reason for a failure, like `expired_or_canceled_card`; null when there is none. */
    failureReason: p.text().nullable(),
    /** When it was requested, by Stripe's clock. */
    requestedAt: p.datetime(),
    ...presentmentColumns,
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    refunds: TableOf<typeof RefundSchema>;
  }
}

/** A refund at Stripe. Written only by the synchronization of a customer. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);

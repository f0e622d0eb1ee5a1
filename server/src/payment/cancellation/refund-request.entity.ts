import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { PaymentSchema } from '#server/payment/ledger/payment.entity.ts';

export const RefundRequestSchema = defineEntity({
  name: 'RefundRequest',
  tableName: 'refund_requests',
  properties: {
    ...baseColumns,
    payment: () => p.manyToOne(PaymentSchema).ref().deleteRule('cascade').unique(),
    /** The total to be refunded of the payment, in minor units of its currency. */
    total: p.integer(),
    /** Number of errors that Stripe stores under an idempotency key. Each later attempt uses another key. */
    attempts: p.integer().default(0),
    /** Stripe's last error; null if there was none. */
    failure: p.text().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    refundRequests: TableOf<typeof RefundRequestSchema>;
  }
}

/** The refund that admins want for a payment. It is committed before Stripe is called and deleted once it is done. */
export class RefundRequest extends RefundRequestSchema.class {}
RefundRequestSchema.setClass(RefundRequest);

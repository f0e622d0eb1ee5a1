import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { PaymentSchema } from '#server/payment/ledger/payment.entity.ts';

export const RefundRequestSchema = defineEntity({
  name: 'RefundRequest',
  tableName: 'refund_requests',
  properties: {
    ...baseColumns,
    payment: () => p.manyToOne(PaymentSchema).ref().deleteRule('cascade').unique(),
    /** How much of the payment is to have gone back in all, in minor units of its currency. */
    total: p.integer(),
    /** How often Stripe gave an answer that it keeps: each try after that has another idempotency key. */
    attempts: p.integer().default(0),
    /** What Stripe said against it the last time; null when nothing. */
    failure: p.text().nullable(),
  },
});

/** What admins want to give back of a payment, written down before Stripe is called and gone once it is done. */
export class RefundRequest extends RefundRequestSchema.class {}
RefundRequestSchema.setClass(RefundRequest);

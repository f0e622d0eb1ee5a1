import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { PaymentSchema } from '#server/payment/ledger/payment.entity.ts';
import { SubscriptionRecordSchema } from '#server/payment/subscription/subscription.entity.ts';

/**
 * The tables in which the previous version saves what it wants Stripe to change, which triggers copy to `intents`. They
 * go away in the next version.
 */
const outcome = { attempts: p.integer().default(0), failure: p.text().nullable() };

export const FormerCancellationRequestSchema = defineEntity({
  name: 'FormerCancellationRequest',
  tableName: 'cancellation_requests',
  uniques: [
    {
      name: 'cancellation_requests_open_unique',
      expression:
        'create unique index cancellation_requests_open_unique on cancellation_requests (subscription_id) where closed_at is null',
    },
  ],
  properties: {
    ...baseColumns,
    subscription: () => p.manyToOne(SubscriptionRecordSchema).ref().deleteRule('cascade').index(),
    kind: p.enum(['AT_ONCE', 'AT_PERIOD_END', 'RESUME'] as const),
    withRefund: p.boolean(),
    cause: p.enum(['PERSON', 'ADMIN', 'DUPLICATE', 'DISPUTE', 'REFUND', 'UNPAID'] as const),
    closedAt: p.datetime().nullable(),
    ...outcome,
  },
});

export const FormerRefundRequestSchema = defineEntity({
  name: 'FormerRefundRequest',
  tableName: 'refund_requests',
  properties: {
    ...baseColumns,
    payment: () => p.manyToOne(PaymentSchema).ref().deleteRule('cascade').unique(),
    total: p.integer(),
    ...outcome,
  },
});

import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { SubscriptionRecordSchema } from '#server/payment/subscription/subscription.entity.ts';

export const CancellationRequestSchema = defineEntity({
  name: 'CancellationRequest',
  tableName: 'cancellation_requests',
  // Of requests that arrive together one is carried out.
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
    /** AT_ONCE ends access now; AT_PERIOD_END lets the paid year run out; RESUME takes that back. */
    kind: p.enum(['AT_ONCE', 'AT_PERIOD_END', 'RESUME'] as const),
    /** Whether the payment of the running period goes back whole. Only with AT_ONCE. */
    withRefund: p.boolean(),
    /**
     * Who or what asked for it. Nobody did where another subscription runs (DUPLICATE), or where the payment is with the
     * customer's bank (DISPUTE), was refunded whole (REFUND) or never came (UNPAID).
     */
    cause: p.enum(['PERSON', 'ADMIN', 'DUPLICATE', 'DISPUTE', 'REFUND', 'UNPAID'] as const),
    /** When Stripe had done all of it; null while it is being carried out. */
    closedAt: p.datetime().nullable(),
    attempts: p.integer().default(0),
    /** What Stripe said against it the last time; null when nothing. */
    failure: p.text().nullable(),
  },
});

/** What somebody wants to become of a subscription, written down before Stripe is called and carried out until it is done. */
export class CancellationRequest extends CancellationRequestSchema.class {}
CancellationRequestSchema.setClass(CancellationRequest);

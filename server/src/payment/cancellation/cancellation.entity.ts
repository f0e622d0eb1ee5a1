import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { SubscriptionRecordSchema } from '#server/payment/subscription/subscription.entity.ts';

export const CancellationRequestSchema = defineEntity({
  name: 'CancellationRequest',
  tableName: 'cancellation_requests',
  // Of concurrent requests, only one is carried out.
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
    /** AT_ONCE ends access now, AT_PERIOD_END at the end of the paid year, and RESUME takes AT_PERIOD_END back. */
    kind: p.enum(['AT_ONCE', 'AT_PERIOD_END', 'RESUME'] as const),
    /** Whether the payment of the current period is refunded in full. Only with AT_ONCE. */
    withRefund: p.boolean(),
    /**
     * The requester, or the reason for an automatic request: another subscription runs (DUPLICATE), or the payment was
     * disputed (DISPUTE), refunded in full (REFUND) or never collected (UNPAID).
     */
    cause: p.enum(['PERSON', 'ADMIN', 'DUPLICATE', 'DISPUTE', 'REFUND', 'UNPAID'] as const),
    /** When Stripe had carried all of it out; null while the request is open. */
    closedAt: p.datetime().nullable(),
    attempts: p.integer().default(0),
    /** Stripe's last error; null if there was none. */
    failure: p.text().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    cancellationRequests: TableOf<typeof CancellationRequestSchema>;
  }
}

/** A request to change a subscription. It is committed before Stripe is called and carried out until it is done. */
export class CancellationRequest extends CancellationRequestSchema.class {}
CancellationRequestSchema.setClass(CancellationRequest);

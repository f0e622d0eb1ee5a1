import { Hourglass, RefreshCwOff, Scale, ShieldX, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';
import type { PaymentProblemKind } from '#client/gql/graphql.ts';

/** The name and the icon of each kind of payment problem. */
export const problemIcons: Record<PaymentProblemKind, readonly [name: string, icon: LucideIcon]> = {
  DISPUTE: ['Dispute', Scale],
  EVENT_FAILED: ['Event of Stripe failed', TriangleAlert],
  EVENT_REFUSED: ['Event of Stripe refused', ShieldX],
  RECONCILIATION_FAILED: ['Comparison broke off', RefreshCwOff],
  REFUND_FAILED: ['Refund failed', Undo2],
  REQUEST_STUCK: ['Cancellation waits', Hourglass],
};

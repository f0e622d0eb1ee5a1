import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentMessages, paymentRefusals } from '#shared/payment.ts';
import { CancellationRequest } from '#server/payment/cancellation/cancellation.entity.ts';
import { opensLectures, statusOf } from '#server/payment/subscription/subscription-status.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';

/** Why a person should not buy a subscription now. */
export interface PurchaseRefusal {
  /** The way on, in words. */
  message: string;
  /** Whether our tables are enough to say so. Else Stripe may have ended meanwhile what they call running. */
  isCertain: boolean;
}

/** Why a person should not buy, null when they may: no second subscription is sold beside one that Stripe may still charge. */
export async function purchaseRefusal(
  em: EntityManager,
  subscriptions: SubscriptionService,
  userId: string,
  now: Date,
): Promise<PurchaseRefusal | null> {
  // Of the same transaction, but not of what was read in it before Stripe was asked.
  const reader = em.fork({ keepTransactionContext: true });
  const running = await subscriptions.findRunning(reader, userId);
  if (!running) return null;
  const status = statusOf(running, now);
  if (status === 'INACTIVE' && (await isBeingEnded(reader, running.id))) return null;
  return {
    message:
      status === 'PENDING'
        ? paymentMessages.pending
        : ['past_due', 'unpaid'].includes(running.stripeStatus)
          ? paymentRefusals.conflict.renewalUnpaid
          : paymentRefusals.conflict.alreadySubscribed,
    isCertain: opensLectures(status),
  };
}

/** Whether a request to end the subscription at once is open: its person need not wait for Stripe to buy another one. */
async function isBeingEnded(em: EntityManager, subscription: string): Promise<boolean> {
  return (await em.count(CancellationRequest, { subscription, kind: 'AT_ONCE', closedAt: null })) > 0;
}

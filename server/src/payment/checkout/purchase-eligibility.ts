import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentMessages, paymentRefusals } from '#shared/payment.ts';
import { Intent } from '#server/payment/intent/intent.entity.ts';
import { opensLectures, statusOf } from '#server/payment/subscription/subscription-status.ts';
import type { SubscriptionStatus } from '#server/payment/subscription/subscription.type.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';

/** Why a person may not buy a subscription now. */
export interface PurchaseRefusal {
  /** The message that tells the person what to do. */
  message: string;
  /** Whether our tables suffice. Otherwise Stripe may meanwhile have ended a subscription that they show as running. */
  isCertain: boolean;
}

/**
 * Returns why a person may not buy, or null if they may. No second subscription is sold while Stripe may still charge
 * the first.
 */
export async function purchaseRefusal(
  em: EntityManager,
  subscriptions: SubscriptionService,
  userId: string,
  now: Date,
): Promise<PurchaseRefusal | null> {
  // Shares the transaction, but not the entities that were read before the call to Stripe.
  const reader = em.fork({ keepTransactionContext: true });
  const running = await subscriptions.findRunning(reader, userId);
  if (!running) return null;
  const status = statusOf(running, now);
  if (status === 'INACTIVE' && (await isBeingEnded(reader, running.id))) return null;
  return {
    message: refusalOf(status),
    isCertain: opensLectures(status),
  };
}

function refusalOf(status: SubscriptionStatus): string {
  switch (status) {
    case 'PENDING':
      return paymentMessages.pending;
    case 'GRACE':
    case 'PAST_DUE':
      return paymentRefusals.conflict.renewalUnpaid;
    case 'PAUSED':
      return paymentRefusals.conflict.paused;
    case 'ACTIVE':
    case 'INACTIVE':
      return paymentRefusals.conflict.alreadySubscribed;
  }
}

/**
 * Whether an open intent ends the subscription at once. The person can then buy another one without waiting for
 * Stripe.
 */
async function isBeingEnded(em: EntityManager, subscription: string): Promise<boolean> {
  return (await em.count(Intent, { subscription, kind: 'AT_ONCE', closedAt: null })) > 0;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { GIVEN_UP_INVOICES, LIVING_STATUSES } from '#server/payment/subscription/subscription-status.ts';
import { Intent } from '#server/payment/intent/intent.entity.ts';
import type { Change, Intents } from '#server/payment/intent/intents.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { SyncListener } from '#server/payment/sync/sync-listeners.ts';

const PAID_STATUSES = ['active', 'trialing'];

interface Dependencies extends Pick<Common, 'clock' | 'logger'> {
  intents: Intents;
}

/**
 * Ends subscriptions that must not continue: a second one beside a first, and one whose payment was refunded, charged
 * back or never collected.
 */
export class AutomaticCancellation {
  constructor(private readonly deps: Dependencies) {}

  /** Called after each synchronization of a customer, in the transaction of `em`. Jobs carry the intents out. */
  readonly onSync: SyncListener = async (em, { user: { id: userId } }) => {
    // Shares the transaction, but reads the rows that were just synchronized.
    const reader = em.fork({ keepTransactionContext: true });
    const isEnding = { kind: 'AT_ONCE', closedAt: null } as const;
    const ending = await reader.find(Intent, { ...isEnding, subscription: { user: userId } });
    const living = await reader.find(
      SubscriptionRecord,
      {
        user: userId,
        stripeStatus: { $in: [...LIVING_STATUSES] },
        id: { $nin: ending.map(({ subscription }) => subscription?.id ?? '') },
      },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    if (living.length === 0) return;
    const payments = await this.newestPayments(reader, userId);
    for (const subscription of living) {
      const cause = this.causeToCancel(subscription, payments.get(subscription.stripeSubscriptionId));
      // An earlier paid year may still run. When it is over, the subscription is ended.
      const stillOpens = subscription.accessUntil && subscription.accessUntil > this.deps.clock();
      const kind = stillOpens ? 'AT_PERIOD_END' : 'AT_ONCE';
      if (cause) await this.cancel(em, subscription, { kind, withRefund: false, cause });
    }
    for (const subscription of this.duplicates(living)) {
      await this.cancel(em, subscription, { kind: 'AT_ONCE', withRefund: true, cause: 'DUPLICATE' });
    }
  };

  /**
   * The payment for the newest period of each subscription, by the subscription's Stripe ID. Of several for one period,
   * the first paid the period, and the others a change within it.
   */
  private async newestPayments(em: EntityManager, userId: string) {
    const payments = await em.find(
      Payment,
      { user: userId },
      { orderBy: { paidUntil: 'asc nulls first', paidAt: 'desc' } },
    );
    return new Map(payments.map((payment) => [payment.stripeSubscriptionId, payment]));
  }

  /**
   * Returns null if the subscription may continue. A dispute can still be won, and an open invoice can still be paid.
   */
  private causeToCancel(
    { stripeStatus, paidUntil, latestInvoiceStatus }: SubscriptionRecord,
    payment: Payment | undefined,
  ): Change['cause'] | null {
    if (!payment) {
      // Stripe keeps a subscription active after its first bank debit failed.
      const wasNeverPaid = paidUntil == null && PAID_STATUSES.includes(stripeStatus);
      return wasNeverPaid && GIVEN_UP_INVOICES.includes(latestInvoiceStatus) ? 'UNPAID' : null;
    }
    const { disputeStatus, refundedAmount, amount, paidUntil: end } = payment;
    if (!end || end <= this.deps.clock()) return null;
    if (disputeStatus === 'lost') return 'DISPUTE';
    return refundedAmount >= amount ? 'REFUND' : null;
  }

  /** All paid, running subscriptions except the first. */
  private duplicates(living: readonly SubscriptionRecord[]): SubscriptionRecord[] {
    const now = this.deps.clock();
    return living
      .filter(
        ({ stripeStatus, accessUntil }) =>
          PAID_STATUSES.includes(stripeStatus) && accessUntil && accessUntil > now,
      )
      .slice(1);
  }

  private async cancel(em: EntityManager, subscription: SubscriptionRecord, change: Change): Promise<void> {
    const queued = await this.deps.intents.change(em, subscription, change);
    if (!queued?.isNew) return;
    this.deps.logger.warn(
      {
        event: 'payment.forced_ending',
        userId: subscription.user.id,
        subscriptionId: subscription.id,
        cause: change.cause,
        intentId: queued.intentId,
      },
      'a subscription is ended automatically',
    );
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Money } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import { Intent } from '#server/payment/intent/intent.entity.ts';
import { isClosedDispute } from '#server/payment/ledger/dispute-status.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { Refund } from '#server/payment/ledger/refund.entity.ts';
import { presentmentOf } from '#server/payment/ledger/presentment.ts';
import { hasFailed } from '#server/payment/ledger/refunds.ts';
import { refundFailure } from '#server/payment/mails/refund-text.ts';
import type { CustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';
import { EVENTS_KEPT_MS, fromUnix } from '#server/payment/stripe/stripe-calls.ts';
import { refundFailedMail, refundSucceededMail } from '#server/payment/mails/customer.mails.ts';
import { recipientOf, type Recipient } from '#server/payment/mails/letter.ts';
import {
  disputeClosedMail,
  disputeOpenedMail,
  duplicateRefundedMail,
  refundFailureMail,
  type AboutCustomer,
} from '#server/payment/mails/operator.mails.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { SyncListener } from '#server/payment/sync/sync-listeners.ts';
import type { PaymentNotices } from './payment-notices.ts';

interface Dependencies extends Pick<Common, 'clock' | 'publicUrl' | 'school'> {
  notices: PaymentNotices;
}

/** The member that a notice is about, with the content that all mails about them share. */
interface Member extends Recipient, AboutCustomer {
  userId: string;
}

/** Informs members and the operator about refunds, failed refunds and disputes. */
export class RefundNotices {
  constructor(private readonly deps: Dependencies) {}

  /** Listens to `SubscriptionSync`. */
  readonly onSync: SyncListener = async (em, customer, snapshot) => {
    const { publicUrl } = this.deps;
    const userId = customer.user.id;
    const recipient = await recipientOf(em, customer, this.deps);
    const memberUrl = `${publicUrl}${paths.member(userId)}`;
    const member = { ...recipient, userId, email: recipient.to, memberUrl };
    const requests = await em.find(
      Intent,
      { subscription: { user: userId }, $or: [{ withRefund: true }, { cause: 'REFUND' }] },
      { populate: ['subscription'], refresh: true },
    );
    await this.notifyOfRefunds(em, member, requests);
    for (const { disputes } of snapshot.charges) {
      for (const dispute of disputes) await this.notifyOfDispute(em, member, dispute);
    }
    await this.notifyOfDuplicates(em, member, requests, snapshot);
  };

  private async notifyOfRefunds(em: EntityManager, member: Member, requests: Intent[]): Promise<void> {
    const payments = await em.find(Payment, { user: member.userId }, { refresh: true });
    const refunds = await em.find(
      Refund,
      { payment: { $in: payments.map(({ id }) => id) } },
      { refresh: true },
    );
    for (const refund of refunds) {
      const payment = payments.find(({ id }) => id === refund.payment.id);
      if (!payment || !this.isNews(refund.requestedAt)) continue;
      const amount = { amount: refund.amount, currency: payment.currency };
      const wasAskedFor = requests.some((request) => isAbout(request, payment));
      const failedBefore = refunds.some(
        (other) => other !== refund && other.payment.id === payment.id && hasFailed(other),
      );
      await this.notifyOfRefund(em, member, refund, { amount, wasToldSo: wasAskedFor && !failedBefore });
    }
  }

  /** `wasToldSo` is whether the mail about a cancellation already announced the refund. */
  private async notifyOfRefund(
    em: EntityManager,
    member: Member,
    refund: Refund,
    { amount, wasToldSo }: { amount: Money; wasToldSo: boolean },
  ): Promise<void> {
    const { notices, school } = this.deps;
    const { stripeRefundId, state, failureReason } = refund;
    // Customers are told what their bank shows, the school what its books show.
    const told = { ...member, amount: presentmentOf(refund) ?? amount };
    if (state === 'PENDING') await notices.once(em, 'refund-pending', stripeRefundId, null);
    if (state === 'SUCCEEDED') {
      const wasPending = await notices.has(em, 'refund-pending', stripeRefundId);
      if (wasToldSo && !wasPending) return;
      await notices.once(em, 'refund-succeeded', stripeRefundId, refundSucceededMail(told));
    }
    if (hasFailed({ state })) {
      await notices.once(em, 'refund-failed', stripeRefundId, refundFailedMail(told));
      const reason = () => refundFailure(failureReason ?? null);
      const mail = refundFailureMail(school, member, { amount, reason });
      await notices.once(em, 'operator-refund-failed', stripeRefundId, mail);
    }
  }

  private async notifyOfDispute(em: EntityManager, member: Member, dispute: Stripe.Dispute): Promise<void> {
    const { id, status, created, evidence_details: evidence } = dispute;
    const { notices, school } = this.deps;
    const amount = { amount: dispute.amount, currency: dispute.currency };
    if (isClosedDispute(status)) {
      const wasTold = await notices.has(em, 'operator-dispute-opened', id);
      if (!wasTold && !this.isNews(fromUnix(created))) return;
      const mail = disputeClosedMail(school, member, { amount, isLost: status === 'lost' });
      await notices.once(em, 'operator-dispute-closed', id, mail);
    } else {
      const answerUntil = evidence.due_by === null ? null : fromUnix(evidence.due_by);
      const mail = disputeOpenedMail(school, member, { amount, answerUntil });
      await notices.once(em, 'operator-dispute-opened', id, mail);
    }
  }

  private async notifyOfDuplicates(
    em: EntityManager,
    member: Member,
    requests: Intent[],
    { subscriptions }: CustomerSnapshot,
  ): Promise<void> {
    const ended = new Set(subscriptions.filter(({ status }) => status === 'canceled').map(({ id }) => id));
    for (const { id, cause, subscription } of requests) {
      if (cause !== 'DUPLICATE' || !ended.has(subscription?.getEntity().stripeSubscriptionId ?? '')) continue;
      const { notices, school } = this.deps;
      await notices.once(em, 'operator-duplicate', id, duplicateRefundedMail(school, member));
    }
  }

  /** Changes older than the events that Stripe keeps are history, and not announced when first seen. */
  private isNews(time: Date): boolean {
    return time.getTime() > this.deps.clock().getTime() - EVENTS_KEPT_MS;
  }
}

/**
 * Whether the mail about a request covers this payment: one for a period that was not over at the time of the request.
 */
function isAbout({ subscription, createdAt }: Intent, payment: Payment): boolean {
  const { stripeSubscriptionId, paidUntil } = payment;
  if (subscription?.getEntity().stripeSubscriptionId !== stripeSubscriptionId) return false;
  return paidUntil == null || paidUntil > createdAt;
}

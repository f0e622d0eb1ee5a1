import type { EntityManager } from '@mikro-orm/postgresql';
import type { Money } from '#shared/money.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { presentmentSum } from '#server/payment/ledger/presentment.ts';
import { Refund } from '#server/payment/ledger/refund.entity.ts';
import { FAILED_STATES } from '#server/payment/ledger/refunds.ts';
import { MonthlyEnd } from '#server/payment/monthly/monthly-end.entity.ts';
import {
  cancellationMail,
  duplicateMail,
  refundEndingMail,
  unpaidEndingMail,
} from '#server/payment/mails/customer.mails.ts';
import { recipientOf } from '#server/payment/mails/letter.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { StripeOutcome } from './change-at-stripe.ts';
import type { Intent } from './intent.entity.ts';
import type { Change } from './intents.ts';

/** The emails about automatic changes. */
const MAILS: Partial<Record<Change['cause'], typeof cancellationMail>> = {
  DUPLICATE: duplicateMail,
  REFUND: refundEndingMail,
  UNPAID: unpaidEndingMail,
};

type Dependencies = Pick<Common, 'jobs' | 'publicUrl' | 'school'>;

/** Informs customers about the changes of their subscriptions. */
export class IntentMails {
  constructor(private readonly deps: Dependencies) {}

  /** Queues the email in the transaction that closes the intent, so that each change has exactly one email. */
  async notify(em: EntityManager, customer: Customer, intent: Intent, done: StripeOutcome): Promise<void> {
    if (intent.kind === 'RESUME' || (intent.kind === 'AT_PERIOD_END' && done.hadEnded)) return;
    const { jobs } = this.deps;
    // Shares the transaction, but reads the rows that were just synchronized.
    const reader = em.fork({ keepTransactionContext: true });
    const subscription = await reader.findOneOrFail(SubscriptionRecord, { id: intent.subscription?.id });
    const recipient = await recipientOf(em, customer, this.deps);
    const refunded = await this.refunded(reader, subscription, intent, done);
    const accessUntil = done.isEnded ? null : (subscription.accessUntil ?? subscription.currentPeriodEnd);
    const notice = done.isEnded ? null : await plannedEnd(reader, subscription);
    const mail = (done.isEnded && MAILS[intent.cause ?? 'PERSON']) || cancellationMail;
    await jobs.add(em, sendMail, mail({ ...recipient, refunded, accessUntil, notice }));
  }

  /** The refunded amount in the ledger, in the currency that the customer paid in; null if nothing was refunded. */
  private async refunded(
    em: EntityManager,
    { stripeSubscriptionId }: SubscriptionRecord,
    { cause, createdAt }: Intent,
    { refundedInvoices }: StripeOutcome,
  ): Promise<Money | null> {
    const refundedPayments =
      cause === 'REFUND'
        ? { stripeSubscriptionId, paidUntil: { $gt: createdAt } }
        : { stripeInvoiceId: { $in: refundedInvoices } };
    const payments = await em.find(Payment, refundedPayments);
    const amount = payments.reduce((sum, payment) => sum + payment.refundedAmount, 0);
    const [first] = payments;
    if (!first || amount === 0) return null;
    const refunds = await em.find(Refund, {
      payment: { $in: payments.map(({ id }) => id) },
      state: { $nin: [...FAILED_STATES] },
    });
    return presentmentSum(refunds) ?? { amount, currency: first.currency };
  }
}

/** The end of a subscription by one month's notice; null if there is none. */
async function plannedEnd(
  em: EntityManager,
  { id }: SubscriptionRecord,
): Promise<{ endsAt: Date; refund: Money } | null> {
  const end = await em.findOne(MonthlyEnd, { subscription: id }, { populate: ['payment'] });
  if (!end) return null;
  const { endsAt, rest: amount } = end;
  return { endsAt, refund: { amount, currency: end.payment.getEntity().currency } };
}

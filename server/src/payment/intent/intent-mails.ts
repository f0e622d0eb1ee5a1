import type { EntityManager } from '@mikro-orm/postgresql';
import type { Money } from '#shared/money.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import type { MailContent } from '#server/platform/mail/mail-layout.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { MonthlyEnd } from '#server/payment/monthly/monthly-end.entity.ts';
import { recipientOf } from '#server/payment/mails/recipient.ts';
import { cancellationMail } from '#server/payment/mails/payment.mails.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import {
  duplicateMail,
  refundEndingMail,
  unpaidEndingMail,
} from '#server/payment/mails/automatic-cancellation.mails.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { StripeOutcome } from './change-at-stripe.ts';
import type { Intent } from './intent.entity.ts';
import type { Change } from './intents.ts';

interface Dependencies {
  jobs: Jobs;
  publicUrl: string;
  school: SchoolService;
}

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
    const { to, ...recipient } = await recipientOf(em, customer, this.deps);
    const refunded = await this.refunded(reader, subscription, intent, done);
    const accessUntil = done.isEnded ? null : (subscription.accessUntil ?? subscription.currentPeriodEnd);
    const notice = done.isEnded ? null : await plannedEnd(reader, subscription);
    const about = { ...recipient, refunded, accessUntil, notice };
    const mail = describe(intent.cause ?? 'PERSON', about);
    await jobs.add(em, sendMail, { to, ...mail });
  }

  /** The refunded amount in the ledger; null if nothing was refunded. */
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
    return first && amount > 0 ? { amount, currency: first.currency } : null;
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

function describe(cause: Change['cause'], about: Parameters<typeof cancellationMail>[0]): MailContent {
  switch (cause) {
    case 'DUPLICATE':
      return duplicateMail(about);
    case 'REFUND':
      return refundEndingMail(about);
    case 'UNPAID':
      return unpaidEndingMail(about);
    case 'PERSON':
    case 'ADMIN':
    case 'DISPUTE':
      return cancellationMail(about);
  }
}

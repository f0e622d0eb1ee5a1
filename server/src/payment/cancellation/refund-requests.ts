import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { formatMoney } from '#shared/money.ts';
import { paymentRefusals } from '#shared/payment.ts';
import { refundMessages } from '#shared/refund.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { turnOf, type Ledger } from '#server/payment/ledger/ledger.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { findFailedRefund } from '#server/payment/ledger/refunds.ts';
import type { CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import { isAnswerKept, isPutOff } from '#server/payment/stripe/errors.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import type { CancellationWorker } from './cancellation-worker.ts';
import { recordRefund } from './refund-audit.ts';
import { RefundRequest } from './refund-request.entity.ts';
import { refundActions } from './refund.audit-actions.ts';
import type { StripeRefunds } from './stripe-refunds.ts';

const refundPayment = defineJob<{ paymentId: string }>('refund-payment', 'payments');

/**
 * Delay of the job in seconds. The call that queues a refund carries it out at once; the job is for when that call
 * fails or is killed.
 */
const HEAD_START_SECONDS = 5;

interface Dependencies {
  em: EntityManager;
  turns: CustomerTurns;
  clock: Clock;
  jobs: Jobs;
  audit: AuditLog;
  ledger: Ledger;
  sync: SubscriptionSync;
  refunds: StripeRefunds;
  cancellationWorker: CancellationWorker;
  logger: Logger;
}

/** The amounts of a payment that limit its refunds, in minor units. */
type Refundable = Pick<Tables['payments'], 'amount' | 'refundedAmount' | 'disputedAmount'>;

/** Refunds that admins request, in full or in part, independent of the subscription. */
export class RefundRequests {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [handleJob(refundPayment, ({ paymentId }) => this.execute(paymentId))];
  }

  /**
   * Refunds `amount` of a payment, in minor units of its currency, in addition to earlier refunds and open requests.
   * Succeeds also if Stripe has not made the refund yet, because an admin who retried would refund twice. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT if less than `amount` is left.
   */
  async refund(actor: Actor, id: string, amount: number): Promise<Payment> {
    requireAdmin(actor);
    const paymentId = requireId(id, 'paymentId');
    if (amount <= 0) {
      const message = refundMessages.validation.notPositive;
      throw new AppError('BAD_USER_INPUT', message, { fields: { amount: message } });
    }
    const userId = await this.deps.em.fork().transactional((em) => this.queue(em, actor, paymentId, amount));
    try {
      await this.execute(paymentId);
      // A full refund ends the subscription.
      if (userId) await this.deps.cancellationWorker.attemptOpenOf(userId);
    } catch (error) {
      // The job retries it.
      if (!isPutOff(error)) throw error;
    }
    return this.deps.em.findOneOrFail(Payment, paymentId, { refresh: true });
  }

  /**
   * Queues a refund that the product itself owes, up to a total that includes earlier refunds, in the transaction of
   * `em` and under the lock on the customer. The total of an open request only grows. Call `carryOut` after the commit.
   */
  async queueUpTo(em: EntityManager, paymentId: string, total: number): Promise<void> {
    const { clock, jobs } = this.deps;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const open = await em.findOne(RefundRequest, { payment: paymentId }, lock);
    if (!open) em.create(RefundRequest, { payment: paymentId, total, createdAt: clock() });
    else if (open.total < total) open.total = total;
    await em.flush();
    await jobs.add(em, refundPayment, { paymentId }, { delaySeconds: HEAD_START_SECONDS });
  }

  /** Carries out the open request of a payment. The job retries it while Stripe cannot be reached. */
  async carryOut(paymentId: string): Promise<void> {
    try {
      await this.execute(paymentId);
    } catch (error) {
      if (!isPutOff(error)) throw error;
    }
  }

  /** Batch for resolvers: the open request of each of these payments, or null. */
  readonly openOf = async (paymentIds: readonly string[]): Promise<(RefundRequest | null)[]> => {
    const open = await this.deps.em.find(
      RefundRequest,
      { payment: { $in: [...paymentIds] } },
      { disableIdentityMap: true },
    );
    return inOrder(paymentIds, open, ({ payment }) => payment.id);
  };

  /** Carries out the open requests for a user's payments. A request that Stripe does not complete now stays open. */
  async executeOpenOf(userId: string): Promise<void> {
    const open = await this.deps.em.fork().find(RefundRequest, { payment: { user: userId } });
    for (const { payment } of open) {
      try {
        await this.execute(payment.id);
      } catch (error) {
        // The next comparison retries it.
        if (!isPutOff(error)) throw error;
      }
    }
  }

  /**
   * Saves the total to refund, the audit entry and the job. Returns the ID of the payer; undefined if their account is
   * deleted.
   */
  private async queue(
    em: EntityManager,
    actor: Actor,
    paymentId: string,
    amount: number,
  ): Promise<string | undefined> {
    const { audit, clock, jobs } = this.deps;
    const seen = await em.findOne(Payment, paymentId);
    if (!seen) throw new AppError('NOT_FOUND', paymentRefusals.notFound.payment);
    // A deleted account has no customer to lock. Concurrent requests then wait for the lock on the payment.
    if (seen.user) await lockCustomer(em, seen.user.id);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const payment = await em.findOneOrFail(Payment, paymentId, lock);
    const open = await em.findOne(RefundRequest, { payment: paymentId }, lock);
    const left = refundableOf(payment, open, (await findFailedRefund(em, paymentId)) !== null);
    if (left < amount) throw new AppError('CONFLICT', refusalOf(payment, left));
    const total = Math.max(payment.refundedAmount, open?.total ?? 0) + amount;
    if (open) open.total = total;
    else em.create(RefundRequest, { payment: paymentId, total, createdAt: clock() });
    await em.flush();
    await recordRefund(audit, em, { actor, action: refundActions.PAYMENT_REFUNDED, payment, amount });
    await jobs.add(em, refundPayment, { paymentId }, { delaySeconds: HEAD_START_SECONDS });
    return payment.user?.id;
  }

  /**
   * Carries out the open request of a payment in the customer's turn, and synchronizes the customer or the orphaned
   * payment. Throws Stripe's errors, and SERVICE_UNAVAILABLE if the turn does not come in time.
   */
  private async execute(paymentId: string): Promise<void> {
    const { turns, ledger, sync, logger } = this.deps;
    const em = this.deps.em.fork();
    const payment = await em.findOne(Payment, paymentId);
    if (!payment) return;
    const done = await turns.take(turnOf(payment), async (turn) => {
      const request = await em.findOne(RefundRequest, { payment: paymentId }, { refresh: true });
      if (!request) return null;
      await this.refundAtStripe(payment, request);
      if (payment.user) await sync.synchronizeInTurn(turn);
      return request;
    });
    if (!done) return;
    // This takes the turn itself.
    if (!payment.user) await ledger.syncOrphanedPayment(em, payment.stripeInvoiceId);
    // Deleted only after the payment is synchronized, so that the refund always counts. A request whose total has grown
    // meanwhile stays.
    await em.nativeDelete(RefundRequest, { id: done.id, total: done.total });
    logger.info({ event: 'payment.refunded', paymentId, total: done.total }, 'a payment was refunded');
  }

  private async refundAtStripe(payment: Payment, request: RefundRequest): Promise<void> {
    const { refunds, logger } = this.deps;
    const em = this.deps.em.fork();
    try {
      const key = `refund_${request.id}_${request.attempts}`;
      await refunds.refundUpTo(payment.stripeInvoiceId, request.total, key);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) {
        const attempts = request.attempts + (isAnswerKept(error) ? 1 : 0);
        await em.nativeUpdate(RefundRequest, { id: request.id }, { attempts, failure: error.message });
      }
      logger.warn(
        { event: 'payment.refund_put_off', paymentId: payment.id, err: error },
        'a payment could not be refunded yet',
      );
      throw error;
    }
  }
}

/**
 * The refundable amount of a payment, in minor units: its amount less refunds and the open request. It is 0 while the
 * payment is disputed, since Stripe refuses refunds then, and while a failed refund of it is to be retried.
 */
export function refundableOf(
  { amount, refundedAmount, disputedAmount }: Refundable,
  open: RefundRequest | null,
  hasFailed: boolean,
): number {
  if (disputedAmount > 0 || hasFailed) return 0;
  return amount - Math.max(refundedAmount, open?.total ?? 0);
}

/** Tells the admin why no more than `left` of a payment can be refunded. */
function refusalOf({ disputedAmount, refundedAmount, amount, currency }: Payment, left: number): string {
  const { conflict } = refundMessages;
  if (disputedAmount > 0) return conflict.disputed;
  if (left > 0) return conflict.tooMuch({ left: formatMoney({ amount: left, currency }, 'en') });
  return refundedAmount < amount ? conflict.failed : conflict.nothingLeft;
}

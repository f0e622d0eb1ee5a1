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
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { turnOf, type Ledger } from '#server/payment/ledger/ledger.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { findFailedRefund } from '#server/payment/ledger/refunds.ts';
import type { CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import { isAnswerKept, isPutOff } from '#server/payment/stripe/errors.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import type { CancellationWorker } from './cancellation-worker.ts';
import { recordRefund } from './refund-audit.ts';
import { RefundRequest } from './refund-request.entity.ts';
import { refundActions } from './refund.audit-actions.ts';
import type { StripeRefunds } from './stripe-refunds.ts';

const refundPayment = defineJob<{ paymentId: string }>('refund-payment', 'payments');

/** Who asked carries it out at once; the job is for what that comes to grief over. */
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

/** What of a payment says how much of it can go back. */
type Refundable = Pick<Payment, 'amount' | 'refundedAmount' | 'disputedAmount'>;

/** Gives payments back, whole or in part, because an admin says so, and apart from any subscription. */
export class RefundRequests {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [handleJob(refundPayment, ({ paymentId }) => this.carryOut(paymentId))];
  }

  /**
   * Gives `amount` of a payment back, in minor units of its currency, besides what was given or asked for before. Answers with
   * success when Stripe has not done it yet, too: whoever asked again would give twice. Throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, NOT_FOUND, and CONFLICT when less than that is left.
   */
  async refund(actor: Actor, id: string, amount: number): Promise<Payment> {
    requireAdmin(actor);
    const paymentId = requireId(id, 'paymentId');
    if (amount <= 0) {
      const message = refundMessages.validation.notPositive;
      throw new AppError('BAD_USER_INPUT', message, { fields: { amount: message } });
    }
    const payer = await this.deps.em.fork().transactional((em) => this.queue(em, actor, paymentId, amount));
    try {
      await this.carryOut(paymentId);
      // All of it has gone back, perhaps, and with it goes the subscription.
      if (payer) await this.deps.cancellationWorker.attemptOpenOf(payer);
    } catch (error) {
      // The job goes on.
      if (!isPutOff(error)) throw error;
    }
    return this.deps.em.findOneOrFail(Payment, paymentId, { refresh: true });
  }

  /** Batch for resolvers: what is still to go back of each of these payments at Stripe, null where nothing is. */
  readonly openOf = async (paymentIds: readonly string[]): Promise<(RefundRequest | null)[]> => {
    const open = await this.deps.em.find(
      RefundRequest,
      { payment: { $in: [...paymentIds] } },
      { disableIdentityMap: true },
    );
    const byPayment = new Map(open.map((request) => [request.payment.id, request]));
    return paymentIds.map((id) => byPayment.get(id) ?? null);
  };

  /** Carries out what is open of a user's payments. What Stripe does not do now stays open. */
  async carryOutOf(userId: string): Promise<void> {
    const open = await this.deps.em.fork().find(RefundRequest, { payment: { user: userId } });
    for (const { payment } of open) {
      try {
        await this.carryOut(payment.id);
      } catch (error) {
        // The next comparison tries again.
        if (!isPutOff(error)) throw error;
      }
    }
  }

  /** Writes down what is to go back in all, who said so, and the job that sees to it. Returns our id of who paid, if they are there. */
  private async queue(
    em: EntityManager,
    actor: Actor,
    paymentId: string,
    amount: number,
  ): Promise<string | undefined> {
    const { audit, clock, jobs } = this.deps;
    const seen = await em.findOne(Payment, paymentId);
    if (!seen) throw new AppError('NOT_FOUND', paymentRefusals.notFound.payment);
    // There is no customer once the account is gone: those who ask at once wait for the payment then.
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
   * Carries out what is open of a payment in the customer's turn, and follows what came of it. Throws Stripe's errors, and
   * SERVICE_UNAVAILABLE when the turn does not come in time.
   */
  private async carryOut(paymentId: string): Promise<void> {
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
    // It takes the turn itself.
    if (!payment.user) await ledger.syncOrphanedPayment(em, payment.stripeInvoiceId);
    // Only after the payment was brought up to date, so that what went back counts all the while; and what is asked for
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
 * How much of a payment can still be asked for, in minor units: what neither went back nor is to. Nothing while its bank has taken it
 * back, which Stripe gives nothing back of, and while a refund has failed, which is to be tried again.
 */
export function refundableOf(
  { amount, refundedAmount, disputedAmount }: Refundable,
  open: RefundRequest | null,
  hasFailed: boolean,
): number {
  if (disputedAmount > 0 || hasFailed) return 0;
  return amount - Math.max(refundedAmount, open?.total ?? 0);
}

/** Why not more of a payment than `left` goes back. */
function refusalOf({ disputedAmount, refundedAmount, amount, currency }: Payment, left: number): string {
  const { conflict } = refundMessages;
  if (disputedAmount > 0) return conflict.disputed;
  if (left > 0) return conflict.tooMuch(formatMoney({ amount: left, currency }, 'en'));
  return refundedAmount < amount ? conflict.failed : conflict.nothingLeft;
}

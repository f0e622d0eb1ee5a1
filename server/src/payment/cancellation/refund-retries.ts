import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { paymentMessages, paymentRefusals } from '#shared/payment.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, rowIn, time } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { turnOf } from '#server/payment/ledger/ledger.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { findFailedRefund } from '#server/payment/ledger/refunds.ts';
import type { CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import { isAnswerKept, isPutOff } from '#server/payment/stripe/errors.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { recordRefund } from './refund-audit.ts';
import { refundActions } from './refund.audit-actions.ts';
import type { StripeRefunds } from './stripe-refunds.ts';

const retryRefund = defineJob<{ paymentId: string }>('retry-refund', 'payments');
const retryFailedRefunds = defineJob('retry-failed-refunds', 'payments');
const HOURLY = '40 * * * *';
/**
 * Delay of the job in seconds. The call that queues a retry carries it out at once; the job is for when that call fails
 * or is killed.
 */
const HEAD_START_SECONDS = 5;

/** After this many failed retries, an admin has to act. */
const MAXIMUM_RETRIES = 3;

const refund = rowIn('refunds', 'refund');
const newestState = sql<string>`(array_agg(${refund.state} order by ${refund.requestedAt} desc, ${refund.createdAt} desc))[1]`;

/** Payments of customers whose newest refund failed, and failed not too often, without refunds after a time. */
const DUE = read({ until: time }, ({ until }) =>
  db
    .selectFrom('refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.paymentId')
    .where('payment.userId', 'is not', null)
    .where('payment.id', 'in', (query) =>
      query.selectFrom('refunds as failed').where('failed.state', '=', 'FAILED').select('failed.paymentId'),
    )
    .groupBy('refund.paymentId')
    .having(newestState, '=', 'FAILED')
    .having(({ fn }) => fn.max('refund.requestedAt'), '<=', until)
    .having(
      ({ fn }) => fn.count('refund.id').filterWhere('refund.state', '=', 'FAILED'),
      '<=',
      MAXIMUM_RETRIES,
    )
    .select('refund.paymentId'),
);

interface Dependencies {
  em: EntityManager;
  turns: CustomerTurns;
  clock: Clock;
  jobs: Jobs;
  audit: AuditLog;
  sync: SubscriptionSync;
  refunds: StripeRefunds;
  logger: Logger;
}

/**
 * Retries refunds that the customer's bank returned: three times by an hourly job, each time a day after the failure,
 * and whenever an admin requests it.
 */
export class RefundRetries {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [
      handleJob(retryRefund, ({ paymentId }) => this.repeat(paymentId)),
      handleJob(retryFailedRefunds, () => this.repeatDue(), HOURLY),
    ];
  }

  /**
   * Retries the failed refund of a payment. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a malformed ID,
   * NOT_FOUND, CONFLICT if none failed, and SERVICE_UNAVAILABLE if the retry is queued but not done yet.
   */
  async retry(actor: Actor, id: string): Promise<Payment> {
    requireAdmin(actor);
    const paymentId = requireId(id, 'paymentId');
    await this.deps.em.fork().transactional(async (em) => {
      const payment = await em.findOne(Payment, paymentId);
      if (!payment) throw new AppError('NOT_FOUND', paymentRefusals.notFound.payment);
      // A deleted account has no customer to lock.
      if (payment.user) await lockCustomer(em, payment.user.id);
      const failed = await findFailedRefund(em, paymentId);
      if (!failed) throw new AppError('CONFLICT', paymentRefusals.conflict.refundNotFailed);
      await recordRefund(this.deps.audit, em, {
        actor,
        action: refundActions.REFUND_RETRIED,
        payment,
        amount: failed.amount,
      });
      await this.deps.jobs.add(em, retryRefund, { paymentId }, { delaySeconds: HEAD_START_SECONDS });
    });
    try {
      await this.repeat(paymentId);
    } catch (error) {
      if (!isPutOff(error)) throw error;
      throw new AppError('SERVICE_UNAVAILABLE', paymentMessages.noted, { cause: error });
    }
    return this.deps.em.findOneOrFail(Payment, paymentId, { refresh: true });
  }

  /**
   * Retries the refunds that failed at least a day ago and at most `MAXIMUM_RETRIES` times. A failure does not stop the
   * other retries.
   */
  async repeatDue(): Promise<void> {
    const { em, clock } = this.deps;
    const due = await readIn(em.fork(), DUE, { until: new Date(clock().getTime() - DAY_MS) });
    for (const { paymentId } of due) {
      try {
        await this.repeat(paymentId);
      } catch (error) {
        // The job retries it in the next hour.
        if (!isPutOff(error)) throw error;
      }
    }
  }

  /**
   * Retries the failed refund of a payment in the customer's turn, and synchronizes the customer. Throws Stripe's
   * errors, and SERVICE_UNAVAILABLE if the turn does not come in time.
   */
  private async repeat(paymentId: string): Promise<void> {
    const { turns, refunds, sync, logger } = this.deps;
    const em = this.deps.em.fork();
    const seen = await em.findOne(Payment, paymentId);
    if (!seen) return;
    try {
      await turns.take(turnOf(seen), async (turn) => {
        if (!(await findFailedRefund(em, paymentId))) return;
        const { refundRefusals } = await em.refreshOrFail(seen);
        try {
          await refunds.repeatFailed(seen.stripeInvoiceId, `refund_${paymentId}_${refundRefusals}`);
        } catch (error) {
          if (isAnswerKept(error)) {
            await em.nativeUpdate(Payment, paymentId, { refundRefusals: refundRefusals + 1 });
          }
          throw error;
        }
        await sync.synchronizeInTurn(turn);
        logger.info({ event: 'payment.refund_retried', paymentId }, 'a failed refund was retried');
      });
    } catch (error) {
      logger.warn(
        { event: 'payment.refund_retry_failed', paymentId, err: error },
        'a failed refund could not be retried yet',
      );
      throw error;
    }
  }
}

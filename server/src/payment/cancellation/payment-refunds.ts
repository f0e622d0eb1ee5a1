import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { formatMoney } from '#shared/money.ts';
import { paymentMessages, paymentRefusals } from '#shared/payment.ts';
import { refundMessages } from '#shared/refund.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { User } from '#server/user/user.entity.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { eachInTurn } from '#server/platform/common/batch.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, rowIn, time } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { IntentWorker } from '#server/payment/intent/intent-worker.ts';
import type { Intents, Queued } from '#server/payment/intent/intents.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { FAILED_STATES, findFailedRefund } from '#server/payment/ledger/refunds.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { refundActions } from './refund.audit-actions.ts';

const retryFailedRefunds = defineJob('retry-failed-refunds', 'payments');
const HOURLY = '40 * * * *';

/** After this many failed retries, an admin has to act. */
const MAXIMUM_RETRIES = 3;

const refund = rowIn('refunds', 'refund');
const newestState = sql<string>`(array_agg(${refund.state} order by ${refund.requestedAt} desc, ${refund.createdAt} desc))[1]`;

/** Payments whose newest refund failed, and failed not too often, without refunds after a time. */
const DUE = read({ until: time }, ({ until }) =>
  db
    .selectFrom('refunds as refund')
    .where('refund.paymentId', 'in', (query) =>
      query
        .selectFrom('refunds as failed')
        .where('failed.state', 'in', FAILED_STATES)
        .select('failed.paymentId'),
    )
    .groupBy('refund.paymentId')
    .having(newestState, 'in', FAILED_STATES)
    .having(({ fn }) => fn.max('refund.requestedAt'), '<=', until)
    .having(
      ({ fn }) => fn.count('refund.id').filterWhere('refund.state', 'in', FAILED_STATES),
      '<=',
      MAXIMUM_RETRIES,
    )
    .select('refund.paymentId'),
);

interface Dependencies extends Pick<Common, 'em' | 'clock'> {
  audit: AuditLog;
  intents: Intents;
  intentWorker: IntentWorker;
}

/** The amounts of a payment that limit its refunds, in minor units. */
type Refundable = Pick<Tables['payments'], 'amount' | 'refundedAmount' | 'disputedAmount' | 'outsideAmount'>;

/**
 * Refunds that admins request, in full or in part, independent of the subscription, and retries of refunds that the
 * customer's bank returned or that were called off.
 */
export class PaymentRefunds {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [handleJob(retryFailedRefunds, () => this.repeatDue(), HOURLY)];
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
    const { em, intents, intentWorker } = this.deps;
    const { queued, userId } = await em.fork().transactional(async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      const openTotal = await intents.openTotal(tx, paymentId);
      const left = refundableOf(payment, openTotal, (await findFailedRefund(tx, paymentId)) !== null);
      if (left < amount) throw new AppError('CONFLICT', refusalOf(payment, left));
      const total = Math.max(payment.refundedAmount, openTotal ?? 0) + amount;
      const queued = await intents.refund(tx, payment, total);
      await this.record(tx, actor, refundActions.PAYMENT_REFUNDED, payment, amount);
      return { queued, userId: payment.user?.id };
    });
    // A full refund ends the subscription.
    if ((await intentWorker.attempt(queued)) && userId) await intentWorker.attemptOpenOf(userId);
    return em.findOneOrFail(Payment, paymentId, { refresh: true });
  }

  /**
   * Retries the failed refund of a payment. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a malformed ID,
   * NOT_FOUND, CONFLICT if none failed, and SERVICE_UNAVAILABLE if the retry is queued but not done yet.
   */
  async retry(actor: Actor, id: string): Promise<Payment> {
    requireAdmin(actor);
    const paymentId = requireId(id, 'paymentId');
    const { em, intentWorker } = this.deps;
    const queued = await em.fork().transactional(async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      const retried = await this.queueRetry(tx, payment);
      if (!retried) throw new AppError('CONFLICT', paymentRefusals.conflict.refundNotFailed);
      const { queued, amount } = retried;
      await this.record(tx, actor, refundActions.REFUND_RETRIED, payment, amount);
      return queued;
    });
    if (!(await intentWorker.attempt(queued))) {
      throw new AppError('SERVICE_UNAVAILABLE', paymentMessages.noted);
    }
    return em.findOneOrFail(Payment, paymentId, { refresh: true });
  }

  /**
   * Retries the refunds that failed at least a day ago and at most `MAXIMUM_RETRIES` times. A failure does not stop the
   * other retries.
   */
  async repeatDue(): Promise<void> {
    const { em, clock } = this.deps;
    const due = await readIn(em.fork(), DUE, { until: new Date(clock().getTime() - DAY_MS) });
    await eachInTurn(due, ({ paymentId }) => this.repeat(paymentId));
  }

  /** Retries the refund of a payment if its newest one failed. */
  private async repeat(paymentId: string): Promise<void> {
    const { em, intentWorker } = this.deps;
    const retried = await em
      .fork()
      .transactional(async (tx) => this.queueRetry(tx, await lockPayment(tx, paymentId)));
    if (retried) await intentWorker.attempt(retried.queued);
  }

  /** Logs an admin's action. The entry names the payer while their account exists. */
  private async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    payment: Payment,
    amount: number,
  ): Promise<void> {
    const user = payment.user && (await em.findOne(User, payment.user.id));
    const subject = { id: user?.id ?? payment.id, label: user?.fullName ?? '' };
    const money = { kind: 'MONEY', amount, currency: payment.currency } as const;
    await this.deps.audit.record(em, actor, action, subject, [money]);
  }

  /** Queues a failed refund again, with the same amount. Returns null if the newest refund did not fail. */
  private async queueRetry(
    em: EntityManager,
    payment: Payment,
  ): Promise<{ queued: Queued; amount: number } | null> {
    const failed = await findFailedRefund(em, payment.id);
    if (!failed) return null;
    const { amount } = failed;
    return { queued: await this.deps.intents.refund(em, payment, payment.refundedAmount + amount), amount };
  }
}

/**
 * Locks a payment with its payer's customer. A deleted account has no customer to lock. Concurrent requests then wait
 * for the lock on the payment. Throws NOT_FOUND.
 */
async function lockPayment(em: EntityManager, paymentId: string): Promise<Payment> {
  const seen = await em.findOne(Payment, paymentId);
  if (!seen) throw new AppError('NOT_FOUND', paymentRefusals.notFound.payment);
  if (seen.user) await lockCustomer(em, seen.user.id);
  return em.findOneOrFail(Payment, paymentId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * The refundable amount of a payment, in minor units: its amount less refunds, the open request and what was paid
 * outside of Stripe. It is 0 while the payment is disputed, since Stripe refuses refunds then, and while a failed refund
 * of it is to be retried.
 */
export function refundableOf(
  { amount, refundedAmount, disputedAmount, outsideAmount }: Refundable,
  openTotal: number | null,
  hasFailed: boolean,
): number {
  if (disputedAmount > 0 || hasFailed) return 0;
  return Math.max(0, amount - outsideAmount - Math.max(refundedAmount, openTotal ?? 0));
}

/** Tells the admin why no more than `left` of a payment can be refunded. */
function refusalOf(
  { disputedAmount, refundedAmount, amount, outsideAmount, currency }: Payment,
  left: number,
): string {
  const { conflict } = refundMessages;
  if (disputedAmount > 0) return conflict.disputed;
  if (left > 0) return conflict.tooMuch({ left: formatMoney({ amount: left, currency }, 'en') });
  if (refundedAmount >= amount) return conflict.nothingLeft;
  return outsideAmount > 0 && refundedAmount >= amount - outsideAmount ? conflict.outside : conflict.failed;
}

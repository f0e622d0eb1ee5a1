import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentRefusals } from '#shared/payment.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { isPutOff } from '#server/payment/stripe/errors.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { opensLectures, statusOf } from '#server/payment/subscription/subscription-status.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import type { SubscriptionStatus } from '#server/payment/subscription/subscription.type.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import type { IntentWorker } from '#server/payment/intent/intent-worker.ts';
import type { Change, Intents, Queued } from '#server/payment/intent/intents.ts';
import type { CancelLinks } from './cancel-links.ts';
import type { MonthlyEnds } from './monthly-ends.ts';

interface Dependencies {
  em: EntityManager;
  users: UserService;
  subscriptions: SubscriptionService;
  sync: SubscriptionSync;
  intents: Intents;
  intentWorker: IntentWorker;
  links: CancelLinks;
  monthlyEnds: MonthlyEnds;
  clock: Clock;
  logger: Logger;
}

/** A change with the time of its declaration, and the day before which the customer does not want it. */
type DatedChange = Change & { at?: Date; notBefore?: Date | null };

/** The result of a subscription change. */
export interface ChangeOutcome {
  user: User;
  /** False while Stripe cannot be reached. The change is saved and completed later. */
  isDone: boolean;
}

/** The result of a cancellation by a mailed link. */
export interface LinkOutcome extends Pick<ChangeOutcome, 'isDone'> {
  /** When access ends; null if it has ended. */
  accessUntil: Date | null;
  /** Whether the payment of the current period is refunded. */
  isRefunded: boolean;
}

/**
 * Cancels and resumes subscriptions. Each change is committed as an intent before Stripe is called, and then carried
 * out at once.
 */
export class Cancellation {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Cancels the running paid subscription. Within the refund period, the payment is refunded in full and access ends at
   * once. Later, access ends with the paid year, or after one
   * month's notice if the school offers it and the year is a renewed one. An unpaid renewal is called off at once. Throws UNAUTHENTICATED, and
   * CONFLICT if none runs or its payment is not confirmed yet.
   */
  async cancel(actor: Actor): Promise<ChangeOutcome> {
    const user = await this.deps.users.requireMe(actor);
    await this.syncOverdue(user.id);
    const isDone = await this.change(user.id, paymentRefusals.conflict.noSubscription, (running) =>
      this.cancellationOf(running),
    );
    this.deps.logger.info({ event: 'payment.cancelled', userId: user.id, isDone }, 'subscription cancelled');
    return { user, isDone };
  }

  /**
   * Cancels the subscription that a mailed link names, as `cancel` does, without a login. A repeated call changes
   * nothing. Throws BAD_USER_INPUT for a link that is invalid, expired or about a subscription that does not run, and
   * CONFLICT while the bank processes its payment.
   */
  async cancelByLink(token: string): Promise<LinkOutcome> {
    const { em, links, logger } = this.deps;
    const id = links.read(token);
    const seen = id === null ? null : await em.fork().findOne(SubscriptionRecord, id);
    if (!seen) throw new AppError('BAD_USER_INPUT', paymentRefusals.badLink);
    const userId = seen.user.id;
    await this.syncOverdue(userId);
    let isRefunded = false;
    const isDone = await this.change(userId, paymentRefusals.conflict.noSubscription, (running) => {
      if (running.id !== seen.id) throw new AppError('CONFLICT', paymentRefusals.conflict.noSubscription);
      const change = this.cancellationOf(running);
      isRefunded = change.withRefund;
      return change;
    });
    logger.info({ event: 'payment.cancelled', userId, isDone, byLink: true }, 'subscription cancelled');
    const row = await em.fork().findOneOrFail(SubscriptionRecord, seen.id);
    const isOpen = row.accessUntil != null && row.accessUntil > this.deps.clock();
    return { accessUntil: isOpen ? (row.accessUntil ?? null) : null, isRefunded, isDone };
  }

  /** Takes back a cancellation at the end of the paid year. Throws UNAUTHENTICATED, and CONFLICT if there is none. */
  async resume(actor: Actor): Promise<ChangeOutcome> {
    const user = await this.deps.users.requireMe(actor);
    const isDone = await this.change(user.id, paymentRefusals.conflict.notCancelled, () => ({
      kind: 'RESUME',
      withRefund: false,
      cause: 'PERSON',
    }));
    this.deps.logger.info({ event: 'payment.resumed', userId: user.id, isDone }, 'subscription resumed');
    return { user, isDone };
  }

  /**
   * Queues the immediate end of the running paid subscription for an admin, in the transaction of `em`. Call `execute`
   * after the commit. Returns null if none runs. Throws CONFLICT while the bank processes its payment.
   */
  async queueEnd(em: EntityManager, userId: string, { refund }: { refund: boolean }): Promise<Queued | null> {
    const running = await this.lockRunning(em, userId);
    return (
      running &&
      this.deps.intents.change(em, running, { kind: 'AT_ONCE', withRefund: refund, cause: 'ADMIN' })
    );
  }

  /** Carries out a committed intent at Stripe. Returns whether it is done. Otherwise a job retries it. */
  execute(queued: Queued): Promise<boolean> {
    return this.deps.intentWorker.attempt(queued);
  }

  /**
   * Carries out the change that `decide` returns for the running subscription, or for null if none runs. `decide` is
   * called in the transaction that saves the request; null changes nothing. Throws CONFLICT while the bank processes the
   * payment.
   */
  async changeRunning(
    userId: string,
    decide: (em: EntityManager, running: SubscriptionRecord | null) => Promise<DatedChange | null>,
  ): Promise<void> {
    await this.syncOverdue(userId);
    const queued = await this.deps.em.fork().transactional(async (tx): Promise<Queued | null> => {
      const running = await this.lockRunning(tx, userId);
      const change = await decide(tx, running);
      return running && change && this.queue(tx, running, change);
    });
    if (queued) await this.execute(queued);
  }

  /** Saves the change of the running subscription and carries it out. Returns whether it is done. */
  private async change(
    userId: string,
    refusal: string,
    changeFor: (running: SubscriptionRecord) => Change,
  ): Promise<boolean> {
    const queued = await this.deps.em.fork().transactional(async (tx): Promise<Queued | null> => {
      const running = await this.lockRunning(tx, userId);
      if (!running) throw new AppError('CONFLICT', refusal);
      return this.queue(tx, running, changeFor(running));
    });
    return !queued || this.execute(queued);
  }

  /** Queues a change, and plans or drops the early end that one month's notice brings. */
  private async queue(
    em: EntityManager,
    running: SubscriptionRecord,
    { at = this.deps.clock(), notBefore = null, ...change }: DatedChange,
  ): Promise<Queued | null> {
    const { intents, monthlyEnds } = this.deps;
    const queued = await intents.change(em, running, { ...change, requestedAt: at });
    await monthlyEnds.plan(em, running, change, at, notBefore);
    return queued;
  }

  /**
   * Locks the customer. Returns null if no paid subscription runs. Throws CONFLICT while the bank processes its
   * payment.
   */
  private async lockRunning(em: EntityManager, userId: string): Promise<SubscriptionRecord | null> {
    const customer = await lockCustomer(em, userId);
    return customer && this.deps.subscriptions.findRunning(em, userId);
  }

  private statusOf(running: SubscriptionRecord): SubscriptionStatus {
    return statusOf(running, this.deps.clock());
  }

  private cancellationOf(running: SubscriptionRecord): Change {
    const withRefund = this.deps.subscriptions.refundableUntil(running) !== null;
    const runsPaid = opensLectures(this.statusOf(running)) && isPaidToItsEnd(running);
    return { kind: withRefund || !runsPaid ? 'AT_ONCE' : 'AT_PERIOD_END', withRefund, cause: 'PERSON' };
  }

  /**
   * Synchronizes a user's running subscription if its period is over by our rows. Stripe may have renewed it before the
   * event arrived.
   */
  private async syncOverdue(userId: string): Promise<void> {
    const { em, subscriptions, sync, clock } = this.deps;
    const reader = em.fork();
    const customer = await reader.findOne(Customer, { user: userId });
    const running = customer && (await subscriptions.findRunning(reader, userId));
    if (!running || running.currentPeriodEnd > clock()) return;
    try {
      await sync.synchronize(customer.stripeCustomerId);
    } catch (error) {
      // The change is made without the synchronization.
      if (!isPutOff(error)) throw error;
    }
  }
}

/** Whether Stripe's current period is paid, and not renewed on credit. */
export function isPaidToItsEnd({ paidUntil, currentPeriodEnd }: SubscriptionRecord): boolean {
  return paidUntil != null && paidUntil >= currentPeriodEnd;
}

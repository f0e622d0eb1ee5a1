import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentRefusals } from '#shared/payment.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
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
import type { Common } from '#server/payment/stripe/common.ts';
import type { CancelLinks } from './cancel-links.ts';
import type { MonthlyEnds } from './monthly-ends.ts';

interface Dependencies extends Pick<Common, 'em' | 'clock' | 'logger'> {
  users: UserService;
  subscriptions: SubscriptionService;
  sync: SubscriptionSync;
  intents: Intents;
  intentWorker: IntentWorker;
  links: CancelLinks;
  monthlyEnds: MonthlyEnds;
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
    const isDone = await this.changeRunning(user.id, (_em, running) =>
      this.cancellationOf(requireRunning(running, paymentRefusals.conflict.noSubscription)),
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
    let isRefunded = false;
    const isDone = await this.changeRunning(userId, (_em, found) => {
      const named = found?.id === seen.id ? found : null;
      const running = requireRunning(named, paymentRefusals.conflict.noSubscription);
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
    const isDone = await this.changeRunning(user.id, (_em, running) => {
      requireRunning(running, paymentRefusals.conflict.notCancelled);
      return { kind: 'RESUME', withRefund: false, cause: 'PERSON' };
    });
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
   * called in the transaction that saves the request; null changes nothing. Returns whether it is done. Otherwise it is
   * saved and completed later.
   */
  async changeRunning(
    userId: string,
    decide: (
      em: EntityManager,
      running: SubscriptionRecord | null,
    ) => Promise<DatedChange | null> | DatedChange | null,
  ): Promise<boolean> {
    await this.syncOverdue(userId);
    const queued = await this.deps.em.fork().transactional(async (tx): Promise<Queued | null> => {
      const running = await this.lockRunning(tx, userId);
      const change = await decide(tx, running);
      return running && change && this.queue(tx, running, change);
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

/** Throws CONFLICT if no subscription runs. */
function requireRunning(running: SubscriptionRecord | null, refusal: string): SubscriptionRecord {
  if (!running) throw new AppError('CONFLICT', refusal);
  return running;
}

/** Whether Stripe's current period is paid, and not renewed on credit. */
export function isPaidToItsEnd({ paidUntil, currentPeriodEnd }: SubscriptionRecord): boolean {
  return paidUntil != null && paidUntil >= currentPeriodEnd;
}

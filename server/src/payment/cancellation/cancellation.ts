import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentMessages, paymentRefusals } from '#shared/payment.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { isPutOff } from '#server/payment/stripe/errors.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { opensLectures, statusOf } from '#server/payment/subscription/subscription-status.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import type { SubscriptionStatus } from '#server/payment/subscription/subscription.type.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import type { CancellationWorker } from './cancellation-worker.ts';
import type { Queued, CancellationRequests, Change } from './cancellation-requests.ts';

interface Dependencies {
  em: EntityManager;
  users: UserService;
  subscriptions: SubscriptionService;
  sync: SubscriptionSync;
  requests: CancellationRequests;
  cancellationWorker: CancellationWorker;
  clock: Clock;
  logger: Logger;
}

/** What a change of a subscription came to. */
export interface ChangeOutcome {
  user: User;
  /** False while Stripe cannot be reached: it is noted, and done by itself later. */
  isDone: boolean;
}

/** Ways out of a subscription, and back. Each is committed as a request before Stripe is called, and then carried out at once. */
export class Cancellation {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Cancels the paid subscription that runs: within the refund window the payment goes back whole and access ends at
   * once; later it ends with the paid year. A renewal that is not paid is called off at once. Throws UNAUTHENTICATED, and
   * CONFLICT when none runs or its payment is not confirmed yet.
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

  /** Takes a cancellation for the end of the paid year back. Throws UNAUTHENTICATED, CONFLICT when there is none. */
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
   * Queues the end at once of the paid subscription that runs, for an admin, in the transaction of `em`; `execute` does
   * it after the commit. Null when none runs. Throws CONFLICT while the bank works on its payment.
   */
  async queueEnd(em: EntityManager, userId: string, { refund }: { refund: boolean }): Promise<Queued | null> {
    const running = await this.lockRunning(em, userId);
    return (
      running &&
      this.deps.requests.queue(em, running, { kind: 'AT_ONCE', withRefund: refund, cause: 'ADMIN' })
    );
  }

  /** Carries a request out at Stripe that is committed. Returns whether it is done; else it follows by itself. */
  execute({ requestId }: Queued): Promise<boolean> {
    return this.deps.cancellationWorker.attempt(requestId);
  }

  /** Writes down what is wished of the subscription that runs, and carries it out. Returns whether it is done. */
  private async change(
    userId: string,
    refusal: string,
    changeFor: (running: SubscriptionRecord) => Change,
  ): Promise<boolean> {
    const { em, requests } = this.deps;
    const queued = await em.fork().transactional(async (tx): Promise<Queued | null> => {
      const running = await this.lockRunning(tx, userId);
      if (!running) throw new AppError('CONFLICT', refusal);
      return requests.queue(tx, running, changeFor(running));
    });
    return !queued || this.execute(queued);
  }

  /** Locks the customer. Null when no paid subscription runs. Throws CONFLICT while the bank works on its payment. */
  private async lockRunning(em: EntityManager, userId: string): Promise<SubscriptionRecord | null> {
    const customer = await lockCustomer(em, userId);
    const running = customer && (await this.deps.subscriptions.findRunning(em, userId));
    // A debit that is at the bank can neither be called off nor refunded before it has arrived.
    if (running && running.stripeStatus !== 'incomplete' && this.statusOf(running) === 'PENDING') {
      throw new AppError('CONFLICT', paymentMessages.pending);
    }
    return running;
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
   * Synchronizes a user's running subscription whose period is over by our rows: Stripe may have renewed it, and its event may
   * not have arrived.
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
      // The change counts all the same.
      if (!isPutOff(error)) throw error;
    }
  }
}

/** Whether the period that Stripe is in was paid, instead of being renewed on credit. */
function isPaidToItsEnd({ paidUntil, currentPeriodEnd }: SubscriptionRecord): boolean {
  return paidUntil != null && paidUntil >= currentPeriodEnd;
}

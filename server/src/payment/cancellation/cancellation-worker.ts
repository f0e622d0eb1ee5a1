import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import type { Clock } from '#server/platform/common/clock.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerTurn, CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import { isPutOff } from '#server/payment/stripe/errors.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { CancellationRequest } from './cancellation.entity.ts';
import type { CancellationMails } from './cancellation-mails.ts';
import { runRequest } from './cancellation-requests.ts';
import { executeAtStripe, taskOf, type StripeOutcome } from './execute-at-stripe.ts';
import type { StripeRefunds } from './stripe-refunds.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  clock: Clock;
  turns: CustomerTurns;
  sync: SubscriptionSync;
  mails: CancellationMails;
  refunds: StripeRefunds;
  logger: Logger;
}

/**
 * Carries requests out until they are done: in the request itself, in the hourly comparison and in a job for each
 * request.
 */
export class CancellationWorker {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [handleJob(runRequest, ({ requestId }) => this.run(requestId))];
  }

  /** Attempts a request. Returns false if Stripe is unreachable or refuses; the request then stays open. */
  async attempt(requestId: string): Promise<boolean> {
    try {
      await this.run(requestId);
      return true;
    } catch (error) {
      if (isPutOff(error)) return false;
      throw error;
    }
  }

  /** Attempts the open requests for a user's subscriptions. */
  async attemptOpenOf(userId: string): Promise<void> {
    const open = await this.deps.em
      .fork()
      .find(CancellationRequest, { subscription: { user: userId }, closedAt: null });
    for (const { id } of open) await this.attempt(id);
  }

  /**
   * Carries a request out at Stripe, synchronizes and closes it, in the customer's turn. Does nothing for a request
   * that is closed, replaced or deleted with its account. Throws Stripe's errors, which are saved in the row, and
   * SERVICE_UNAVAILABLE if the turn does not come in time.
   */
  private async run(requestId: string): Promise<void> {
    const { turns, logger } = this.deps;
    const asked = await this.findOpen(this.deps.em.fork(), requestId);
    if (!asked) return;
    const userId = asked.subscription.getEntity().user.id;
    try {
      await turns.take(userId, async (turn) => {
        let isSettled = false;
        while (!isSettled) isSettled = await this.execute(turn, requestId);
      });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) {
        await this.saveFailure(requestId, error);
        logger.warn(
          { event: 'payment.request_failed', requestId, userId, err: error },
          'a request could not be carried out at Stripe yet',
        );
      }
      throw error;
    }
  }

  /**
   * Returns whether nothing is left to do. A refund may be requested while Stripe ends the subscription without one.
   */
  private async execute(turn: CustomerTurn, requestId: string): Promise<boolean> {
    const { stripe, refunds, sync } = this.deps;
    const request = await this.findOpen(this.deps.em.fork(), requestId);
    if (!request) return true;
    const { stripeSubscriptionId } = request.subscription.getEntity();
    const done = await executeAtStripe({ stripe, refunds }, taskOf(request, stripeSubscriptionId));
    let isSettled = true;
    await sync.synchronizeInTurn(turn, async (tx, customer) => {
      const current = await this.findOpen(tx, requestId);
      isSettled = !current || current.withRefund === request.withRefund;
      if (current && isSettled) await this.close(tx, customer, current, done);
    });
    return isSettled;
  }

  private findOpen(em: EntityManager, id: string) {
    return em.findOne(CancellationRequest, { id, closedAt: null }, { populate: ['subscription'] });
  }

  private async close(
    em: EntityManager,
    customer: Customer,
    request: CancellationRequest,
    done: StripeOutcome,
  ): Promise<void> {
    const { mails, clock, logger } = this.deps;
    const { id: requestId, kind, cause } = request;
    request.closedAt = clock();
    request.failure = null;
    await em.flush();
    await mails.notify(em, customer, request, done);
    logger.info(
      {
        event: 'payment.request_done',
        requestId,
        userId: customer.user.id,
        kind,
        cause,
        isRefunded: done.refundedInvoices.length > 0,
      },
      'a request was carried out at Stripe',
    );
  }

  private async saveFailure(requestId: string, { message, code }: Stripe.errors.StripeError): Promise<void> {
    await this.deps.em
      .fork()
      .nativeUpdate(
        CancellationRequest,
        { id: requestId, closedAt: null },
        { attempts: raw('attempts + 1'), failure: code ? `${message} (${code})` : message },
      );
  }
}

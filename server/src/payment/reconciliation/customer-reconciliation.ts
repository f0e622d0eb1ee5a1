import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { CancellationWorker } from '#server/payment/cancellation/cancellation-worker.ts';
import type { RefundRequests } from '#server/payment/cancellation/refund-requests.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import { atStripe } from '#server/payment/stripe/errors.ts';
import type { StripeEvents } from '#server/payment/webhook/stripe-events.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { describeDifferences, readCustomerRecords } from './customer-diff.ts';

interface Dependencies {
  em: EntityManager;
  turns: CustomerTurns;
  sync: SubscriptionSync;
  events: StripeEvents;
  cancellationWorker: CancellationWorker;
  refundRequests: RefundRequests;
}

/** Compares one customer with Stripe and corrects what differs. */
export class CustomerReconciliation {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Keeps the events that have not arrived, brings the customer up to date, carries out what is open and closes the events.
   * Returns what was corrected, a sentence each. Throws what synchronizing throws, and SERVICE_UNAVAILABLE.
   */
  async compare(stripeCustomerId: string, missing: readonly Stripe.Event[]): Promise<string[]> {
    const { em, turns, sync, events, cancellationWorker, refundRequests } = this.deps;
    const reader = em.fork();
    const customer = await reader.findOne(Customer, { stripeCustomerId }, { populate: ['user'] });
    if (!customer) return [];
    const { id: userId, email } = customer.user.getEntity();
    // In one turn, so that nobody mends in between and each difference is seen.
    const before = await turns.take(userId, async (turn) => {
      const records = await readCustomerRecords(reader, userId);
      // Before Stripe is read: what it says then covers them.
      await events.store(missing);
      await atStripe(() => sync.synchronizeInTurn(turn));
      return records;
    });
    await refundRequests.executeOpenOf(userId);
    await cancellationWorker.attemptOpenOf(userId);
    for (const { id } of missing) await events.process(id);
    return describeDifferences(email, before, await readCustomerRecords(em.fork(), userId));
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { IntentWorker } from '#server/payment/intent/intent-worker.ts';
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
  intentWorker: IntentWorker;
}

/** Compares one customer with Stripe and corrects differences. */
export class CustomerReconciliation {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Stores missing events, synchronizes the customer, carries out open requests and closes the events. Returns the
   * corrections, one sentence each. Throws the errors of the synchronization, and SERVICE_UNAVAILABLE.
   */
  async compare(stripeCustomerId: string, missing: readonly Stripe.Event[]): Promise<string[]> {
    const { em, turns, sync, events, intentWorker } = this.deps;
    const reader = em.fork();
    const customer = await reader.findOne(Customer, { stripeCustomerId }, { populate: ['user'] });
    if (!customer) return [];
    const { id: userId, email } = customer.user.getEntity();
    // In one turn, so that no other correction comes between and each difference is seen.
    const before = await turns.take(userId, async (turn) => {
      const records = await readCustomerRecords(reader, userId);
      // Before Stripe is read, so that the state read covers them.
      await events.store(missing);
      await atStripe(() => sync.synchronizeInTurn(turn));
      return records;
    });
    await intentWorker.attemptOpenOf(userId);
    for (const { id } of missing) await events.process(id);
    return describeDifferences(email, before, await readCustomerRecords(em.fork(), userId));
  }
}

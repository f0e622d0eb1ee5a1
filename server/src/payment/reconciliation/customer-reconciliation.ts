import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { CancellationRequest } from '#server/payment/cancellation/cancellation.entity.ts';
import type { CancellationWorker } from '#server/payment/cancellation/cancellation-worker.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { atStripe } from '#server/payment/stripe/errors.ts';
import type { StripeEvents } from '#server/payment/webhook/stripe-events.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { describeDifferences, readCustomerRecords, type CustomerRecords } from './customer-diff.ts';

interface Dependencies {
  em: EntityManager;
  sync: SubscriptionSync;
  events: StripeEvents;
  cancellationWorker: CancellationWorker;
}

/** What comparing a customer brought to light. */
export interface CustomerFindings {
  /** Ids of their events that were not here, and are now. */
  kept: string[];
  /** What was corrected, a sentence each. */
  differences: string[];
}

/** Compares one customer with Stripe and corrects what differs. */
export class CustomerReconciliation {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Keeps the events that have not arrived, brings the customer up to date, carries out what is open and processes the events.
   * Throws what synchronizing throws, and SERVICE_UNAVAILABLE.
   */
  async compare(stripeCustomerId: string, missing: readonly Stripe.Event[]): Promise<CustomerFindings> {
    const { em, events } = this.deps;
    const synced = await em.fork().transactional((tx) => this.sync(tx, stripeCustomerId, missing));
    if (!synced) return { kept: [], differences: [] };
    await this.runOpenRequests(synced.userId);
    // They were received before Stripe was asked, so that closing them costs no call.
    for (const id of synced.kept) await events.process(id);
    const after = await readCustomerRecords(em.fork(), synced.userId);
    return {
      kept: synced.kept,
      differences: describeDifferences(synced.email, synced.before, after),
    };
  }

  /**
   * Under one lock, so that nobody mends in between and each difference is seen: what our tables say, then the events,
   * then Stripe's state. Null for somebody who is gone.
   */
  private async sync(
    em: EntityManager,
    stripeCustomerId: string,
    missing: readonly Stripe.Event[],
  ): Promise<{ userId: string; email: string; kept: string[]; before: CustomerRecords } | null> {
    const { sync, events } = this.deps;
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const customer = await em.findOne(Customer, { stripeCustomerId }, { lockMode });
    if (!customer) return null;
    const { id: userId, email } = await customer.user.loadOrFail({ em });
    const before = await readCustomerRecords(em, userId);
    const kept: string[] = [];
    for (const event of missing) {
      if (await events.store(em, event)) kept.push(event.id);
    }
    await atStripe(() => sync.synchronizeLocked(em, customer));
    return { userId, email, kept, before };
  }

  private async runOpenRequests(userId: string): Promise<void> {
    const open = await this.deps.em
      .fork()
      .find(CancellationRequest, { subscription: { user: userId }, closedAt: null });
    for (const { id } of open) await this.deps.cancellationWorker.attempt(id);
  }
}

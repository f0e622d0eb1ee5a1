import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { CancellationRequest } from '#server/payment/cancellation/cancellation.entity.ts';
import type { CancellationWorker } from '#server/payment/cancellation/cancellation-worker.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerTurn, CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import { atStripe } from '#server/payment/stripe/errors.ts';
import type { StripeEvents } from '#server/payment/webhook/stripe-events.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { User } from '#server/user/user.entity.ts';
import { describeDifferences, readCustomerRecords, type CustomerRecords } from './customer-diff.ts';

interface Dependencies {
  em: EntityManager;
  turns: CustomerTurns;
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

const NOTHING: CustomerFindings = { kept: [], differences: [] };

/** Compares one customer with Stripe and corrects what differs. */
export class CustomerReconciliation {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Keeps the events that have not arrived, brings the customer up to date, carries out what is open and processes the events.
   * Throws what synchronizing throws, and SERVICE_UNAVAILABLE.
   */
  async compare(stripeCustomerId: string, missing: readonly Stripe.Event[]): Promise<CustomerFindings> {
    const { em, turns, events } = this.deps;
    const customer = await em.fork().findOne(Customer, { stripeCustomerId });
    if (!customer) return NOTHING;
    const synced = await turns.take(customer.user.id, (turn) => this.sync(turn, missing));
    if (!synced) return NOTHING;
    await this.runOpenRequests(synced.userId);
    // One of them has Stripe asked once more: it was kept after the first look.
    for (const id of synced.kept) await events.process(id);
    const after = await readCustomerRecords(em.fork(), synced.userId);
    return {
      kept: synced.kept,
      differences: describeDifferences(synced.email, synced.before, after),
    };
  }

  /**
   * In one turn, so that nobody mends in between and each difference is seen: what our tables say, then Stripe's state with
   * the events. Null for somebody who is gone.
   */
  private async sync(
    turn: CustomerTurn,
    missing: readonly Stripe.Event[],
  ): Promise<{ userId: string; email: string; kept: string[]; before: CustomerRecords } | null> {
    const { em, sync, events } = this.deps;
    const { userId } = turn;
    const reader = em.fork();
    const user = await reader.findOne(User, userId);
    if (!user) return null;
    const before = await readCustomerRecords(reader, userId);
    const kept: string[] = [];
    await atStripe(() =>
      sync.synchronizeInTurn(turn, async (tx) => {
        for (const event of missing) if (await events.store(tx, event)) kept.push(event.id);
      }),
    );
    return { userId, email: user.email, kept, before };
  }

  private async runOpenRequests(userId: string): Promise<void> {
    const open = await this.deps.em
      .fork()
      .find(CancellationRequest, { subscription: { user: userId }, closedAt: null });
    for (const { id } of open) await this.deps.cancellationWorker.attempt(id);
  }
}

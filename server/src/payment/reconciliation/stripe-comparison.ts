import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { StripeRefusals } from '#server/payment/refusal/stripe-refusals.ts';
import { atStripe } from '#server/payment/stripe/errors.ts';
import { StripeEvent } from '#server/payment/webhook/stripe-event.entity.ts';
import type { StripeEvents } from '#server/payment/webhook/stripe-events.ts';
import { linkCustomers } from './link-customers.ts';
import type { CustomerReconciliation } from './customer-reconciliation.ts';
import { readActivity, type Activity } from './stripe-activity.ts';
import { overdueEvents, unsettledCustomers } from './unsettled-customers.ts';

/** When so many customers in a row cannot be read, Stripe is down, and asking for the others would only take long. */
const OUTAGES_IN_A_ROW = 3;
/** Ids that are looked up by one statement. */
const EVENTS_AT_ONCE = 1000;
/** An event that is not older by Stripe's clock may just be on its way. */
const ON_THE_WAY_MS = 60_000;

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  events: StripeEvents;
  customers: CustomerReconciliation;
  refusals: StripeRefusals;
  clock: Clock;
  logger: Logger;
}

/** What a comparison brought to light so far. */
export interface Findings {
  missedEvents: number;
  payersChecked: number;
  /** What was corrected, a sentence each. */
  differences: string[];
  /** What could not be compared, a sentence each. */
  failures: string[];
}

/** Finds out whom to compare with Stripe, and mends one after another. */
export class StripeComparison {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Corrects what differs since a time, or for all customers, and adds what it finds to `findings` as it goes. A customer who
   * cannot be compared does not keep the others waiting. Throws SERVICE_UNAVAILABLE when Stripe cannot be reached.
   */
  async reconcile({ time, isFull }: { time: Date; isFull: boolean }, findings: Findings): Promise<void> {
    const { stripe, refusals, clock } = this.deps;
    const em = this.deps.em.fork();
    const overdue = new Date(clock().getTime() - ON_THE_WAY_MS);
    const activity = await atStripe(() =>
      refusals.watch('reading', () => readActivity(stripe, time, { allCustomers: isFull })),
    );
    findings.differences.push(...(await linkCustomers(em, activity)));
    const ours = await this.toCompare(em, activity, isFull ? null : await unsettledCustomers(em, clock()));
    const notHere = await this.missingEvents(em, activity);
    const missing = Map.groupBy(notHere, activity.customerOf);
    const missed = new Set(notHere.filter((event) => isBefore(event, overdue)).map(({ id }) => id));

    let outages = 0;
    for (const stripeCustomerId of ours) {
      try {
        const found = await this.deps.customers.compare(
          stripeCustomerId,
          missing.get(stripeCustomerId) ?? [],
        );
        findings.payersChecked += 1;
        findings.missedEvents += found.kept.filter((id) => missed.has(id)).length;
        findings.differences.push(...found.differences);
        outages = 0;
      } catch (error) {
        const isOutage = error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE';
        outages = isOutage ? outages + 1 : 0;
        if (outages === OUTAGES_IN_A_ROW) throw error;
        this.recordFailure(stripeCustomerId, error, findings);
      }
      missing.delete(stripeCustomerId);
    }
    const others = await this.storeOthers([...missing.values()].flat());
    findings.missedEvents += others.filter((id) => missed.has(id)).length;
    for (const id of await overdueEvents(em)) await this.processEvent(id);
  }

  /** Stripe's ids of those customers of ours, oldest ids first; `unsettled` is null for all of them. */
  private async toCompare(
    em: EntityManager,
    { activeCustomerIds }: Activity,
    unsettled: string[] | null,
  ): Promise<string[]> {
    const where =
      unsettled === null ? {} : { stripeCustomerId: { $in: [...activeCustomerIds, ...unsettled] } };
    const customers = await em.find(Customer, where, { orderBy: { user: 'asc' }, disableIdentityMap: true });
    return customers.map(({ stripeCustomerId }) => stripeCustomerId);
  }

  private async missingEvents(em: EntityManager, { events }: Activity): Promise<Stripe.Event[]> {
    const missing: Stripe.Event[] = [];
    for (let start = 0; start < events.length; start += EVENTS_AT_ONCE) {
      const some = events.slice(start, start + EVENTS_AT_ONCE);
      const ids = some.map(({ id }) => id);
      const rows = await em.find(
        StripeEvent,
        { id: { $in: ids } },
        { fields: ['id'], disableIdentityMap: true },
      );
      const known = new Set(rows.map(({ id }) => id));
      missing.push(...some.filter(({ id }) => !known.has(id)));
    }
    return missing;
  }

  /** Events that are about nobody we know, or about a payment of somebody who is gone. Returns the ids of what was new. */
  private async storeOthers(missing: Stripe.Event[]): Promise<string[]> {
    const { em, events } = this.deps;
    const kept: string[] = [];
    for (const event of missing) {
      const isNew = await em.fork().transactional((tx) => events.store(tx, event));
      if (!isNew) continue;
      kept.push(event.id);
      await this.processEvent(event.id);
    }
    return kept;
  }

  /** An event keeps what went wrong with it, and its job tries it again. */
  private async processEvent(eventId: string): Promise<void> {
    try {
      await this.deps.events.process(eventId);
    } catch (error) {
      this.deps.logger.warn(
        { event: 'payment.event_failed', eventId, err: error },
        'a stripe event could not be worked off',
      );
    }
  }

  private recordFailure(stripeCustomerId: string, error: unknown, { failures }: Findings): void {
    failures.push(`A payer could not be compared (${stripeCustomerId})`);
    this.deps.logger.error(
      { event: 'payment.payer_not_compared', stripeCustomerId, err: error },
      'a payer could not be compared with Stripe',
    );
  }
}

function isBefore({ created }: Stripe.Event, time: Date): boolean {
  return created * 1000 < time.getTime();
}

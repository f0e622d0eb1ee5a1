import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { allOf } from '#server/payment/stripe/stripe-calls.ts';
import { listHandledEvents } from '#server/payment/webhook/event-subject.ts';
import { cutEvent } from '#server/payment/webhook/kept-event.ts';
import { StripeEvent } from '#server/payment/webhook/stripe-event.entity.ts';
import type { StripeEvents } from '#server/payment/webhook/stripe-events.ts';
import type { Common } from '#server/payment/stripe/common.ts';

/** Number of IDs looked up by one statement. */
const EVENTS_AT_ONCE = 1000;

interface Dependencies extends Pick<Common, 'em' | 'stripe'> {
  events: StripeEvents;
}

/** Events and customers at Stripe since a time. */
export interface Activity {
  /** Events that are not stored here, oldest first, by the Stripe ID of their customer; null without a customer. */
  missing: Map<string | null, Stripe.Event[]>;
  /** Stripe IDs of all customers with events. */
  activeCustomerIds: Set<string>;
  /** Customers created since then, newest first; all customers with `allCustomers`. */
  customers: Stripe.Customer[];
}

/**
 * Reads the activity at Stripe since a time within the 30 days for which Stripe keeps events. Events name every
 * affected customer, except one without any activity, so that no other list is read.
 */
export async function readActivity(
  { em, stripe, events }: Dependencies,
  since: Date,
  { allCustomers }: { allCustomers: boolean },
): Promise<Activity> {
  const page = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const [newestFirst, customers] = await Promise.all([
    listHandledEvents(stripe, page),
    allOf(stripe.customers.list(allCustomers ? { limit: 100 } : page)),
  ]);
  const happened = newestFirst.toReversed();
  const here = await findStored(em, happened);
  const missing: Activity['missing'] = new Map();
  for (const event of happened.filter(({ id }) => !here.has(id))) {
    const customer = await events.customerOf(cutEvent(event));
    missing.set(customer, [...(missing.get(customer) ?? []), event]);
  }
  const named = [...here.values(), ...missing.keys()];
  return { missing, activeCustomerIds: new Set(named.filter((id) => id !== null)), customers };
}

/** The stored ones of these events: the Stripe ID of each customer by event ID, null without a customer. */
async function findStored(
  em: EntityManager,
  events: readonly Stripe.Event[],
): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  for (let start = 0; start < events.length; start += EVENTS_AT_ONCE) {
    const ids = events.slice(start, start + EVENTS_AT_ONCE).map(({ id }) => id);
    const rows = await em.find(
      StripeEvent,
      { id: { $in: ids } },
      { fields: ['id', 'stripeCustomerId'], disableIdentityMap: true },
    );
    for (const { id, stripeCustomerId } of rows) found.set(id, stripeCustomerId ?? null);
  }
  return found;
}

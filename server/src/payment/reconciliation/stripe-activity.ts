import type { Stripe } from 'stripe';
import { customerIn, listHandledEvents } from '#server/payment/webhook/event-subject.ts';
import { allOf, idOf } from '#server/payment/stripe/stripe-calls.ts';

/** What went on at Stripe since a time. */
export interface Activity {
  /** Events of the types that say something to us, oldest first. */
  events: Stripe.Event[];
  /** Stripe's ids of all customers of whom something was made or changed. */
  activeCustomerIds: Set<string>;
  /** Customers that were made since then, newest first; with `allCustomers` all there are. */
  customers: Stripe.Customer[];
  /** Stripe's id of the customer that an event is about; null when it names none that is known. */
  customerOf: (event: Stripe.Event) => string | null;
}

type Reference = string | { id: string } | null | undefined;

/** Reads what went on at Stripe since a time, which has to be within the 30 days for which Stripe keeps its events. */
export async function readActivity(
  stripe: Stripe,
  since: Date,
  { allCustomers }: { allCustomers: boolean },
): Promise<Activity> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const page = { created, limit: 100 };
  const [events, sessions, subscriptions, invoices, charges, refunds, disputes, customers] =
    await Promise.all([
      listHandledEvents(stripe, page),
      allOf(stripe.checkout.sessions.list(page)),
      allOf(stripe.subscriptions.list({ ...page, status: 'all' })),
      allOf(stripe.invoices.list(page)),
      allOf(stripe.charges.list(page)),
      allOf(stripe.refunds.list({ ...page, expand: ['data.charge'] })),
      allOf(stripe.disputes.list({ ...page, expand: ['data.charge'] })),
      allOf(stripe.customers.list(allCustomers ? { limit: 100 } : page)),
    ]);
  // Refunds and disputes name no customer; their charge does.
  const ofCharges = new Map<string, Reference>();
  for (const charge of [...charges, ...[...refunds, ...disputes].map((each) => each.charge)]) {
    if (charge && typeof charge === 'object') ofCharges.set(charge.id, charge.customer);
  }
  const customerOf = (event: Stripe.Event) => customerIn(event) ?? idIn(ofCharges.get(chargeIn(event) ?? ''));
  const named = [...sessions, ...subscriptions, ...invoices].map(({ customer }) => idIn(customer));
  const customerIds = [...events.map(customerOf), ...named, ...[...ofCharges.values()].map(idIn)];
  return {
    events: events.reverse(),
    activeCustomerIds: new Set(customerIds.filter((id) => id !== null)),
    customers,
    customerOf,
  };
}

function chargeIn({ data }: Stripe.Event): string | null {
  return 'charge' in data.object ? idIn(data.object.charge) : null;
}

function idIn(reference: Reference): string | null {
  return reference ? idOf(reference) : null;
}

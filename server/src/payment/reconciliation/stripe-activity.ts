import type { Stripe } from 'stripe';
import { customerIn, HANDLED_EVENTS } from '#server/payment/webhook/event-subject.ts';
import { allOf, idOf } from '#server/payment/stripe/stripe-calls.ts';

/** What went on at Stripe since a time. */
export interface Activity {
  /** Events of the types that say something to us, oldest first. */
  events: Stripe.Event[];
  /** Stripe's ids of all payers of whom something was made or changed. */
  payers: Set<string>;
  /** Payers that were made since then, newest first; with `allCustomers` all there are. */
  customers: Stripe.Customer[];
  /** Stripe's id of the payer that an event is about; null when it names none that is known. */
  payerOf: (event: Stripe.Event) => string | null;
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
      allOf(stripe.events.list({ ...page, types: [...HANDLED_EVENTS] })),
      allOf(stripe.checkout.sessions.list(page)),
      allOf(stripe.subscriptions.list({ ...page, status: 'all' })),
      allOf(stripe.invoices.list(page)),
      allOf(stripe.charges.list(page)),
      allOf(stripe.refunds.list({ ...page, expand: ['data.charge'] })),
      allOf(stripe.disputes.list({ ...page, expand: ['data.charge'] })),
      allOf(stripe.customers.list(allCustomers ? { limit: 100 } : page)),
    ]);
  // Refunds and disputes name no payer; their charge does.
  const ofCharges = new Map<string, Reference>();
  for (const charge of [...charges, ...[...refunds, ...disputes].map((each) => each.charge)]) {
    if (charge && typeof charge === 'object') ofCharges.set(charge.id, charge.customer);
  }
  const payerOf = (event: Stripe.Event) => customerIn(event) ?? idIn(ofCharges.get(chargeIn(event) ?? ''));
  const named = [...sessions, ...subscriptions, ...invoices].map(({ customer }) => idIn(customer));
  const payers = [...events.map(payerOf), ...named, ...[...ofCharges.values()].map(idIn)];
  return {
    events: events.reverse(),
    payers: new Set(payers.filter((payer) => payer !== null)),
    customers,
    payerOf,
  };
}

function chargeIn({ data }: Stripe.Event): string | null {
  return 'charge' in data.object ? idIn(data.object.charge) : null;
}

function idIn(reference: Reference): string | null {
  return reference ? idOf(reference) : null;
}

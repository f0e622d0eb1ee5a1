import type { Stripe } from 'stripe';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';
import { isAtOurPrice, subscriptionOf, type OurPrices } from '#server/payment/stripe/customer-snapshot.ts';

/** Whom and what an event is about, as the event itself has it. */
export interface EventSubject {
  /** Stripe's id of the customer; null when only Stripe can tell, by the charge. */
  customer: string | null;
  /** The charge and the intent that something went back of; null for other events. */
  charge: { id: string; intent: string | null } | null;
  /** The subscription whose price is to be one of ours; null for events that name none. */
  subscription: string | null;
  /** What is wrong with it for a school that has these prices; null when nothing is. */
  fault: (prices: OurPrices) => EventFault | null;
}

/** Why an event is not for this school. */
export type EventFault = 'livemode' | 'mode' | 'price' | 'currency';

type Reference = string | { id: string } | null | undefined;

const ofSession = ({ customer, subscription, mode, currency }: Stripe.Checkout.Session): EventSubject => ({
  customer: idIn(customer),
  charge: null,
  subscription: idIn(subscription),
  fault: (prices) => {
    if (mode !== 'subscription') return 'mode';
    return currency === null || hasCurrency(prices, currency) ? null : 'currency';
  },
});

const ofSubscription = (subscription: Stripe.Subscription): EventSubject => ({
  customer: idIn(subscription.customer),
  charge: null,
  subscription: subscription.id,
  fault: (prices) => {
    if (isAtOurPrice(subscription, prices)) return null;
    return priceFault(
      prices,
      subscription.items.data.map(({ price }) => price.id),
    );
  },
});

const ofInvoice = (invoice: Stripe.Invoice): EventSubject => ({
  customer: idIn(invoice.customer),
  charge: null,
  subscription: subscriptionOf(invoice),
  fault: (prices) => {
    const ids = invoice.lines.data.flatMap(({ pricing }) => idIn(pricing?.price_details?.price) ?? []);
    return ids.some((id) => prices.get(id)?.currency === invoice.currency) ? null : priceFault(prices, ids);
  },
});

const ofCharge = ({ id, customer, payment_intent: intent }: Stripe.Charge): EventSubject => ({
  customer: idIn(customer),
  charge: { id, intent: idIn(intent) },
  subscription: null,
  fault: () => null,
});

/** Refunds and disputes say what they take back, and not whose it was. */
const ofReturn = ({ charge, payment_intent: intent }: Stripe.Refund | Stripe.Dispute): EventSubject => ({
  customer: null,
  charge: charge ? { id: idOf(charge), intent: idIn(intent) } : null,
  subscription: null,
  fault: () => null,
});

type SubjectReaders = {
  [Type in Stripe.Event['type']]?: (
    object: Extract<Stripe.Event, { type: Type }>['data']['object'],
  ) => EventSubject;
};

/** Every type of event that says something to us. */
const SUBJECTS = {
  'checkout.session.completed': ofSession,
  'checkout.session.async_payment_succeeded': ofSession,
  'checkout.session.async_payment_failed': ofSession,
  'checkout.session.expired': ofSession,
  'customer.subscription.created': ofSubscription,
  'customer.subscription.updated': ofSubscription,
  'customer.subscription.deleted': ofSubscription,
  'customer.subscription.paused': ofSubscription,
  'customer.subscription.resumed': ofSubscription,
  'invoice.paid': ofInvoice,
  'invoice.payment_failed': ofInvoice,
  'invoice.payment_action_required': ofInvoice,
  'invoice.upcoming': ofInvoice,
  'refund.created': ofReturn,
  'refund.updated': ofReturn,
  'refund.failed': ofReturn,
  'charge.refunded': ofCharge,
  'charge.dispute.created': ofReturn,
  'charge.dispute.closed': ofReturn,
} satisfies SubjectReaders;

/** The types of events that are processed; all others are kept and ignored. */
export const HANDLED_EVENTS: readonly string[] = Object.keys(SUBJECTS);

/** Whom and what an event is about; null for a type that says nothing to us. */
export function subjectOf(event: Stripe.Event): EventSubject | null {
  if (!HANDLED_EVENTS.includes(event.type)) return null;
  // The type names the reader and the object alike, which the compiler cannot follow through a table.
  const read = SUBJECTS[event.type as keyof typeof SUBJECTS] as (object: object) => EventSubject;
  return read(event.data.object);
}

/** Stripe's id of the customer that an event of any type names; null when it names none. */
export function customerIn({ data }: Stripe.Event): string | null {
  const { object } = data;
  if (object.object === 'customer') return object.id;
  return 'customer' in object ? idIn(object.customer) : null;
}

function priceFault(prices: OurPrices, ids: readonly string[]): EventFault {
  return ids.some((id) => prices.has(id)) ? 'currency' : 'price';
}

function hasCurrency(prices: OurPrices, currency: string): boolean {
  return [...prices.values()].some((price) => price.currency === currency);
}

function idIn(reference: Reference): string | null {
  return reference ? idOf(reference) : null;
}

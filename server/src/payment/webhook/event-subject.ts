import type { Stripe } from 'stripe';
import { allOf } from '#server/payment/stripe/stripe-calls.ts';
import type { OurPrices } from '#server/payment/stripe/customer-snapshot.ts';
import type { KeptEvent } from './kept-event.ts';

/** The types of events that say something to us and are processed; all others are kept and ignored. */
export const HANDLED_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.upcoming',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  // What a bank only asked about becomes a dispute by these, and by no new one.
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] satisfies Stripe.Event['type'][];

/** Stripe takes no more types in one list. */
const TYPES_AT_ONCE = 20;

/** All events at Stripe of the types that are processed, newest first. */
export async function listHandledEvents(
  stripe: Stripe,
  page: Omit<Stripe.EventListParams, 'types'>,
): Promise<Stripe.Event[]> {
  const lists: Promise<Stripe.Event[]>[] = [];
  for (let start = 0; start < HANDLED_EVENTS.length; start += TYPES_AT_ONCE) {
    const types = HANDLED_EVENTS.slice(start, start + TYPES_AT_ONCE);
    lists.push(allOf(stripe.events.list({ ...page, types })));
  }
  return (await Promise.all(lists)).flat().toSorted((one, other) => other.created - one.created);
}

/** Why the sale that an event tells of is not one of this school. */
export type EventOddity = 'mode' | 'price' | 'currency';

/**
 * What is odd about an event for a school that has these prices; null when nothing is. It decides nothing: what Stripe has is
 * read whatever an event says.
 */
export function oddityOf({ data: { object } }: KeptEvent, prices: OurPrices): EventOddity | null {
  switch (object.object) {
    case 'checkout.session':
      if (object.mode !== 'subscription') return 'mode';
      return !object.currency || hasCurrency(prices, object.currency) ? null : 'currency';
    case 'subscription':
    case 'invoice':
      // An invoice can have lines without a price.
      if (object.prices.length === 0) return null;
      if (object.prices.some((id) => prices.get(id)?.currency === object.currency)) return null;
      return object.prices.some((id) => prices.has(id)) ? 'currency' : 'price';
    default:
      return null;
  }
}

/** The charge that an event is about or whose refund or dispute it is about, with its intent; null for other events. */
export function chargeOf({ data: { object } }: KeptEvent): { id: string; intent: string | null } | null {
  const isReturn = object.object === 'refund' || object.object === 'dispute';
  const id = isReturn ? object.charge : object.object === 'charge' ? object.id : null;
  return id ? { id, intent: object.payment_intent ?? null } : null;
}

function hasCurrency(prices: OurPrices, currency: string): boolean {
  return [...prices.values()].some((price) => price.currency === currency);
}

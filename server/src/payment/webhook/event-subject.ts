import type { Stripe } from 'stripe';
import { allOf } from '#server/payment/stripe/stripe-calls.ts';
import type { OurPrices } from '#server/payment/stripe/customer-snapshot.ts';
import type { KeptEvent } from './kept-event.ts';

/** The event types that are processed. All others are stored and ignored. */
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
  'invoice.finalization_failed',
  'invoice.upcoming',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  // An inquiry of a bank becomes a dispute by these events, without a new `created` event.
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
] satisfies Stripe.Event['type'][];

/** Stripe's limit of types in one list call. */
const TYPES_AT_ONCE = 20;

/** All events at Stripe of the processed types, newest first. */
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

/** Why the sale in an event is not one of this school's. */
export type EventOddity = 'mode' | 'price' | 'currency';

/**
 * Returns how an event deviates from a school with these prices; null if it does not. It has no effect on the processing,
 * because the state is always read from Stripe.
 */
export function oddityOf({ data: { object } }: KeptEvent, prices: OurPrices): EventOddity | null {
  switch (object.object) {
    case 'checkout.session':
      if (object.mode !== 'subscription') return 'mode';
      return !object.currency || hasCurrency(prices, object.currency) ? null : 'currency';
    case 'subscription':
    case 'invoice':
      // Invoices can have lines without a price.
      if (object.prices.length === 0) return null;
      if (object.prices.some((id) => prices.get(id)?.currency === object.currency)) return null;
      return object.prices.some((id) => prices.has(id)) ? 'currency' : 'price';
    default:
      return null;
  }
}

/** Objects that name their charge. */
const ABOUT_CHARGES: readonly string[] = ['refund', 'dispute', 'radar.early_fraud_warning'];

/** The charge of an event, or the charge of its refund, dispute or fraud warning, with its payment intent; null for other events. */
export function chargeOf({ data: { object } }: KeptEvent): { id: string; intent: string | null } | null {
  const isAboutCharge = ABOUT_CHARGES.includes(object.object);
  const id = isAboutCharge ? object.charge : object.object === 'charge' ? object.id : null;
  return id ? { id, intent: object.payment_intent ?? null } : null;
}

function hasCurrency(prices: OurPrices, currency: string): boolean {
  return [...prices.values()].some((price) => price.currency === currency);
}

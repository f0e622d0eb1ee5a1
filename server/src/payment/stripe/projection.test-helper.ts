import type { Stripe } from 'stripe';
import type { CustomerCharge, CustomerSubscription } from './customer-snapshot.ts';
import { project } from './projection.ts';

export const PRICE = 49_900;
const GRACE_DAYS = 7;
/** Midnight of a day, UTC. */
export const day = (date: string) => new Date(`${date}T00:00:00Z`);
const unix = (date: string) => day(date).getTime() / 1000;

export const STARTED = '2026-01-01';
export const PERIOD_END = '2027-01-01';
export const GRACE_END = '2027-01-08';
export const NEXT_END = '2028-01-01';
export const IN_THE_YEAR = day('2026-06-01');

/** An invoice and the state of its payment. */
export interface Payment {
  id: string;
  status: Stripe.Invoice.Status;
  paid?: number;
  end: string;
  /** A year before the end by default. */
  from?: string;
  paidOn?: string;
  refunds?: { amount: number; status: string }[];
  dispute?: Stripe.Dispute.Status;
  finalizationError?: string;
}

// Only the fields that the projection reads. Stripe's objects have about a hundred more.
function invoiceOf({
  id,
  status,
  paid = PRICE,
  end,
  from = String(Number(end.slice(0, 4)) - 1) + end.slice(4),
  paidOn = STARTED,
  finalizationError,
}: Payment): Stripe.Invoice {
  return {
    id,
    status,
    amount_paid: status === 'paid' ? paid : 0,
    created: unix(paidOn),
    last_finalization_error: finalizationError ? { message: finalizationError } : null,
    period_end: unix(STARTED),
    lines: { data: [{ period: { start: unix(from), end: unix(end) } }] },
    parent: { subscription_details: { subscription: 'sub_1' } },
    payments: { data: [{ payment: { type: 'payment_intent', payment_intent: `pi_${id}` } }] },
    status_transitions: { paid_at: status === 'paid' ? unix(paidOn) : null },
  } as unknown as Stripe.Invoice;
}

function chargeOf({ id, refunds = [], dispute, paid = PRICE }: Payment): CustomerCharge {
  return {
    charge: { id: `ch_${id}`, payment_intent: `pi_${id}`, amount: paid },
    refunds,
    disputes: dispute ? [{ amount: paid, status: dispute, created: 1 }] : [],
  } as unknown as CustomerCharge;
}

/** A subscription at Stripe. */
export interface Case {
  status?: Stripe.Subscription.Status;
  /** Newest first, as Stripe lists them. */
  payments: Payment[];
  end?: string;
  cancelAtPeriodEnd?: boolean;
  cancelAt?: string;
  endedAt?: string;
  price?: Partial<Stripe.Price>;
  pausedCollection?: Stripe.Subscription.PauseCollection.Behavior;
  isOurs?: boolean;
}

/** The projection of a subscription at Stripe. */
export function projected({
  status = 'active',
  payments,
  end = PERIOD_END,
  cancelAtPeriodEnd = false,
  cancelAt,
  endedAt,
  price,
  pausedCollection,
  isOurs = true,
}: Case) {
  const invoices = payments.map(invoiceOf);
  const subscription = {
    id: 'sub_1',
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    cancel_at: cancelAt ? unix(cancelAt) : null,
    currency: 'usd',
    discounts: [],
    metadata: {},
    pause_collection: pausedCollection ? { behavior: pausedCollection, resumes_at: null } : null,
    ended_at: endedAt ? unix(endedAt) : null,
    items: {
      data: [
        {
          current_period_end: unix(end),
          quantity: 1,
          price: { unit_amount: PRICE, recurring: { interval: 'year', interval_count: 1 }, ...price },
        },
      ],
    },
    latest_invoice: invoices[0] ?? null,
  } as unknown as CustomerSubscription;
  const state = { invoices, charges: payments.map(chargeOf) };
  return project(subscription, state, { graceDays: GRACE_DAYS, isOurs });
}

/** The payment of the first year. */
export const first = (payment: Partial<Payment> = {}): Payment => ({
  id: 'in_1',
  status: 'paid',
  end: PERIOD_END,
  ...payment,
});
/** The payment of the second year. */
export const renewal = (payment: Partial<Payment> = {}): Payment => ({
  id: 'in_2',
  status: 'open',
  end: NEXT_END,
  paidOn: PERIOD_END,
  ...payment,
});

import type { Stripe } from 'stripe';
import { isMissing } from './errors.ts';
import { allOf, idOf } from './stripe-calls.ts';

/** The prices this school sold or sells its subscription for, by Stripe's id, with their currency. */
export type OurPrices = ReadonlyMap<string, { currency: string }>;

/** A subscription with its newest invoice. */
export type CustomerSubscription = Stripe.Subscription & { latest_invoice: Stripe.Invoice | null };

/** An attempt to charge the customer, with its refunds and disputes. */
export interface CustomerCharge {
  charge: Stripe.Charge;
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/** All that Stripe has of one customer and of this school, read at once. Lists are newest first, as Stripe has them. */
export interface CustomerSnapshot {
  /** Those at one of our prices. */
  subscriptions: CustomerSubscription[];
  /** Those at other prices. They grant nothing; one that we know got its price at Stripe. */
  foreignSubscriptions: CustomerSubscription[];
  /** Invoices of our subscriptions in all statuses, with their payments. */
  invoices: Stripe.Invoice[];
  /** What was tried to charge for these invoices. */
  charges: CustomerCharge[];
  /** Checkouts for a subscription. */
  sessions: Stripe.Checkout.Session[];
  /** Stripe's ids of renewals that are open because the customer's bank asks for the customer, and not for another card. */
  unconfirmedInvoices: ReadonlySet<string>;
}

/**
 * Reads what Stripe has of a customer now. One who was deleted there is gone, and has what is left of them. Throws Stripe's
 * errors, also for a customer that Stripe does not know: they have not lost what they paid for, but a key is another account's.
 */
export async function readCustomerSnapshot(
  stripe: Stripe,
  stripeCustomerId: string,
  prices: OurPrices,
): Promise<CustomerSnapshot> {
  const page = { customer: stripeCustomerId, limit: 100 };
  // Lists of an unknown customer may be empty instead of refused, so that only this tells.
  const known = stripe.customers.retrieve(stripeCustomerId);
  const leftOf = async <Item extends { id: string }>(listing: AsyncIterable<Item>): Promise<Item[]> => {
    try {
      return await allOf(listing);
    } catch (error) {
      if (isMissing(error) && (await known).deleted) return [];
      throw error;
    }
  };
  const [subscriptions, invoices, charges, sessions] = await Promise.all([
    leftOf(stripe.subscriptions.list({ ...page, status: 'all', expand: ['data.latest_invoice'] })),
    leftOf(stripe.invoices.list({ ...page, expand: ['data.payments'] })),
    leftOf(stripe.charges.list({ ...page, expand: ['data.refunds'] })),
    leftOf(stripe.checkout.sessions.list(page)),
    known,
  ]);
  const { ours = [], foreign = [] } = Object.groupBy(subscriptions.map(withInvoice), (subscription) =>
    isAtOurPrice(subscription, prices) ? 'ours' : 'foreign',
  );
  const ids = new Set(ours.map(({ id }) => id));
  const ourInvoices = invoices.filter((invoice) => ids.has(subscriptionOf(invoice) ?? ''));
  const intents = new Set(ourInvoices.flatMap(intentsOf));
  return {
    subscriptions: ours,
    foreignSubscriptions: foreign,
    invoices: ourInvoices,
    charges: await Promise.all(
      charges
        .filter(({ payment_intent: intent }) => intent !== null && intents.has(idOf(intent)))
        .map((charge) => withRefundsAndDisputes(stripe, charge)),
    ),
    sessions: sessions.filter(({ mode }) => mode === 'subscription'),
    unconfirmedInvoices: await readUnconfirmed(stripe, ourInvoices),
  };
}

/** Of the renewals that are open after an attempt to charge, those that wait for the customer's confirmation. */
async function readUnconfirmed(stripe: Stripe, invoices: readonly Stripe.Invoice[]): Promise<Set<string>> {
  const tried = invoices.filter(
    ({ billing_reason: reason, status, attempted }) =>
      reason === 'subscription_cycle' && status === 'open' && attempted,
  );
  const checked = await Promise.all(
    tried.map(async (invoice) => {
      const [intent] = intentsOf(invoice);
      if (intent === undefined) return [];
      const { status, last_payment_error: error } = await stripe.paymentIntents.retrieve(intent);
      const isUnconfirmed = status === 'requires_action' || error?.code === 'authentication_required';
      return isUnconfirmed ? [invoice.id] : [];
    }),
  );
  return new Set(checked.flat());
}

/** What was tried to charge for an invoice whose payments are there, newest first. */
export async function readChargesOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<CustomerCharge[]> {
  const charges = await Promise.all(
    intentsOf(invoice).map((intent) =>
      allOf(stripe.charges.list({ payment_intent: intent, limit: 100, expand: ['data.refunds'] })),
    ),
  );
  return Promise.all(charges.flat().map((charge) => withRefundsAndDisputes(stripe, charge)));
}

/** Whether something of a subscription has one of our prices, in the currency that we asked for it. */
function isAtOurPrice({ items, currency }: Stripe.Subscription, prices: OurPrices): boolean {
  return items.data.some(({ price }) => prices.get(price.id)?.currency === currency);
}

/** Stripe's id of the subscription that an invoice is for; null for other invoices. */
export function subscriptionOf({ parent }: Pick<Stripe.Invoice, 'parent'>): string | null {
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

/** The charges of an invoice. */
export function chargesOf(invoice: Stripe.Invoice, charges: readonly CustomerCharge[]): CustomerCharge[] {
  const intents = new Set(intentsOf(invoice));
  return charges.filter(
    ({ charge }) => charge.payment_intent !== null && intents.has(idOf(charge.payment_intent)),
  );
}

function intentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent ? [idOf(payment.payment_intent)] : [],
  );
}

/** A list that is part of a charge has its ten newest entries; disputes can only be asked for by their charge. */
async function withRefundsAndDisputes(stripe: Stripe, charge: Stripe.Charge): Promise<CustomerCharge> {
  const { refunds } = charge;
  const ofCharge = { charge: charge.id, limit: 100 };
  const [allRefunds, disputes] = await Promise.all([
    refunds && !refunds.has_more ? refunds.data : allOf(stripe.refunds.list(ofCharge)),
    charge.disputed ? allOf(stripe.disputes.list(ofCharge)) : [],
  ]);
  return { charge, refunds: allRefunds, disputes };
}

function withInvoice(subscription: Stripe.Subscription): CustomerSubscription {
  const { latest_invoice: invoice } = subscription;
  if (typeof invoice === 'string')
    throw new Error(`Subscription ${subscription.id} came without its invoice`);
  return { ...subscription, latest_invoice: invoice };
}

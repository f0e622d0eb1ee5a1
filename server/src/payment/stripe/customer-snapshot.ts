import { Stripe } from 'stripe';
import { isMissing } from './errors.ts';
import { allOf, idOf } from './stripe-calls.ts';

/** The prices at which the school sells or sold its subscription, by Stripe ID, with their currency. */
export type OurPrices = ReadonlyMap<string, { currency: string }>;

/** A subscription with its newest invoice. */
export type CustomerSubscription = Stripe.Subscription & { latest_invoice: Stripe.Invoice | null };

/** An attempt to charge the customer, with its refunds and disputes. */
export interface CustomerCharge {
  charge: Stripe.Charge;
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/**
 * All objects of one customer at Stripe that concern this school, read at once. Lists are newest first, as at Stripe.
 */
export interface CustomerSnapshot {
  /** Subscriptions at one of our prices. */
  subscriptions: CustomerSubscription[];
  /** Subscriptions at other prices. They grant nothing. A known one got its price changed at Stripe. */
  foreignSubscriptions: CustomerSubscription[];
  /** Invoices of our subscriptions in all statuses, with their payments. */
  invoices: Stripe.Invoice[];
  /** The charges for these invoices, including failed ones. */
  charges: CustomerCharge[];
  /** Checkouts for a subscription. */
  sessions: Stripe.Checkout.Session[];
  /** IDs of open renewals for which the bank requires the customer's confirmation, and not another card. */
  unconfirmedInvoices: ReadonlySet<string>;
}

/**
 * Reads the current state of a customer from Stripe. A deleted customer has only what is left at Stripe. Throws
 * Stripe's errors, also for an unknown customer: they have not lost what they paid for, but the key belongs to another
 * account.
 */
export async function readCustomerSnapshot(
  stripe: Stripe,
  stripeCustomerId: string,
  prices: OurPrices,
): Promise<CustomerSnapshot> {
  const page = { customer: stripeCustomerId, limit: 100 };
  // Lists of an unknown customer may be empty instead of refused, so that only this call detects one.
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
    readSubscriptions(stripe, page, leftOf),
    leftOf(stripe.invoices.list({ ...page, expand: ['data.payments'] })),
    readCharges(stripe, page, leftOf),
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

/** The IDs of open, already attempted renewals that wait for the customer's confirmation. */
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

/** The charges for an invoice with its payments, newest first, including failed ones. */
export async function readChargesOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<CustomerCharge[]> {
  const charges = await Promise.all(
    intentsOf(invoice).map((intent) => readCharges(stripe, { payment_intent: intent, limit: 100 }, allOf)),
  );
  return Promise.all(charges.flat().map((charge) => withRefundsAndDisputes(stripe, charge)));
}

/** Subscriptions with their newest invoice, and with the coupons of their discounts, which figures need. */
function readSubscriptions(
  stripe: Stripe,
  page: Stripe.SubscriptionListParams,
  all: (listing: AsyncIterable<Stripe.Subscription>) => Promise<Stripe.Subscription[]>,
): Promise<Stripe.Subscription[]> {
  return unlessForbidden(
    (expand) =>
      all(stripe.subscriptions.list({ ...page, status: 'all', expand: ['data.latest_invoice', ...expand] })),
    ['data.discounts.source.coupon'],
  );
}

/** Charges with their refunds, and with the movements of the balance, which contain the fees. */
async function readCharges(
  stripe: Stripe,
  page: Stripe.ChargeListParams,
  all: (listing: AsyncIterable<Stripe.Charge>) => Promise<Stripe.Charge[]>,
): Promise<Stripe.Charge[]> {
  const movements = [
    'data.balance_transaction',
    ...MOVEMENTS_OF_REFUNDS.map((name) => `data.refunds.${name}`),
  ];
  return unlessForbidden(
    (expand) => all(stripe.charges.list({ ...page, expand: ['data.refunds', ...expand] })),
    movements,
  );
}

const readRefunds = (stripe: Stripe, page: Stripe.RefundListParams): Promise<Stripe.Refund[]> =>
  unlessForbidden((expand) => allOf(stripe.refunds.list({ ...page, expand })), MOVEMENTS_OF_REFUNDS);

const MOVEMENTS_OF_REFUNDS = ['data.balance_transaction', 'data.failure_balance_transaction'];

/** A restricted key that may not read all parts gets the same without them. */
async function unlessForbidden<Result>(
  call: (expand: string[]) => Promise<Result>,
  expand: string[],
): Promise<Result> {
  try {
    return await call(expand);
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return call([]);
    throw error;
  }
}

/** Whether an item of a subscription has one of our prices, in the currency of that price. */
export function isAtOurPrice({ items, currency }: Stripe.Subscription, prices: OurPrices): boolean {
  return items.data.some(({ price }) => prices.get(price.id)?.currency === currency);
}

/** The Stripe ID of the subscription that an invoice is for; null for other invoices. */
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

/** A list inside a charge has only its ten newest entries. Disputes can only be listed by charge. */
async function withRefundsAndDisputes(stripe: Stripe, charge: Stripe.Charge): Promise<CustomerCharge> {
  const { refunds } = charge;
  const ofCharge = { charge: charge.id, limit: 100 };
  const [allRefunds, disputes] = await Promise.all([
    refunds && !refunds.has_more ? refunds.data : readRefunds(stripe, ofCharge),
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

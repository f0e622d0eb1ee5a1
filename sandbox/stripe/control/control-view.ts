import type Stripe from 'stripe';
import { dunningEnd, type DunningEnd } from '#sandbox/stripe/dunning.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { ObjectStore } from '#sandbox/stripe/object-store.ts';
import { OPEN_DISPUTES } from '#sandbox/stripe/resources/disputes.ts';
import type { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { eventVersion, type EventVersion } from '#sandbox/stripe/event-version.ts';
import type { RateLimit, RateLimitMode } from '#sandbox/stripe/rate-limit.ts';
import { heldEvents, isHolding, type HeldEvent } from '#sandbox/stripe/held-deliveries.ts';
import type { Faults, PendingFault } from './faults.ts';

const MOST_CUSTOMERS = 25;
const MOST_REFUNDS = 10;
const MOST_EVENTS = 10;
/** A customer can have several subscriptions. */
const MOST_SUBSCRIPTIONS = 100;

/** A customer with a subscription. */
export interface CustomerView {
  customer: Stripe.Customer;
  /** The newest one. */
  subscription: Stripe.Subscription;
  /** The card for the next charge. */
  card: Stripe.PaymentMethod | undefined;
  /** The latest payment, if it can be disputed. */
  disputable: Stripe.PaymentIntent | undefined;
}

/** A payment that the bank has not settled yet. */
export interface OpenDebit {
  /** `cs_...` */
  session: string;
  intent: Stripe.PaymentIntent;
}

/** The content of the control page. */
export interface ControlView {
  now: Date;
  customers: CustomerView[];
  openDebits: OpenDebit[];
  openDisputes: Stripe.Dispute[];
  /** The refunds that can still change, newest first. */
  refunds: Stripe.Refund[];
  isHolding: boolean;
  held: HeldEvent[];
  /** Newest first. */
  recentEvents: HeldEvent[];
  eventVersion: EventVersion;
  faults: PendingFault[];
  rateLimit: RateLimitMode;
  dunningEnd: DunningEnd;
}

function cardOf(
  store: ObjectStore,
  { default_payment_method: own }: Stripe.Subscription,
  { invoice_settings: { default_payment_method: general } }: Stripe.Customer,
): Stripe.PaymentMethod | undefined {
  const method = own ?? general;
  return method ? store.find('payment_method', idOf(method)) : undefined;
}

function disputablePayment(
  store: ObjectStore,
  { latest_invoice: invoice }: Stripe.Subscription,
): Stripe.PaymentIntent | undefined {
  if (!invoice) return undefined;
  const [payment] = store.all('invoice_payment', { path: '$.invoice', is: idOf(invoice) });
  const reference = payment?.payment.payment_intent;
  const intent = reference ? store.find('payment_intent', idOf(reference)) : undefined;
  if (!intent?.latest_charge) return undefined;
  const { paid, disputed, refunded } = store.get('charge', idOf(intent.latest_charge));
  return paid && !disputed && !refunded ? intent : undefined;
}

function readCustomers(store: ObjectStore): CustomerView[] {
  const subscriptions = store.page('subscription', { limit: MOST_SUBSCRIPTIONS }).data;
  const newest = new Map<string, Stripe.Subscription>();
  for (const subscription of subscriptions) {
    const customerId = idOf(subscription.customer);
    if (!newest.has(customerId)) newest.set(customerId, subscription);
  }
  const customers = [...newest].flatMap(([customerId, subscription]): CustomerView[] => {
    const customer = store.find('customer', customerId);
    if (!customer || customer.deleted) return [];
    const card = cardOf(store, subscription, customer);
    return [{ customer, subscription, card, disputable: disputablePayment(store, subscription) }];
  });
  return customers.slice(0, MOST_CUSTOMERS);
}

function readOpenDebits(store: ObjectStore): OpenDebit[] {
  return store.all('payment_intent', { path: '$.status', is: 'processing' }).flatMap((intent) => {
    const [checkout] = store.all('checkout_state', { path: '$.payment_intent', is: intent.id });
    return checkout ? [{ session: checkout.id, intent }] : [];
  });
}

interface Shown {
  state: SandboxState;
  faults: Faults;
  rateLimit: RateLimit;
}

/** Reads the content of the page at one moment. */
export function readControlView({ state, faults, rateLimit }: Shown): ControlView {
  return state.transact(null, ({ store }) => ({
    now: state.clock.now(),
    customers: readCustomers(store),
    openDebits: readOpenDebits(store),
    openDisputes: store.all('dispute', { path: '$.status', isOneOf: OPEN_DISPUTES }),
    refunds: store.page('refund', {
      conditions: [{ path: '$.status', isOneOf: ['pending', 'requires_action', 'succeeded'] }],
      limit: MOST_REFUNDS,
    }).data,
    isHolding: isHolding(state.database),
    held: heldEvents(state.database),
    recentEvents: store.page('event', { limit: MOST_EVENTS }).data.map(({ id, type }) => ({ id, type })),
    eventVersion: eventVersion(state.database),
    faults: faults.pending(),
    rateLimit: rateLimit.mode,
    dunningEnd: dunningEnd(state.database),
  }));
}

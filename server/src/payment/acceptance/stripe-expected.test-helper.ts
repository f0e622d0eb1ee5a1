import type { Stripe } from 'stripe';
import type { TestApp } from '#testing/start-app.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** The default of the setting. */
const GRACE_DAYS = 7;

const OPENING = ['active', 'trialing', 'past_due'];
/** Dispute states in which no money was taken, or the money was returned. */
const HARMLESS = ['won', 'warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'];

/** The payment of one invoice, in minor units. */
export interface PaidInvoice {
  invoice: string;
  amount: number;
  currency: string;
  /** Unix seconds. */
  paidAt: number;
  refunded: number;
  disputed: number;
}

/** A subscriber's state on either side. All lists are sorted by Stripe's IDs. */
export interface SubscriberState {
  subscriptions: { id: string; status: string; periodEnd: number; ends: boolean }[];
  payments: PaidInvoice[];
  refunds: { id: string; amount: number; state: string }[];
  /** Whether the subscriber has access to the lectures. */
  mayWatch: boolean;
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

interface Money extends PaidInvoice {
  refunds: Stripe.Refund[];
  /** End of the paid period, in Unix seconds. */
  until: number;
}

/**
 * Computes a subscriber's state from Stripe's objects alone, charge by charge. The amount of an invoice is the sum of
 * its charges, less refunds that did not fail and less lost disputes.
 */
export async function expectedByStripe({ container }: TestApp, customer: string): Promise<SubscriberState> {
  const { stripe, clock } = container;
  const subscriptions = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const bySubscription = await Promise.all(subscriptions.map(({ id }) => moneyOf(stripe, id)));
  const money = bySubscription.flat();
  return {
    subscriptions: subscriptions
      .map(({ id, status, cancel_at_period_end: ends, items }) => ({
        id,
        status,
        periodEnd: items.data[0]?.current_period_end ?? 0,
        ends,
      }))
      .toSorted(byId),
    payments: money
      .filter(({ amount }) => amount > 0)
      .map(({ refunds: _refunds, until: _until, ...paid }) => paid)
      .toSorted((one, other) => (one.invoice < other.invoice ? -1 : 1)),
    refunds: money
      .flatMap(({ refunds }) => refunds)
      .map(({ id, amount, status }) => ({ id, amount, state: (status ?? '').toUpperCase() }))
      .toSorted(byId),
    mayWatch: subscriptions.some((subscription, index) =>
      opens(subscription, bySubscription[index] ?? [], clock()),
    ),
  };
}

/**
 * Whether a subscription grants access: the newest paid year was neither refunded nor charged back, and is not over.
 */
function opens(
  { status, cancel_at_period_end: ends }: Stripe.Subscription,
  money: readonly Money[],
  now: Date,
): boolean {
  const newest = money.toSorted((one, other) => other.until - one.until)[0];
  if (!newest || !OPENING.includes(status)) return false;
  const wasFree = newest.amount === 0;
  if (newest.disputed > 0 || (!wasFree && newest.refunded >= newest.amount)) return false;
  return now.getTime() < newest.until * SECOND_MS + (ends ? 0 : GRACE_DAYS * DAY_MS);
}

async function moneyOf(stripe: Stripe, subscription: string): Promise<Money[]> {
  const invoices = await stripe.invoices
    .list({ subscription, status: 'paid', limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  return Promise.all(invoices.map((invoice) => moneyIn(stripe, invoice)));
}

async function moneyIn(stripe: Stripe, { id: invoice, lines, currency, ...rest }: Stripe.Invoice) {
  const charges = await chargesOf(stripe, invoice);
  const refunds: Stripe.Refund[] = [];
  const disputes: Stripe.Dispute[] = [];
  for (const { id: charge } of charges) {
    refunds.push(...(await stripe.refunds.list({ charge, limit: 100 })).data);
    disputes.push(...(await stripe.disputes.list({ charge, limit: 100 })).data);
  }
  const isGone = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';
  return {
    invoice,
    currency,
    amount: sum(charges.map(({ amount_captured: captured }) => captured)),
    paidAt: rest.status_transitions.paid_at ?? 0,
    refunded: sum(refunds.filter((refund) => !isGone(refund)).map(({ amount }) => amount)),
    disputed: sum(disputes.filter(({ status }) => !HARMLESS.includes(status)).map(({ amount }) => amount)),
    refunds,
    until: Math.max(...lines.data.map(({ period }) => period.end)),
  };
}

/** The successful charges of an invoice. */
async function chargesOf(stripe: Stripe, invoice: string): Promise<Stripe.Charge[]> {
  const { data: payments } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  const charges: Stripe.Charge[] = [];
  for (const { payment } of payments) {
    if (typeof payment.payment_intent !== 'string') continue;
    const { data } = await stripe.charges.list({ payment_intent: payment.payment_intent, limit: 100 });
    charges.push(...data.filter(({ status, captured }) => status === 'succeeded' && captured));
  }
  return charges;
}

/** The state of the same subscriber by our tables and our access rule. */
export async function inOurTables(app: TestApp, userId: string): Promise<SubscriberState> {
  const [subscriptions, payments, refunds, mayWatch] = await Promise.all([
    app.sql<SubscriberState['subscriptions'][number]>(
      `select stripe_subscription_id as id, stripe_status as status, cancel_at_period_end as ends,
           extract(epoch from current_period_end)::int as "periodEnd" from subscriptions where user_id = $1`,
      [userId],
    ),
    app.sql<PaidInvoice>(
      `select stripe_invoice_id as invoice, amount, currency, extract(epoch from paid_at)::int as "paidAt",
           refunded_amount as refunded, disputed_amount as disputed from payments where user_id = $1`,
      [userId],
    ),
    app.sql<SubscriberState['refunds'][number]>(
      `select stripe_refund_id as id, refunds.amount, state from refunds join payments on payments.id = payment_id
         where user_id = $1`,
      [userId],
    ),
    app.container.services.access.isActive(userId),
  ]);
  return {
    subscriptions: subscriptions.toSorted(byId),
    payments: payments.toSorted((one, other) => (one.invoice < other.invoice ? -1 : 1)),
    refunds: refunds.toSorted(byId),
    mayWatch,
  };
}

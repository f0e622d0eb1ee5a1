import type Stripe from 'stripe';
import { idOf } from './ids.ts';
import type { ObjectStore } from './object-store.ts';

/** An API version before 2025-03-31 (Basil), which moved the links between payments. */
export const OLDER_VERSION = '2024-06-20';

/** The payment intent of an invoice, and its charge. An upcoming invoice has neither, and no ID. */
function paymentOf(store: ObjectStore, invoiceId: string | undefined) {
  const [payment] = invoiceId ? store.all('invoice_payment', { path: '$.invoice', is: invoiceId }) : [];
  const intent = payment?.payment.payment_intent;
  const charge = intent && store.get('payment_intent', idOf(intent)).latest_charge;
  return { charge: charge ? idOf(charge) : null, payment_intent: intent ? idOf(intent) : null };
}

function invoiceOf(store: ObjectStore, intent: string | { id: string } | null): string | null {
  if (!intent) return null;
  const [payment] = store.all('invoice_payment', { path: '$.payment.payment_intent', is: idOf(intent) });
  return payment ? idOf(payment.invoice) : null;
}

/** A line had its price and its subscription item at the top level. */
function renderLine(store: ObjectStore, { parent, pricing, taxes, ...line }: Stripe.InvoiceLineItem): object {
  const price = pricing?.price_details?.price;
  const item = parent?.subscription_item_details;
  return {
    ...line,
    price: price ? store.get('price', idOf(price)) : null,
    proration: item?.proration ?? false,
    proration_details: item?.proration_details ?? null,
    subscription: item?.subscription ?? null,
    subscription_item: item?.subscription_item ?? null,
    tax_amounts: taxes ?? [],
    type: 'subscription',
  };
}

/** An invoice had its subscription and its payment at the top level. */
function renderInvoice(store: ObjectStore, { parent, ...invoice }: Stripe.Invoice): object {
  const { total_taxes: taxes, ...rest } = invoice;
  const details = parent?.subscription_details;
  return {
    ...rest,
    ...paymentOf(store, invoice.id),
    lines: { ...invoice.lines, data: invoice.lines.data.map((line) => renderLine(store, line)) },
    paid: invoice.status === 'paid',
    paid_out_of_band: false,
    subscription: details ? idOf(details.subscription) : null,
    subscription_details: { metadata: details?.metadata ?? null },
    tax: null,
    total_tax_amounts: taxes ?? [],
  };
}

/** The current period belonged to the subscription, not to its items. */
function renderSubscription(subscription: Stripe.Subscription): object {
  const [first] = subscription.items.data;
  const items = subscription.items.data.map(
    ({ current_period_start: _start, current_period_end: _end, ...item }) => item,
  );
  return {
    ...subscription,
    current_period_end: first?.current_period_end,
    current_period_start: first?.current_period_start,
    items: { ...subscription.items, data: items },
    plan: first?.plan ?? null,
    quantity: first?.quantity,
  };
}

function renderObject(store: ObjectStore, object: Stripe.Event['data']['object']): object {
  if (object.object === 'invoice') return renderInvoice(store, object);
  if (object.object === 'subscription') return renderSubscription(object);
  if (object.object === 'charge') return { ...object, invoice: invoiceOf(store, object.payment_intent) };
  if (object.object === 'payment_intent') return { ...object, invoice: invoiceOf(store, object.id) };
  return object;
}

/**
 * An event in the format of an endpoint with the older version: moved members are at their former places. Other later
 * changes are not reverted, and neither are previous attributes.
 */
export function renderOlderEvent(store: ObjectStore, event: Stripe.EventBase): object {
  // EventLog recorded it with an object of its type.
  const object = event.data.object as Stripe.Event['data']['object'];
  return {
    ...event,
    api_version: OLDER_VERSION,
    data: { ...event.data, object: renderObject(store, object) },
  };
}

import Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { buildInvoiceLine } from './subscription-build.ts';

/** A change of a subscription's item, billed for the rest of its period. */
export interface Proration {
  customer: string;
  item: Stripe.SubscriptionItem;
  /** Negative for the unused time of the former item. */
  amount: number;
  description: string;
  /** Where the rest of the period begins, in Unix seconds. */
  from: number;
  created: number;
  /** The line whose unused time is credited, if it is on an invoice. */
  credited: { invoice: string; line: string } | null;
}

/** An invoice item for a proration, which is on no invoice yet. */
export function buildInvoiceItem(proration: Proration): Stripe.InvoiceItem {
  const { item, credited } = proration;
  const { pricing, quantity } = buildInvoiceLine(item, '', '', false);
  return {
    id: createId('ii'),
    object: 'invoiceitem',
    amount: proration.amount,
    currency: item.price.currency,
    customer: proration.customer,
    customer_account: null,
    date: proration.created,
    description: proration.description,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    net_amount: proration.amount,
    parent: {
      subscription_details: { subscription: item.subscription, subscription_item: item.id },
      type: 'subscription_details',
    },
    period: { start: proration.from, end: item.current_period_end },
    pricing,
    proration: true,
    proration_details: {
      credited_items: credited && {
        invoice_line_item_details: { invoice: credited.invoice, invoice_line_items: [credited.line] },
        type: 'invoice_line_items',
      },
      discount_amounts: [],
    },
    quantity: quantity ?? 1,
    quantity_decimal: Stripe.Decimal.from(quantity ?? 1),
    tax_rates: [],
    test_clock: null,
  };
}

/** The line of an invoice item on an invoice. */
export function lineOfItem(item: Stripe.InvoiceItem, invoiceId: string): Stripe.InvoiceLineItem {
  const parent = item.parent?.subscription_details;
  const credited = item.proration_details?.credited_items?.invoice_line_item_details ?? null;
  return {
    id: createId('il'),
    object: 'line_item',
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    discount_amounts: [],
    discountable: item.discountable,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: { credited_items: credited },
        subscription: parent?.subscription ?? null,
        subscription_item: parent?.subscription_item ?? '',
      },
      type: 'subscription_item_details',
    },
    period: item.period,
    pretax_credit_amounts: [],
    pricing: item.pricing,
    quantity: item.quantity,
    quantity_decimal: null,
    subscription: parent?.subscription ?? null,
    subtotal: item.amount,
    taxes: [],
  };
}

/** The items of a subscription that are on no invoice yet, oldest first. */
export function pendingItems({ store }: SandboxContext, subscription: string): Stripe.InvoiceItem[] {
  return store
    .all(
      'invoiceitem',
      { path: '$.parent.subscription_details.subscription', is: subscription },
      { path: '$.invoice', is: null },
    )
    .toReversed();
}

/** Notes the invoice that has these items. */
export function attachItems(
  { store }: SandboxContext,
  items: readonly Stripe.InvoiceItem[],
  invoiceId: string,
): void {
  for (const item of items) store.save('invoiceitem', { ...item, invoice: invoiceId });
}

/** Deletes the pending items of a subscription that ends at once. */
export function dropPendingItems(context: SandboxContext, subscription: string): void {
  for (const item of pendingItems(context, subscription)) {
    context.store.remove('invoiceitem', item.id);
    context.events.record('invoiceitem.deleted', item);
  }
}

/** https://docs.stripe.com/api/invoiceitems */
export const invoiceItemRoutes = [
  apiRoute('GET', '/v1/invoiceitems/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const item = store.find('invoiceitem', id);
    if (!item) throw noSuchObject('invoiceitem', id, 'id');
    return item;
  }),
  apiRoute(
    'GET',
    '/v1/invoiceitems',
    z.strictObject({
      ...listParameters,
      customer: parameter.text().optional(),
      invoice: parameter.text().optional(),
      pending: parameter.boolean().optional(),
    }),
    ({ store }, { customer, invoice, pending, ...query }) =>
      listObjects(store, 'invoiceitem', '/v1/invoiceitems', query, [
        ...filterBy('$.customer', customer),
        ...filterBy('$.invoice', invoice),
        ...(pending === undefined
          ? []
          : [pending ? { path: '$.invoice', is: null } : { path: '$.invoice', isNot: null }]),
      ]),
  ),
];

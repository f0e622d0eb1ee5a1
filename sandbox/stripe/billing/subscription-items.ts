import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { buildInvoiceLine, changeItem } from '#sandbox/stripe/resources/subscription-build.ts';
import {
  changeSubscription,
  updateParameters,
  updateSubscription,
} from '#sandbox/stripe/resources/subscriptions.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchReference } from '#sandbox/stripe/stripe-error.ts';
import { collectInvoice, defaultMethodOf } from './collection.ts';
import { draftInvoice, openInvoice } from './invoicing.ts';

const itemParameters = z.strictObject({
  id: parameter.text(),
  price: parameter.text().optional(),
  quantity: parameter.integer({ minimum: 1, maximum: 999_999 }).optional(),
});

const parameters = updateParameters.extend({
  items: parameter.list(itemParameters, { maximum: 20 }).optional(),
});

type ItemFields = z.output<typeof itemParameters>;

function changedItem(
  { store }: SandboxContext,
  item: Stripe.SubscriptionItem,
  { price: id, quantity }: ItemFields,
): Stripe.SubscriptionItem {
  const price = id === undefined ? item.price : store.find('price', id);
  if (!price) throw noSuchReference('price', id ?? '', 'items[0][price]');
  const rhythmOf = ({ recurring }: Stripe.Price) => [recurring?.interval, recurring?.interval_count].join();
  if (rhythmOf(price) !== rhythmOf(item.price) || price.currency !== item.price.currency) {
    throw invalidRequest(
      'The sandbox changes only to prices with the same period and currency.',
      'items[0][price]',
    );
  }
  return changeItem(item, price, quantity ?? item.quantity ?? 1);
}

/** The line of an item for the rest of its period, from now on. A credit takes back what was paid for that time. */
function prorationLine(
  item: Stripe.SubscriptionItem,
  now: number,
  invoiceId: string,
  kind: 'credit' | 'debit',
): Stripe.InvoiceLineItem {
  const line = buildInvoiceLine(item, '', invoiceId, false);
  const { current_period_start: start, current_period_end: end } = item;
  const amount = Math.round((line.amount * (end - now)) / (end - start)) * (kind === 'credit' ? -1 : 1);
  const details = line.parent?.subscription_item_details;
  return {
    ...line,
    amount,
    subtotal: amount,
    description: kind === 'credit' ? 'Unused time' : 'Remaining time',
    discountable: false,
    parent: {
      invoice_item_details: null,
      subscription_item_details: details ? { ...details, proration: true } : null,
      type: 'subscription_item_details',
    },
    period: { start: now, end },
  };
}

/** Bills the difference for the rest of the period at once. */
function billProrations(
  context: SandboxContext,
  before: Stripe.Subscription,
  changed: Stripe.Subscription,
): Stripe.Subscription {
  const now = context.now();
  const pairs = changed.items.data.map((item, index) => [before.items.data[index], item] as const);
  const moved = pairs.filter(
    ([old, item]) => old && (old.price.id !== item.price.id || old.quantity !== item.quantity),
  );
  const draft = draftInvoice(context, changed, 'subscription_update', (invoiceId) =>
    moved.flatMap(([old, item]) => [
      ...(old ? [prorationLine(old, now, invoiceId, 'credit')] : []),
      prorationLine(item, now, invoiceId, 'debit'),
    ]),
  );
  if (draft.total < 0) {
    throw invalidRequest('The sandbox keeps no credit: the change must not lower the amount.', 'items');
  }
  const updated = changeSubscription(context, changed, { latest_invoice: draft.id });
  context.events.record('invoice.created', draft);
  const invoice = openInvoice(context, draft, updated);
  const method = defaultMethodOf(context, updated);
  collectInvoice(context, invoice, { method, presence: 'absent', isScheduled: true });
  return context.store.get('subscription', updated.id);
}

function update(
  context: SandboxContext,
  { items, ...fields }: z.output<typeof parameters>,
  id: string,
): Stripe.Subscription {
  const before = updateSubscription(context, fields, id);
  if (!items) return before;
  const behavior = fields.proration_behavior ?? 'create_prorations';
  if (behavior === 'create_prorations') {
    throw invalidRequest(
      'The sandbox bills prorations at once, with `always_invoice`, or not at all, with `none`.',
      'proration_behavior',
    );
  }
  const data = before.items.data.map((item) => {
    const sent = items.find((one) => one.id === item.id);
    return sent ? changedItem(context, item, sent) : item;
  });
  const unknown = items.find((sent) => !data.some((item) => item.id === sent.id));
  if (unknown) throw noSuchReference('subscription_item', unknown.id, 'items[0][id]');
  const changed = changeSubscription(context, before, { items: { ...before.items, data } });
  return behavior === 'none' ? changed : billProrations(context, before, changed);
}

/** https://docs.stripe.com/api/subscriptions/update */
export const subscriptionUpdateRoutes = [apiRoute('POST', '/v1/subscriptions/:id', parameters, update)];

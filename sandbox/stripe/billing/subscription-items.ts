import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { changeItem } from '#sandbox/stripe/resources/subscription-build.ts';
import {
  changeSubscription,
  updateParameters,
  updateSubscription,
} from '#sandbox/stripe/resources/subscriptions.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchReference } from '#sandbox/stripe/stripe-error.ts';
import { collectInvoice, defaultMethodOf } from './collection.ts';
import { draftInvoice, openInvoice } from './invoicing.ts';
import { saveProrations } from './proration.ts';

export const itemParameters = z.strictObject({
  id: parameter.text(),
  price: parameter.text().optional(),
  quantity: parameter.integer({ minimum: 1, maximum: 999_999 }).optional(),
});

const parameters = updateParameters.extend({
  items: parameter.list(itemParameters, { maximum: 20 }).optional(),
  proration_date: parameter.integer().optional(),
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

/** The items of a subscription after a change of some of them. */
export function changedItems(
  context: SandboxContext,
  { items }: Stripe.Subscription,
  changes: readonly ItemFields[],
): Stripe.Subscription['items'] {
  const data = items.data.map((item) => {
    const sent = changes.find((one) => one.id === item.id);
    return sent ? changedItem(context, item, sent) : item;
  });
  const unknown = changes.find((sent) => !data.some((item) => item.id === sent.id));
  if (unknown) throw noSuchReference('subscription_item', unknown.id, 'items[0][id]');
  return { ...items, data };
}

/** Invoices pending items at once, and tries to collect them. */
function invoiceNow(context: SandboxContext, subscription: Stripe.Subscription): Stripe.Subscription {
  const draft = draftInvoice(context, subscription, 'subscription_update', 'items');
  const updated = changeSubscription(context, subscription, { latest_invoice: draft.id });
  context.events.record('invoice.created', draft);
  const invoice = openInvoice(context, draft, updated);
  const method = defaultMethodOf(context, updated);
  collectInvoice(context, invoice, { method, presence: 'absent', isScheduled: true });
  return context.store.get('subscription', updated.id);
}

/** When a change takes effect: now, or at a time within the current period. */
function effectOf({ items }: Stripe.Subscription, sent: number | undefined, now: number): number {
  if (sent === undefined) return now;
  const isWithin = items.data.every(
    ({ current_period_start: start, current_period_end: end }) => sent >= start && sent <= end,
  );
  if (isWithin) return sent;
  throw invalidRequest(
    'Cannot specify `proration_date` outside of the current billing period.',
    'proration_date',
  );
}

function update(
  context: SandboxContext,
  { items, proration_date: date, ...fields }: z.output<typeof parameters>,
  id: string,
): Stripe.Subscription {
  const before = updateSubscription(context, fields, id);
  if (!items) return before;
  const changed = changeSubscription(context, before, { items: changedItems(context, before, items) });
  const { proration_behavior: behavior = 'create_prorations' } = fields;
  if (behavior === 'none') return changed;
  const pending = saveProrations(context, before, changed, effectOf(before, date, context.now()));
  return behavior === 'always_invoice' && pending.length > 0 ? invoiceNow(context, changed) : changed;
}

/** https://docs.stripe.com/api/subscriptions/update */
export const subscriptionUpdateRoutes = [apiRoute('POST', '/v1/subscriptions/:id', parameters, update)];

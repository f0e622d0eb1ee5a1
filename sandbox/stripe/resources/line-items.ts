import type Stripe from 'stripe';
import { z } from 'zod';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchReference } from '#sandbox/stripe/stripe-error.ts';

/** A line of a checkout: a recurring price and its quantity. */
export const lineItemParameters = z.strictObject({
  price: parameter.text(),
  quantity: parameter.integer({ minimum: 1, maximum: 999_999 }),
});

/** A line item with a recurring price and a fixed amount. */
export interface RecurringItem {
  price: Stripe.Price;
  recurring: Stripe.Price.Recurring;
  unitAmount: number;
  quantity: number;
}

/** The price and quantity of a checkout's line, which were validated when the session was created. */
export function recurringItemOf({ price, quantity }: Stripe.LineItem): RecurringItem {
  if (!price?.recurring || price.unit_amount === null || quantity === null) {
    throw new Error('A subscription checkout holds a line without a recurring price');
  }
  return { price, recurring: price.recurring, unitAmount: price.unit_amount, quantity };
}

function sellablePrice({ store }: SandboxContext, id: string, param: string): Stripe.Price {
  const price = store.find('price', id);
  if (!price) throw noSuchReference('price', id, param);
  if (!price.active) {
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.', param);
  }
  if (!price.recurring) {
    throw invalidRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      param,
    );
  }
  return price;
}

/**
 * The line for an entry of `line_items`, or of another list in that format.
 * @throws StripeApiError (400) if the price or its product cannot be sold by subscription
 */
export function buildLineItem(
  context: SandboxContext,
  { price: id, quantity }: z.output<typeof lineItemParameters>,
  index: number,
  list = 'line_items',
): Stripe.LineItem {
  const param = `${list}[${index}][price]`;
  const price = sellablePrice(context, id, param);
  const product = context.store.get('product', idOf(price.product));
  if (!product.active) {
    throw invalidRequest(
      `Price \`${id}\` is not available to be purchased because its product is not active.`,
      param,
      'product_inactive',
    );
  }
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: createId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: {},
    price,
    quantity,
  };
}

/** @throws StripeApiError (400) if there are no lines or they do not fit into one subscription */
export function checkLineItems(items: readonly Stripe.LineItem[]): void {
  if (items.length === 0) {
    throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  if (items.every((item) => item.amount_total === 0)) {
    throw invalidRequest('The total amount of a Checkout Session must be greater than zero.', 'line_items');
  }
  const rhythms = items.map((item) => {
    const { interval, interval_count: count } = recurringItemOf(item).recurring;
    return JSON.stringify([interval, count]);
  });
  if (new Set(rhythms).size > 1) {
    throw invalidRequest(
      'Checkout does not support multiple prices with different billing intervals.',
      'line_items',
    );
  }
  if (new Set(items.map(({ currency }) => currency)).size > 1) {
    throw invalidRequest('All prices on a Checkout Session must have the same currency.', 'line_items');
  }
}

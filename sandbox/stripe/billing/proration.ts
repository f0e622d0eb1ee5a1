import type Stripe from 'stripe';
import { idOf } from '#sandbox/stripe/ids.ts';
import { buildInvoiceItem, pendingItems } from '#sandbox/stripe/resources/invoice-items.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** What was billed for an item until the end of its period. */
interface Billed {
  /** After discounts, in minor units. */
  net: number;
  start: number;
  end: number;
  line: { invoice: string; line: string } | null;
}

type Item = Stripe.SubscriptionItem;

const amountOf = ({ price, quantity = 1 }: Item): number => (price.unit_amount ?? 0) * quantity;

/** The newest charge for an item, on an invoice or waiting for one. */
function billedFor(context: SandboxContext, item: Item): Billed {
  const waiting = pendingItems(context, item.subscription)
    .filter(({ parent, amount }) => parent?.subscription_details?.subscription_item === item.id && amount > 0)
    .at(-1);
  if (waiting) {
    return { net: waiting.amount, start: waiting.period.start, end: waiting.period.end, line: null };
  }
  const lines = context.store
    .all('invoice', { path: '$.parent.subscription_details.subscription', is: item.subscription })
    .flatMap((invoice) => invoice.lines.data);
  const line = lines.find(
    ({ parent, amount, period }) =>
      parent?.subscription_item_details?.subscription_item === item.id &&
      amount > 0 &&
      period.end === item.current_period_end,
  );
  const { current_period_start: start, current_period_end: end } = item;
  if (!line) return { net: amountOf(item), start, end, line: null };
  const discount = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    net: line.amount - discount,
    start: line.period.start,
    end,
    line: { invoice: line.invoice ?? '', line: line.id },
  };
}

/** The share of an amount for the time from `from` to `end` of a period, by the second. */
function shareOf(amount: number, { start, end }: { start: number; end: number }, from: number): number {
  return Math.round((amount * (end - from)) / (end - start));
}

/** The reduction of an amount by the coupon that lasts as long as the subscription. */
function reduced({ store }: SandboxContext, { discounts }: Stripe.Subscription, amount: number): number {
  const [id] = discounts.map(idOf);
  const coupon = id === undefined ? null : store.get('discount', id).source.coupon;
  if (!coupon) return amount;
  const { amount_off: off, percent_off: percent } = store.get('coupon', idOf(coupon));
  return Math.max(0, amount - (off ?? Math.round((amount * (percent ?? 0)) / 100)));
}

function nameOf({ store }: SandboxContext, { price, quantity = 1 }: Item): string {
  return `${quantity} × ${store.get('product', idOf(price.product)).name}`;
}

const hasChanged = (before: Item, after: Item): boolean =>
  before.price.id !== after.price.id || before.quantity !== after.quantity;

/**
 * Saves the invoice items for changed prices and quantities: the unused time of what was billed, and the remaining time
 * of the new item. Nothing is prorated in a trial.
 * @param from when the change takes effect, in Unix seconds
 */
export function saveProrations(
  context: SandboxContext,
  before: Stripe.Subscription,
  after: Stripe.Subscription,
  from: number,
): Stripe.InvoiceItem[] {
  if (after.status === 'trialing') return [];
  const customer = idOf(after.customer);
  const day = DATE.format(new Date(from * 1000));
  const created = context.now();
  const pairs = after.items.data.flatMap((item) => {
    const former = before.items.data.find(({ id }) => id === item.id);
    return former && hasChanged(former, item) ? [{ former, item }] : [];
  });
  const items = pairs.flatMap(({ former, item }) => {
    const billed = billedFor(context, former);
    const period = { start: item.current_period_start, end: item.current_period_end };
    const common = { customer, from, created };
    return [
      buildInvoiceItem({
        ...common,
        item: former,
        amount: -shareOf(billed.net, billed, from),
        description: `Unused time on ${nameOf(context, former)} after ${day}`,
        credited: billed.line,
      }),
      buildInvoiceItem({
        ...common,
        item,
        amount: shareOf(reduced(context, after, amountOf(item)), period, from),
        description: `Remaining time on ${nameOf(context, item)} after ${day}`,
        credited: null,
      }),
    ];
  });
  for (const item of items) {
    context.store.save('invoiceitem', item);
    context.events.record('invoiceitem.created', item);
  }
  return items;
}

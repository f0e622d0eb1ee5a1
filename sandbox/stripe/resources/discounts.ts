import type Stripe from 'stripe';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import type { ObjectStore } from '#sandbox/stripe/object-store.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { couponOfCode } from './promotion-codes.ts';

const WHOLE = 100;

function reductionOf(coupon: Stripe.Coupon, total: number): number {
  const reduction = coupon.amount_off ?? Math.round((total * (coupon.percent_off ?? 0)) / WHOLE);
  return Math.min(reduction, total);
}

/**
 * The discount of a coupon on each of these amounts (minor units). The parts are integers and add up to the discount on
 * the sum; the last one takes the rounding difference.
 */
function splitReduction(coupon: Stripe.Coupon, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const reduction = reductionOf(coupon, total);
  let left = reduction;
  return amounts.map((amount, index) => {
    const isLast = index === amounts.length - 1;
    const part = isLast ? left : Math.floor((reduction * amount) / Math.max(total, 1));
    left -= part;
    return part;
  });
}

/** The lines of a checkout with a coupon's discount; unchanged without a coupon. */
export function reduceLineItems(
  items: readonly Stripe.LineItem[],
  coupon: Stripe.Coupon | null,
): Stripe.LineItem[] {
  const parts = coupon
    ? splitReduction(
        coupon,
        items.map(({ amount_subtotal: amount }) => amount),
      )
    : [];
  return items.map((item, index) => {
    const reduction = parts[index] ?? 0;
    return { ...item, amount_discount: reduction, amount_total: item.amount_subtotal - reduction };
  });
}

function couponOf(store: ObjectStore, { source }: Stripe.Discount): Stripe.Coupon {
  if (!source.coupon) throw new Error('A discount has no coupon');
  return store.get('coupon', idOf(source.coupon));
}

/** Counts a redemption of a code and its coupon, which become invalid at their limits. */
function countRedemption({ store, events }: SandboxContext, code: Stripe.PromotionCode): void {
  const coupon = couponOfCode(store, code);
  const uses = coupon.times_redeemed + 1;
  const usedCoupon = {
    ...coupon,
    times_redeemed: uses,
    valid: coupon.valid && uses !== coupon.max_redemptions,
  };
  store.save('coupon', usedCoupon);
  events.record('coupon.updated', usedCoupon, previousAttributes(coupon, usedCoupon));

  const codeUses = code.times_redeemed + 1;
  const usedCode = {
    ...code,
    times_redeemed: codeUses,
    active: code.active && codeUses !== code.max_redemptions,
  };
  store.save('promotion_code', usedCode);
  events.record('promotion_code.updated', usedCode, previousAttributes(code, usedCode));
}

/** Redeems the code of a checkout, if one was entered, for its new subscription. */
export function redeemCode(
  context: SandboxContext,
  session: Stripe.Checkout.Session,
  subscription: Stripe.Subscription,
): Stripe.Discount | undefined {
  const { store, events } = context;
  const codeId = session.discounts?.[0]?.promotion_code;
  if (!codeId) return undefined;
  const code = store.get('promotion_code', idOf(codeId));
  const discount: Stripe.Discount = {
    id: createId('di'),
    object: 'discount',
    checkout_session: session.id,
    customer: idOf(subscription.customer),
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: code.id,
    source: { coupon: couponOfCode(store, code).id, type: 'coupon' },
    start: context.now(),
    subscription: subscription.id,
    subscription_item: null,
  };
  store.save('discount', discount);
  countRedemption(context, code);
  events.record('customer.discount.created', discount);
  return discount;
}

/** The discounts of a subscription that remain after an invoice. */
export function lastingDiscounts({ store }: SandboxContext, ids: readonly string[]): string[] {
  return ids.filter((id) => couponOf(store, store.get('discount', id)).duration === 'forever');
}

/** A draft with the subscription's discounts; unchanged without any. */
export function reduceInvoice(
  { store }: SandboxContext,
  draft: Stripe.Invoice,
  discountIds: readonly string[],
): Stripe.Invoice {
  const [discount] = discountIds;
  if (discount === undefined) return draft;
  const coupon = couponOf(store, store.get('discount', discount));
  const parts = splitReduction(
    coupon,
    // Prorations are of what was discounted already.
    draft.lines.data.map(({ amount, discountable }) => (discountable ? amount : 0)),
  );
  const amount = parts.reduce((sum, part) => sum + part, 0);
  const total = draft.subtotal - amount;
  const data = draft.lines.data.map((line, index) =>
    line.discountable
      ? { ...line, discount_amounts: [{ amount: parts[index] ?? 0, discount }], discounts: [discount] }
      : line,
  );
  return {
    ...draft,
    amount_due: total,
    amount_remaining: total,
    discounts: [discount],
    lines: { ...draft.lines, data },
    total,
    total_discount_amounts: [{ amount, discount }],
    total_excluding_tax: total,
  };
}

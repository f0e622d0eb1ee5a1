import type Stripe from 'stripe';
import { smallestCharge } from '#shared/offer-settings.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { formatAmount } from '#sandbox/stripe/money.ts';
import { couponAt } from '#sandbox/stripe/resources/coupons.ts';
import { reduceLineItems } from '#sandbox/stripe/resources/discounts.ts';
import { couponOfCode, findCodes } from '#sandbox/stripe/resources/promotion-codes.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { taxCheckout } from '#sandbox/stripe/tax/checkout-tax.ts';
import type { OpenCheckout } from './complete-checkout.ts';

/** The promotion that a checkout uses. */
export interface Promotion {
  code: Stripe.PromotionCode;
  coupon: Stripe.Coupon;
}

/** The promotion of this session, if a code was entered. */
export function promotionOf(
  { store }: SandboxContext,
  { discounts }: Stripe.Checkout.Session,
): Promotion | undefined {
  const id = discounts?.[0]?.promotion_code;
  if (!id) return undefined;
  const code = store.get('promotion_code', idOf(id));
  return { code, coupon: couponOfCode(store, code) };
}

function isUsedUp({
  max_redemptions: most,
  times_redeemed: uses,
}: Stripe.PromotionCode | Stripe.Coupon): boolean {
  return most !== null && uses >= most;
}

/** Tells the payer why a promotion cannot be used for this session. */
function faultOf(
  { now }: SandboxContext,
  { code, coupon }: Promotion,
  { currency }: Stripe.Checkout.Session,
): string | undefined {
  const time = now();
  const isOver = code.expires_at !== null && code.expires_at <= time;
  if (isUsedUp(code) || isUsedUp(coupon)) return 'This promotion code has been used up.';
  if (isOver || !couponAt(coupon, time).valid) return 'This promotion code has expired.';
  if (!code.active) return 'This promotion code is no longer active.';
  if (coupon.currency !== null && coupon.currency !== currency) {
    return `This promotion code is not for payments in ${(currency ?? '').toUpperCase()}.`;
  }
  return undefined;
}

/** A promotion may leave nothing to pay, but no sum that is too small to be charged. */
function tooSmall({ session, state }: OpenCheckout, { coupon }: Promotion): string | undefined {
  const lines = reduceLineItems(state.line_items, coupon);
  const total = lines.reduce((sum, { amount_total: amount }) => sum + amount, 0);
  const smallest = smallestCharge(session.currency ?? '');
  if (total === 0 || total >= smallest) return undefined;
  return `This promotion code leaves less than ${formatAmount(smallest, session.currency ?? '')}, which cannot be charged.`;
}

/** Cancels a pending authentication, because it is for the former amount. */
function saveReduced(
  context: SandboxContext,
  { session, state }: OpenCheckout,
  promotion: Promotion | null,
): OpenCheckout {
  const lines = reduceLineItems(state.line_items, promotion?.coupon ?? null);
  const reduction = lines.reduce((sum, { amount_discount: amount }) => sum + amount, 0);
  const reduced: OpenCheckout = taxCheckout(context, {
    session: {
      ...session,
      // A free trial is not reduced; the discount applies when it ends.
      amount_total: Math.max(0, (session.amount_subtotal ?? 0) - reduction),
      discounts: promotion ? [{ coupon: null, promotion_code: promotion.code.id }] : [],
      total_details: { amount_discount: reduction, amount_shipping: 0, amount_tax: 0 },
    },
    state: { ...state, authenticating: null, line_items: lines },
  });
  const { store } = context;
  store.save('checkout.session', reduced.session);
  store.save('checkout_state', reduced.state);
  return reduced;
}

export type PromotionResult = { checkout: OpenCheckout } | { error: string };

/** Applies an entered promotion code, or returns why it cannot be used. */
export function enterCode(context: SandboxContext, checkout: OpenCheckout, typed: string): PromotionResult {
  if (typed === '') return { error: 'Enter a promotion code.' };
  const codes = findCodes(context.store, typed);
  const code = codes.find(({ active }) => active) ?? codes[0];
  if (!code) return { error: 'There is no such promotion code.' };
  const promotion = { code, coupon: couponOfCode(context.store, code) };
  const error = faultOf(context, promotion, checkout.session) ?? tooSmall(checkout, promotion);
  return error === undefined ? { checkout: saveReduced(context, checkout, promotion) } : { error };
}

/** Removes the promotion. */
export function removeCode(context: SandboxContext, checkout: OpenCheckout): OpenCheckout {
  return saveReduced(context, checkout, null);
}

/** Why the promotion that was entered earlier cannot be used any more, if so. */
export function lateFaultOf(context: SandboxContext, session: Stripe.Checkout.Session): string | undefined {
  const promotion = promotionOf(context, session);
  return promotion && faultOf(context, promotion, session);
}

import type Stripe from 'stripe';
import { idOf } from '#sandbox/stripe/ids.ts';
import { couponAt } from '#sandbox/stripe/resources/coupons.ts';
import { reduceLineItems } from '#sandbox/stripe/resources/discounts.ts';
import { couponOfCode, findCodes } from '#sandbox/stripe/resources/promotion-codes.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
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

/** Why a promotion cannot be used for this session, in words for the payer. */
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

/** An attempt that waits for the bank is about the former amount, and is off. */
function saveReduced(
  { store }: SandboxContext,
  { session, state }: OpenCheckout,
  promotion: Promotion | null,
): OpenCheckout {
  const lines = reduceLineItems(state.line_items, promotion?.coupon ?? null);
  const reduction = lines.reduce((sum, { amount_discount: amount }) => sum + amount, 0);
  const reduced: OpenCheckout = {
    session: {
      ...session,
      // What is free at first is not reduced before it costs something.
      amount_total: Math.max(0, (session.amount_subtotal ?? 0) - reduction),
      discounts: promotion ? [{ coupon: null, promotion_code: promotion.code.id }] : [],
      total_details: { amount_discount: reduction, amount_shipping: 0, amount_tax: 0 },
    },
    state: { ...state, authenticating: null, line_items: lines },
  };
  store.save('checkout.session', reduced.session);
  store.save('checkout_state', reduced.state);
  return reduced;
}

export type PromotionResult = { checkout: OpenCheckout } | { error: string };

/** Takes a promotion code that was typed, or says why it cannot be used. */
export function enterCode(context: SandboxContext, checkout: OpenCheckout, typed: string): PromotionResult {
  if (typed === '') return { error: 'Enter a promotion code.' };
  const codes = findCodes(context.store, typed);
  const code = codes.find(({ active }) => active) ?? codes[0];
  if (!code) return { error: 'There is no such promotion code.' };
  const promotion = { code, coupon: couponOfCode(context.store, code) };
  const error = faultOf(context, promotion, checkout.session);
  return error === undefined ? { checkout: saveReduced(context, checkout, promotion) } : { error };
}

/** Takes the promotion off again. */
export function removeCode(context: SandboxContext, checkout: OpenCheckout): OpenCheckout {
  return saveReduced(context, checkout, null);
}

/** Why the promotion that was entered before cannot be used any more, if that is so. */
export function lateFaultOf(context: SandboxContext, session: Stripe.Checkout.Session): string | undefined {
  const promotion = promotionOf(context, session);
  return promotion && faultOf(context, promotion, session);
}

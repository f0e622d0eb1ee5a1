import { Stripe } from 'stripe';
import { isOfOtherAccount } from '#server/payment/stripe/gated-http-client.ts';
import type { RefusalKind } from './stripe-refusal.entity.ts';

/** The purpose of calls to Stripe. */
export type Purpose = 'checkout' | 'portal' | 'refund' | 'reading';

/** The refusals that a successful call for a purpose disproves. */
export const SHOWN_TO_WORK: Readonly<Record<Purpose, readonly RefusalKind[]>> = {
  checkout: ['KEY_REFUSED', 'PRICE_REFUSED', 'TAX_REFUSED', 'CHECKOUT_REFUSED'],
  portal: ['KEY_REFUSED', 'PORTAL_REFUSED'],
  refund: ['KEY_REFUSED', 'REFUND_REFUSED'],
  reading: ['KEY_REFUSED'],
};

/**
 * What a person must fix before Stripe accepts calls for a purpose; null if it refuses for another reason. Stripe has
 * no code for most of this, so that the parameter and the message decide.
 */
export function refusalKind(error: unknown, purpose: Purpose): RefusalKind | null {
  // A key of another account has a notice of its own.
  if (isOfOtherAccount(error)) return null;
  const { StripeError, StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError } =
    Stripe.errors;
  if (error instanceof StripeAuthenticationError) return 'KEY_REFUSED';
  if (error instanceof StripePermissionError) return kindOf(purpose) ?? 'KEY_REFUSED';
  if (purpose === 'refund') {
    const isUnfunded = error instanceof StripeError && error.code === 'balance_insufficient';
    return isUnfunded ? 'REFUND_REFUSED' : null;
  }
  if (!(error instanceof StripeInvalidRequestError)) return null;
  if (purpose !== 'checkout') return kindOf(purpose);
  const { code, param, message } = error;
  if (/\btax|_tax|tax_/i.test(`${code} ${param} ${message}`)) return 'TAX_REFUSED';
  if (/price|product|line_items|amount|currency/i.test(`${code} ${param}`)) return 'PRICE_REFUSED';
  return 'CHECKOUT_REFUSED';
}

function kindOf(purpose: Purpose): RefusalKind | null {
  switch (purpose) {
    case 'checkout':
      return 'CHECKOUT_REFUSED';
    case 'portal':
      return 'PORTAL_REFUSED';
    case 'refund':
      return 'REFUND_REFUSED';
    case 'reading':
      return null;
  }
}

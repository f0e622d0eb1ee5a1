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

/** The refusal of calls for a purpose, if nothing more precise is known. */
const OWN_KIND: Readonly<Record<Purpose, RefusalKind | null>> = {
  checkout: 'CHECKOUT_REFUSED',
  portal: 'PORTAL_REFUSED',
  refund: 'REFUND_REFUSED',
  reading: null,
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
  if (error instanceof StripePermissionError) return OWN_KIND[purpose] ?? 'KEY_REFUSED';
  if (purpose === 'refund') {
    const isUnfunded = error instanceof StripeError && error.code === 'balance_insufficient';
    return isUnfunded ? 'REFUND_REFUSED' : null;
  }
  if (!(error instanceof StripeInvalidRequestError)) return null;
  if (purpose !== 'checkout') return OWN_KIND[purpose];
  const { code, param, message } = error;
  if (/\btax|_tax|tax_/i.test(`${code} ${param} ${message}`)) return 'TAX_REFUSED';
  if (/price|product|line_items|amount|currency/i.test(`${code} ${param}`)) return 'PRICE_REFUSED';
  // The customer is billed in another currency for something else.
  if (/currencies/i.test(message)) return 'PRICE_REFUSED';
  return 'CHECKOUT_REFUSED';
}

import type { Stripe } from 'stripe';
import { offerLimits } from '#shared/offer-settings.ts';

/** The agreed terms of a subscription besides its price. */
export interface Terms {
  /** Refund period in days. */
  refundDays: number;
  /** Grace period in days: access continues for that long while a renewal is not paid. */
  graceDays: number;
}

/** Terms as Stripe metadata, which stay with the subscription if the offer changes. */
export const termsMetadata = ({ refundDays, graceDays }: Terms): Record<keyof Terms, string> => ({
  refundDays: String(refundDays),
  graceDays: String(graceDays),
});

/**
 * The terms in metadata; null where missing, as in subscriptions older than the metadata or created in Stripe's
 * dashboard.
 */
export function termsOf(metadata: Stripe.Metadata): { [Name in keyof Terms]: Terms[Name] | null } {
  return { refundDays: daysIn(metadata, 'refundDays'), graceDays: daysIn(metadata, 'graceDays') };
}

/** Also null for a manually entered value that is not a valid number of days. */
function daysIn(metadata: Stripe.Metadata, name: keyof Terms): number | null {
  const text = metadata[name] ?? '';
  return /^\d{1,3}$/.test(text) && Number(text) <= offerLimits[name].max ? Number(text) : null;
}

import type { Stripe } from 'stripe';
import { offerLimits } from '#shared/offer-settings.ts';

/** What was agreed to with a subscription beside its price. */
export interface Terms {
  /** For how many days after a payment cancelling gives it back whole. */
  refundDays: number;
  /** For how many days the lectures stay open while a renewal is not paid. */
  graceDays: number;
}

/** Terms as metadata of Stripe, which stay with the subscription whatever the school offers later. */
export const termsMetadata = ({ refundDays, graceDays }: Terms): Record<keyof Terms, string> => ({
  refundDays: String(refundDays),
  graceDays: String(graceDays),
});

/** The terms in metadata; null where they name none, as of what was sold before terms were kept, or made in Stripe's dashboard. */
export function termsOf(metadata: Stripe.Metadata): { [Name in keyof Terms]: Terms[Name] | null } {
  return { refundDays: daysIn(metadata, 'refundDays'), graceDays: daysIn(metadata, 'graceDays') };
}

/** Null, too, for what somebody wrote there by hand that is no number of days. */
function daysIn(metadata: Stripe.Metadata, name: keyof Terms): number | null {
  const text = metadata[name] ?? '';
  return /^\d{1,3}$/.test(text) && Number(text) <= offerLimits[name].max ? Number(text) : null;
}

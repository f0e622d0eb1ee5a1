import { texts } from '#shared/texts/refund-failures/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

const failureTexts = textsOf('refund-failures', texts);

const isKnown = (reason: string | null): reason is keyof typeof texts =>
  reason !== null && Object.hasOwn(texts, reason);

/** Why a refund failed, for people; `reason` is Stripe's word for it. */
export function refundFailure(reason: string | null): string {
  return failureTexts[isKnown(reason) ? reason : 'unknown'];
}

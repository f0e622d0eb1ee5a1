import { textsOf } from '#shared/texts/texts.ts';

const failureTexts = textsOf('refund-failures', {
  lost_or_stolen_card: 'The card was reported lost or stolen',
  expired_or_canceled_card: 'The card has expired or was closed',
  charge_for_pending_refund_disputed: 'The bank has opened a dispute about the payment meanwhile',
  insufficient_funds: "The school's balance at Stripe was too low",
  declined: 'The bank did not accept it',
  merchant_request: 'The school called it off',
  unknown: 'The bank did not say why',
});

const isKnown = (reason: string | null): reason is keyof typeof failureTexts =>
  reason !== null && reason in failureTexts;

/** Why a refund failed, for people; `reason` is Stripe's word for it. */
export function refundFailure(reason: string | null): string {
  return failureTexts[isKnown(reason) ? reason : 'unknown'];
}

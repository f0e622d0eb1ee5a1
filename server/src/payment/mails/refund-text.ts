import { textsOf } from '#shared/texts/texts.ts';

/** Why a refund failed: sentences without a period, also in parentheses. */
const failureTexts = textsOf('refund-failures', {
  lost_or_stolen_card: 'The card was reported lost or stolen',
  expired_or_canceled_card: 'The card has expired or was closed',
  charge_for_pending_refund_disputed: 'The bank opened a dispute over the payment in the meantime',
  insufficient_funds: "The school's balance at Stripe was too low",
  declined: 'The bank did not accept it',
  merchant_request: 'The school cancelled it',
  unknown: 'The bank did not give a reason',
});

const isKnown = (reason: string | null): reason is keyof typeof failureTexts =>
  reason !== null && reason in failureTexts;

/** Returns why a refund failed, as a text for people. `reason` is Stripe's code for it. */
export function refundFailure(reason: string | null): string {
  return failureTexts[isKnown(reason) ? reason : 'unknown'];
}

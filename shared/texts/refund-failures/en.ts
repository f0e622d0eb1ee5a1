import type { TextTree } from '#shared/texts/texts.ts';

/** By Stripe's reasons: https://docs.stripe.com/refunds#failed-refunds */
export const texts = {
  lost_or_stolen_card: 'The card was reported lost or stolen',
  expired_or_canceled_card: 'The card has expired or was closed',
  charge_for_pending_refund_disputed: 'The bank has opened a dispute about the payment meanwhile',
  insufficient_funds: "The school's balance at Stripe was too low",
  declined: 'The bank did not accept it',
  merchant_request: 'The school called it off',
  unknown: 'The bank did not say why',
} as const satisfies TextTree;

const UNKNOWN = 'The bank did not say why';

/** Stripe's reasons for the failure of a refund: https://docs.stripe.com/refunds#failed-refunds */
const FAILURES = new Map([
  ['lost_or_stolen_card', 'The card was reported lost or stolen'],
  ['expired_or_canceled_card', 'The card has expired or was closed'],
  ['charge_for_pending_refund_disputed', 'The bank has opened a dispute about the payment meanwhile'],
  ['insufficient_funds', "The school's balance at Stripe was too low"],
  ['declined', 'The bank did not accept it'],
  ['merchant_request', 'The school called it off'],
  ['unknown', UNKNOWN],
]);

/** Why a refund failed, for people. */
export function refundFailure(reason: string | null): string {
  return FAILURES.get(reason ?? '') ?? UNKNOWN;
}

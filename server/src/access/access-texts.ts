import { textsOf } from '#shared/texts/texts.ts';

/** What the product says of a person's access: whether they may watch, and what happened on the way. */
export const accessTexts = textsOf('access-report', {
  /** The answer to 'may this person watch?', by what decides it. */
  report: {
    ADMIN: 'The lectures are open, as they are to every admin.',
    PAID: 'The lectures are open: the year is paid, and it will be renewed.',
    PAID_LAST_YEAR: 'The lectures are open: the year is paid. It will not be renewed.',
    GRANTED: 'The lectures are open: the school gave access.',
    GRACE:
      'The renewal could not be paid. The lectures stay open for some days, so that the card can be updated.',
    UNPAID: 'The lectures are closed: the renewal could not be paid, and the days of grace are over.',
    PENDING:
      'The payment was made, and the bank has not confirmed it yet. The lectures open by themselves then.',
    REFUNDED: 'The lectures are closed: the last payment was refunded.',
    DISPUTED: 'The lectures are closed: the bank took the last payment back.',
    ENDED: 'The lectures are closed: the access is over.',
    NEVER: 'The lectures are closed: there never was a subscription.',
  },
  /** What happened on the way. */
  history: {
    checkoutStarted: 'A checkout was started',
    checkoutPending: 'A payment was made, and the bank had not confirmed it yet',
    checkoutPaid: 'The checkout was paid',
    checkoutFailed: 'The bank refused the payment',
    checkoutExpired: 'The checkout was not paid in time',
    payment: 'A payment arrived',
    renewalFailed: 'The renewal could not be paid',
    paymentFailed: 'The bank refused a payment',
    authenticationNeeded: 'The bank asked to confirm the payment',
    refundRequested: 'A payment was to be refunded',
    refund: 'A payment was refunded',
    refundFailed: 'The bank did not take the money that was refunded',
    refundCanceled: 'A refund was canceled',
    disputeOpened: 'The bank began to take a payment back',
    disputeWon: 'The dispute about a payment ended, and the payment stays',
    disputeLost: 'The bank took a payment back',
    subscriptionStarted: 'The subscription began',
    subscriptionEnded: 'The subscription ended',
    subscriptionUnpaid: 'The subscription ended, as the renewal was not paid',
    graceOver: 'The lectures were closed, as the renewal was not paid',
    subscriptionPaused: 'The subscription was paused',
    cancelledByPerson: 'The subscription was cancelled',
    cancelledByAdmin: 'An admin ended the subscription',
    cancelledAsDuplicate: 'A second subscription was found and ended',
    cancelledForDispute: 'The subscription was ended, as the bank took its payment back',
    cancelledForRefund: 'The subscription was ended, as its payment was refunded',
    cancelledForPeriodEnd: 'The subscription was cancelled for the end of the paid year',
    resumed: 'The subscription goes on after all',
    granted: 'The school gave access',
    grantEnded: 'The access that the school gave ended',
  },
});

import { textsOf } from '#shared/texts/texts.ts';

/** Whether a person can watch the lectures, and the history of their access. The person and admins read these texts. */
export const accessTexts = textsOf('access-report', {
  /** Whether the person can watch, by the reason. */
  report: {
    ADMIN: 'The lectures are open, as they are to every admin.',
    PAID: 'The lectures are open: the year is paid, and it will be renewed.',
    PAID_LAST_YEAR: 'The lectures are open: the year is paid. It will not be renewed.',
    GRANTED: 'The lectures are open: the school granted access.',
    GRACE:
      'The renewal payment failed. The lectures stay open for some days, so that the card can be updated.',
    UNPAID: 'The lectures are closed: the renewal payment failed, and the grace period has ended.',
    PENDING:
      'The payment was made, but the bank has not confirmed it yet. After that, the lectures open automatically.',
    PAUSED: 'The lectures are closed: the subscription is paused. It can be resumed or cancelled.',
    REFUNDED: 'The lectures are closed: the last payment was refunded.',
    DISPUTED: 'The lectures are closed: the bank reversed the last payment.',
    ENDED: 'The lectures are closed: the access has ended.',
    NEVER: 'The lectures are closed: there has never been a subscription.',
  },
  /** Entries of the history. */
  history: {
    checkoutStarted: 'A checkout was started',
    checkoutPending: 'A payment was made, but the bank had not confirmed it yet',
    checkoutPaid: 'The checkout was paid',
    checkoutFailed: 'The bank declined the payment',
    checkoutExpired: 'The checkout expired before it was paid',
    payment: 'A payment was received',
    renewalFailed: 'The renewal payment failed',
    paymentFailed: 'The bank declined a payment',
    authenticationNeeded: 'The bank asked to confirm the payment',
    refundRequested: 'A refund was requested',
    refund: 'A payment was refunded',
    refundFailed: 'The bank did not accept a refund',
    refundCanceled: 'A refund was canceled',
    disputeOpened: 'A payment was disputed at the bank',
    disputeWon: 'The dispute ended, and the payment stays',
    disputeLost: 'The bank reversed a payment',
    subscriptionStarted: 'The subscription started',
    subscriptionEnded: 'The subscription ended',
    subscriptionUnpaid: 'The subscription ended because the renewal was not paid',
    graceOver: 'The lectures were closed because the renewal was not paid',
    subscriptionPaused: 'The subscription was paused',
    cancelledByPerson: 'The subscription was cancelled',
    cancelledByAdmin: 'An admin ended the subscription',
    cancelledAsDuplicate: 'A duplicate subscription was found and ended',
    cancelledForDispute: 'The subscription was ended because the bank reversed its payment',
    cancelledForRefund: 'The subscription was ended because its payment was refunded',
    cancelledForPeriodEnd: 'The subscription was cancelled for the end of the paid year',
    resumed: 'The subscription was resumed',
    granted: 'The school granted access',
    grantEnded: 'The access granted by the school ended',
  },
});

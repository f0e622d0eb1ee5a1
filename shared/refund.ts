import { textsOf } from './texts/texts.ts';

/** What admins read of the refund of a payment, and of its dispute. Amounts are given as people read them. */
export const refundMessages = textsOf('refund', {
  failure: {
    refundPayment: 'Failed to refund the payment',
    retryRefund: 'Failed to try the refund again',
  },
  loading: {
    refundPayment: 'Refunding the payment',
    retryRefund: 'Trying the refund again',
  },
  success: {
    refundPayment: 'The refund is on its way',
    retryRefund: 'The refund is on its way again',
  },
  validation: {
    notPositive: 'Please give an amount above zero',
    /** `most` is all that is left of the payment. */
    amount: 'Please type an amount up to {most}',
  },
  /** `amount` is what Stripe has not done yet of what was asked for. */
  requested: '{amount} is to be refunded. Stripe has not done it yet; it is tried again by itself',
  conflict: {
    tooMuch: 'Only {left} of this payment can still be refunded',
    nothingLeft: 'All of this payment has been refunded, or is about to be',
    failed: 'A refund of this payment has failed. Please try that one again',
    disputed: 'The bank of the payer has taken this payment back, so nothing of it can be refunded',
  },
  /** What became of the newest refund of a payment. */
  state: {
    PENDING: 'Refund on its way since {date}',
    SUCCEEDED: 'Refunded; the bank may take some days to show it',
    FAILED: 'Refund failed',
    failedBecause: 'Refund failed: {reason}',
    CANCELED: 'Refund canceled at Stripe',
  },
  dispute: {
    badge: 'Disputed',
    explanation: 'The payer’s bank takes it back',
    link: 'Dispute at Stripe',
    /** The same for those who hear it. */
    linkOf: 'Dispute at Stripe, of the payment of {date}, in a new tab',
  },
  retry: 'Try the refund again',
  retryOf: 'Try the refund again, of the payment of {date}',
  refund: 'Refund',
  refundOf: 'Refund the payment of {date}',
  dialog: {
    title: 'Refund the payment of {date}?',
    description:
      '{amount} was paid, of which {refundable} can be refunded. It goes to the card it was paid with, and cannot be called back. A part leaves the access as it is. Once all of the payment for the running year has gone back, the lectures are locked at once and the subscription ends.',
    /** Label of a field; `currency` is a code like USD. */
    amountIn: 'Amount in {currency}',
    upTo: 'Up to {refundable}',
  },
  /** Heads of columns. */
  columns: { state: 'State', stripe: 'At Stripe' },
  open: 'Open',
  openOf: 'Open the payment of {date} at Stripe, in a new tab',
});

/** Notices and errors about payments that an admin gives back. */
export const refundMessages = {
  failure: {
    refundPayment: 'Failed to refund the payment',
  },
  loading: {
    refundPayment: 'Refunding the payment',
  },
  success: {
    refundPayment: 'The refund is on its way',
  },
  validation: {
    notPositive: 'Please give an amount above zero',
    /** @param most all that is left, as people read it */
    amount: (most: string) => `Please type an amount up to ${most}`,
  },
  /** @param amount what Stripe has not done yet of what was asked for, as people read it */
  requested: (amount: string) =>
    `${amount} is to be refunded. Stripe has not done it yet; it is tried again by itself`,
  conflict: {
    /** @param left as people read it */
    tooMuch: (left: string) => `Only ${left} of this payment can still be refunded`,
    nothingLeft: 'All of this payment has been refunded, or is about to be',
    failed: 'A refund of this payment has failed. Please try that one again',
    disputed: 'The bank of the payer has taken this payment back, so nothing of it can be refunded',
  },
} as const;

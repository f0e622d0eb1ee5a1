import { textsOf } from './texts/texts.ts';

/** Refunds and disputes of payments, for admins. Amounts are formatted, like `$499`. */
export const refundMessages = textsOf('refund', {
  failure: {
    refundPayment: 'Failed to refund the payment',
    retryRefund: 'Failed to retry the refund',
  },
  loading: {
    refundPayment: 'Refunding the payment',
    retryRefund: 'Retrying the refund',
  },
  success: {
    refundPayment: 'The refund is on its way',
    retryRefund: 'The refund is on its way again',
  },
  validation: {
    notPositive: 'Enter an amount above zero',
    /** `most` is the rest of the payment that is not refunded yet. */
    amount: 'Enter an amount up to {most}',
  },
  /** `amount` is the part of the request that Stripe has not processed yet. */
  requested:
    'A refund of {amount} is requested. Stripe has not processed it yet. It is retried automatically',
  conflict: {
    tooMuch: 'Only {left} of this payment can still be refunded',
    nothingLeft: 'This payment has been refunded in full, or is about to be',
    failed: 'A refund of this payment has failed. Retry that refund first',
    /** The payment was made in cash or by bank transfer, for example. */
    outside:
      'This payment was made outside of Stripe, so it cannot be refunded here. Refund it in the way in which it was paid',
    disputed: "The customer's bank has reversed this payment, so it cannot be refunded",
  },
  /** The state of the newest refund of a payment. */
  state: {
    PENDING: 'Refund on its way since {date}',
    SUCCEEDED: 'Refunded. The bank may take a few days to show it',
    FAILED: 'Refund failed',
    failedBecause: 'Refund failed: {reason}',
    CANCELED: 'Refund cancelled at Stripe',
  },
  dispute: {
    badge: 'Disputed',
    explanation: "The customer's bank disputes it",
    link: 'View dispute at Stripe',
    /** The label of that link for screen readers. It contains the visible text. */
    linkOf: 'View dispute at Stripe for the payment from {date}, in a new tab',
  },
  retry: 'Retry refund',
  /** The label of that button for screen readers. It contains the visible text. */
  retryOf: 'Retry refund of the payment from {date}',
  refund: 'Refund',
  /** The same for the button above. */
  refundOf: 'Refund the payment from {date}',
  /** The same in the list of all payments. `name` is the customer. */
  refundOfCustomer: 'Refund the payment of {name} from {date}',
  dialog: {
    title: 'Refund the payment from {date}?',
    /** The same in the list of all payments. `name` is the customer. */
    titleWithCustomer: 'Refund the payment of {name} from {date}?',
    description:
      'Of the {amount} paid, {refundable} can be refunded. The refund goes to the card that was charged and cannot be undone. A partial refund does not change access. Once the payment for the current year is refunded in full, the lectures are locked immediately and the subscription ends.',
    /** Label of a field; `currency` is a code like USD. */
    amountIn: 'Amount in {currency}',
    upTo: 'Up to {refundable}',
  },
  /** Column headings. The second column links each payment to its page at Stripe. */
  columns: { state: 'Status', stripe: 'At Stripe' },
  open: 'Open',
  /** The label of that link for screen readers. It contains the visible text. */
  openOf: 'Open the payment from {date} at Stripe, in a new tab',
});

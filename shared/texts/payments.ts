import { textsOf } from './texts.ts';

/** The admins' pages of all payments and of problems with payments. */
export const paymentsTexts = textsOf('payments', {
  title: 'Payments',
  caption: 'Payments, newest first',
  /** A button that leads to the page of problems. */
  toProblems: 'Payment problems',
  /** A button that leads to the ledger: every movement of money on its own day. */
  toLedger: 'Ledger',
  filter: {
    search: 'Name or email address',
    state: 'Status',
    everyState: 'All statuses',
    /** The status of a payment: neither refunded nor disputed, refunded at least in part, or disputed by the customer's bank. */
    states: { KEPT: 'Paid', REFUNDED: 'Refunded', DISPUTED: 'Disputed' },
  },
  noneFound: {
    title: 'No payments found',
    description: 'No payments match these filters.',
    showAll: 'Show all payments',
  },
  none: {
    title: 'No payments yet',
    description: 'Payments are listed here as soon as they are made.',
  },
  /** Heading of the column with the customers' names. */
  who: 'Customer',
  /** Instead of a name. */
  deletedAccount: 'Deleted account',
  failure: {
    loadPaymentProblems: 'Failed to load the payment problems',
    reconcilePayments: 'Failed to compare the payments with Stripe',
  },
  loading: {
    reconcilePayments: 'Comparing the payments with Stripe',
  },
  success: {
    reconcilePayments: 'Payments compared with Stripe',
  },
  problems: {
    title: 'Payments that need attention',
    toPayments: 'All payments',
    heading: 'Problems, newest first',
    none: 'Nothing needs your attention',
    whatIsListed: 'Failed refunds, disputes and changes that have not reached Stripe yet are listed here.',
    showAll: 'Show all {count, number}',
    since: 'since <time>{moment}</time>',
    retry: 'Retry refund',
    /** The label of that button for screen readers. It contains the visible text. `name` is the customer's. */
    retryOf: 'Retry refund to {name}',
    /** A link to the dispute at Stripe. */
    dispute: 'View dispute at Stripe',
    /** Labels of that link for screen readers. They contain the visible text. */
    disputeHere: 'View dispute at Stripe, in a new tab',
    disputeOf: 'View dispute at Stripe: {name}, in a new tab',
    /** Headings of the problems. An event is a message from Stripe about a change there. */
    names: {
      CHECKOUT_REFUSED: 'Payment page unavailable',
      DISPUTE: 'Dispute',
      EVENT_FAILED: 'Stripe event failed',
      EVENT_ODD: 'Sale outside the school',
      EVENT_REFUSED: 'Stripe event rejected',
      FRAUD_WARNING: 'Fraud suspected',
      INVOICE_DRAFT: 'Invoice not finalized',
      KEY_REFUSED: 'Stripe key rejected',
      PORTAL_REFUSED: 'Billing page unavailable',
      PRICE_REFUSED: 'Price rejected',
      RECONCILIATION_FAILED: 'Comparison failed',
      REFUND_FAILED: 'Refund failed',
      REFUND_INCOMPLETE: 'Refund not possible at Stripe',
      REFUND_STUCK: 'Refund pending',
      REFUND_REFUSED: 'Refunds rejected',
      REQUEST_STUCK: 'Subscription change pending',
      PRICE_STUCK: 'Price change pending',
      TAX_REFUSED: 'Tax not calculated',
    },
  },
  /** Our list of payments is compared with Stripe's, and differences are corrected. */
  comparison: {
    notLoaded: 'The time of the last comparison could not be loaded.',
    compare: 'Compare now',
    outage:
      'Stripe has not responded since <time>{moment}</time>. Payments resume automatically once it is back.',
    never: 'Not compared with Stripe yet.',
    brokeOff: 'The comparison with Stripe on <time>{moment}</time> failed: {failure}',
    running: 'Being compared with Stripe since <time>{moment}</time>',
    done: 'Compared with Stripe: <time>{moment}</time>, {differences, plural, =0 {no differences} one {# difference} other {# differences}} corrected',
    /** `events` is the number of Stripe's events that the comparison found missing. */
    doneWithMissedEvents:
      'Compared with Stripe: <time>{moment}</time>, {differences, plural, =0 {no differences} one {# difference} other {# differences}} corrected, {events, plural, one {# event} other {# events}} had not arrived',
    showCorrected: 'Show corrections',
  },
});

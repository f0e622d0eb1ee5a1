import { textsOf } from './texts.ts';

/** What admins read of the payments of everybody and of their problems. */
export const paymentsTexts = textsOf('payments', {
  title: 'Payments',
  caption: 'Payments, newest first',
  toProblems: 'What needs attention',
  filter: {
    search: 'Name or mail address',
    state: 'State',
    everyState: 'Every state',
    /** What became of a payment: the school has it, it was given back, or the payer's bank takes it back. */
    states: { KEPT: 'Kept', REFUNDED: 'Refunded', DISPUTED: 'Disputed' },
  },
  noneFound: {
    title: 'No such payment',
    description: 'Nobody like this paid in these days.',
    showAll: 'Show all payments',
  },
  none: {
    title: 'No payments yet',
    description: 'Each one is listed here as soon as it is made.',
  },
  /** Head of the column with the names of those who paid. */
  who: 'Who',
  /** Instead of a name. */
  deletedAccount: 'A deleted account',
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
    whatIsListed: 'Refunds that failed, disputes, and whatever Stripe could not be told yet are listed here.',
    showAll: 'Show all {count, number}',
    since: 'since <time>{moment}</time>',
    retry: 'Try the refund again',
    /** The same for those who hear it. */
    retryOf: 'Try the refund again, of {name}',
    dispute: 'Dispute at Stripe',
    disputeHere: 'Dispute at Stripe, in a new tab',
    disputeOf: 'Dispute at Stripe, of {name}, in a new tab',
    /** In a few words each. An event is a message of Stripe about what happened there. */
    names: {
      CHECKOUT_REFUSED: 'No payment page',
      DISPUTE: 'Dispute',
      EVENT_FAILED: 'Event of Stripe failed',
      EVENT_ODD: 'Sold beside the school',
      EVENT_REFUSED: 'Event of Stripe refused',
      KEY_REFUSED: 'Key of Stripe refused',
      PORTAL_REFUSED: 'No billing page',
      PRICE_REFUSED: 'Price refused',
      RECONCILIATION_FAILED: 'Comparison broke off',
      REFUND_FAILED: 'Refund failed',
      REFUND_STUCK: 'Refund waits',
      REFUND_REFUSED: 'Refunds refused',
      REQUEST_STUCK: 'Cancellation waits',
      TAX_REFUSED: 'No tax worked out',
    },
  },
  /** Our list of payments is compared with that of Stripe, and what differs is corrected. */
  comparison: {
    notLoaded: 'When the payments were compared last could not be loaded.',
    compare: 'Compare now',
    outage:
      'Stripe has not answered since <time>{moment}</time>. Payments go on by themselves when it is back.',
    never: 'Not compared with Stripe yet.',
    brokeOff: 'The comparison with Stripe of <time>{moment}</time> broke off: {failure}',
    running: 'Being compared with Stripe since <time>{moment}</time>',
    done: 'Compared with Stripe: <time>{moment}</time>, {differences, plural, =0 {no differences} one {# difference} other {# differences}} corrected',
    doneWithMissedEvents:
      'Compared with Stripe: <time>{moment}</time>, {differences, plural, =0 {no differences} one {# difference} other {# differences}} corrected, {events, plural, one {# event} other {# events}} had not arrived',
    showCorrected: 'Show what was corrected',
  },
});

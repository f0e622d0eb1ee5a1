import { textsOf } from './texts/texts.ts';

/** Notices and errors about checkouts, subscriptions and payments; those of section 5 and 9 are the specification's, to the letter. */
export const paymentMessages = textsOf('payment', {
  failure: {
    cancelSubscription: 'Failed to unsubscribe',
    confirmSubscription: 'Failed to create subscription',
    startCheckout: 'Something went wrong',
    loadKey: 'Failed to load data',
    loadPayments: 'Failed to get payment records',
    resumeSubscription: 'Failed to resume the subscription',
    openBillingPortal: 'Failed to open the billing page',
  },
  loading: {
    cancelSubscription: 'Processing cancellation',
    resumeSubscription: 'Resuming your subscription',
    openBillingPortal: 'Opening the billing page',
  },
  success: {
    cancelSubscription: 'Cancellation successful',
    confirmSubscription: 'Subscription Active',
    loadPayments: 'Payments loaded',
    resumeSubscription: 'Your subscription goes on',
  },
  question: {
    cancelSubscription: 'Are you sure you want to cancel your subscription?',
  },
  pending: 'Your payment is not confirmed yet. This page will update by itself',
  unavailable: 'The payment provider cannot be reached right now. Please try again in a moment',
  /** Somebody asked for a change of their subscription, which is kept and carried out later. */
  noted: 'The payment provider has not done this yet. What you asked for is noted and will be done by itself',
  /** Heads of the columns of a table of payments. */
  columns: {
    paidOn: 'Paid on',
    amount: 'Amount',
    /** How much of a payment was given back. */
    refunded: 'Refunded',
  },
  /** The paper about a payment, in its column: payers call it a receipt, admins an invoice. */
  receipt: {
    name: 'Receipt',
    /** A link for those who hear it. */
    link: 'Receipt of {date}, in a new tab',
  },
  invoice: {
    name: 'Invoice',
    link: 'Invoice of {date}, in a new tab',
  },
});

/** What calls about payments are refused with: only the server says it, and browsers load no texts of it. */
export const paymentRefusals = textsOf('payment-refusals', {
  conflict: {
    alreadySubscribed: 'Your subscription is active already',
    noSubscription: 'There is no active subscription to cancel',
    notCancelled: 'There is no cancellation to undo',
    renewalUnpaid:
      'Your renewal is not paid yet. Please update your card in your profile instead of buying again',
    noCustomer: 'There is no payment of yours yet, so there is no billing page',
    refundNotFailed: 'No refund of this payment has failed',
    subscriptionRenews: 'Your subscription would go on. Please cancel it first',
    reconciling: 'The payments are being compared with Stripe already',
  },
  notFound: {
    checkout: 'This checkout does not exist',
    subscription: 'This subscription does not exist',
    payment: 'This payment does not exist',
  },
  /** Stripe refuses a call because of a key, a price or a setting, of which whoever runs the school was told. */
  refused:
    'The payment provider refuses this because of something that the school has to set right. The school has been told',
  /** A comparison of our tables with Stripe broke off. */
  notCompared: 'Stripe cannot be reached right now, so the payments could not be compared',
  badSignature: 'The signature of this event is missing, wrong or too old',
  badEvent: 'This is not an event of Stripe',
});

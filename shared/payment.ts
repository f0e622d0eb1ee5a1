/** Notices and errors about checkouts, subscriptions and payments; those of section 5 and 9 are the specification's, to the letter. */
export const paymentMessages = {
  failure: {
    cancelSubscription: 'Failed to unsubscribe',
    confirmSubscription: 'Failed to create subscription',
    startCheckout: 'Something went wrong',
    loadKey: 'Failed to load data',
    loadPayments: 'Failed to get payment records',
    resumeSubscription: 'Failed to resume the subscription',
    openBillingPortal: 'Failed to open the billing page',
    loadPaymentProblems: 'Failed to load the payment problems',
    retryRefund: 'Failed to try the refund again',
    reconcilePayments: 'Failed to compare the payments with Stripe',
  },
  loading: {
    cancelSubscription: 'Processing cancellation',
    resumeSubscription: 'Resuming your subscription',
    openBillingPortal: 'Opening the billing page',
    retryRefund: 'Trying the refund again',
    reconcilePayments: 'Comparing the payments with Stripe',
  },
  success: {
    cancelSubscription: 'Cancellation successful',
    confirmSubscription: 'Subscription Active',
    loadPayments: 'Payments loaded',
    resumeSubscription: 'Your subscription goes on',
    retryRefund: 'The refund is on its way again',
    reconcilePayments: 'Payments compared with Stripe',
  },
  question: {
    cancelSubscription: 'Are you sure you want to cancel your subscription?',
  },
  /** Before the name of what somebody was about to watch. */
  goesOnTo: 'Once you have paid, you go on with',
  pending: 'Your payment is not confirmed yet. This page will update by itself',
  unavailable: 'The payment provider cannot be reached right now. Please try again in a moment',
  /** Somebody asked for a change of their subscription, which is kept and carried out later. */
  noted: 'The payment provider has not done this yet. What you asked for is noted and will be done by itself',
} as const;

/** What calls about payments are refused with: only the server says it, and browsers need not load it. */
export const paymentRefusals = {
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
} as const;

import { textsOf } from './texts/texts.ts';

/** Notices and errors about checkouts, subscriptions and payments. The specification fixes those of its sections 5, 8 and 9 to the letter. */
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
    resumeSubscription: 'Your subscription continues',
  },
  question: {
    cancelSubscription: 'Are you sure you want to cancel your subscription?',
  },
  pending: 'Your payment is not confirmed yet. This page updates automatically',
  unavailable: 'The payment provider cannot be reached right now. Please try again in a moment',
  /** The answer to a request to change a subscription that Stripe could not process right away. */
  noted:
    'The payment provider has not processed this yet. Your request is saved and will be completed automatically',
  /** Column headings of a table of payments. */
  columns: {
    paidOn: 'Paid on',
    amount: 'Amount',
    /** The part of a payment that was refunded. */
    refunded: 'Refunded',
    /** Below the amount: what the payer was charged in their own currency. */
    charged: 'Charged: {amount}',
    /** Below the refunded amount: what the payer got back in their own currency. */
    paidBack: 'Paid back: {amount}',
  },
  /** The document of a payment, in its column. Learners see a receipt, admins an invoice. */
  receipt: {
    name: 'Receipt',
    /** The label of the link for screen readers. It contains the name above. `date` is the day of the payment. */
    link: 'Receipt from {date}, in a new tab',
  },
  invoice: {
    name: 'Invoice',
    link: 'Invoice from {date}, in a new tab',
  },
});

/** Errors of calls about payments. Only the server uses them, so browsers do not load them. */
export const paymentRefusals = textsOf('payment-refusals', {
  conflict: {
    alreadySubscribed: 'Your subscription is already active',
    noSubscription: 'There is no active subscription to cancel',
    notCancelled: 'There is no cancellation to undo',
    renewalUnpaid:
      'Your renewal is past due. Update your card in your profile, or cancel there before you buy again',
    paused: 'Your subscription is paused. Resume it in your profile, or cancel it there before you buy again',
    noCustomer: 'You have not made a payment yet, so there is no billing page',
    refundNotFailed: 'No refund of this payment has failed',
    /** The learner wants to delete the account while the subscription renews. */
    subscriptionRenews: 'Your subscription is set to renew. Cancel it first',
    /** The buyer agreed to renew at another price. */
    priceChanged: 'The price has changed in the meantime. Please check it again',
    /** The secret key was changed since the admin was asked about it. */
    otherAccount: 'The key belongs to another Stripe account by now. Reload the page',
    /** The learner wants to delete the account. The subscription is to something that is not sold on this site. */
    otherSubscription:
      'You have another subscription with this school. Ask the school to end it before you delete your account',
    priceChangeRuns: 'A price change is already running. Call it off, or wait until it has finished',
    priceChangeOver: 'This price change is over',
    nothingToChange: 'All running subscriptions have this price already',
    reconciling: 'A comparison of the payments with Stripe is already running',
  },
  notFound: {
    checkout: 'This checkout does not exist',
    subscription: 'This subscription does not exist',
    payment: 'This payment does not exist',
    priceChange: 'This price change does not exist',
  },
  /** Stripe rejected a call because of a key, a price or a setting. The school's operator has received an email about it. */
  refused:
    'The payment provider rejected this because of a setting that the school has to fix. The school has been notified',
  /** The admin wants to start with the key's account. */
  accountUnknown: 'Stripe cannot be reached right now, so the account of the key is not known',
  /** The comparison of our payments with Stripe's failed. */
  notCompared: 'Stripe cannot be reached right now, so the payments could not be compared',
  renewalConsent: 'Agree to the renewal to continue',
  /** A link of an email that cancels the renewal of a subscription. */
  badLink: 'This link is invalid or has expired. Log in to cancel your subscription',
  badSignature: 'The signature of this event is missing, invalid or too old',
  badEvent: 'This is not a Stripe event',
});

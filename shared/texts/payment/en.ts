import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
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
} as const satisfies TextTree;

import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
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
} as const satisfies TextTree;

import { textsOf } from './texts.ts';

/** A member’s subscription, for admins. */
export const memberSubscriptionTexts = textsOf('member-subscription', {
  /** The state of a member’s access: in a word here, in a phrase in `details`. */
  labels: {
    active: 'Active',
    inactive: 'Inactive',
    grace: 'Grace period',
    pastDue: 'Past due',
    paused: 'Paused',
    pending: 'Pending',
  },
  details: {
    never: 'Never had a subscription',
    granted: 'Granted until {date}',
    ends: 'Paid, ends on {date}',
    renews: 'Paid, renews on {date}',
    grace: 'The renewal is not paid yet, open until {date}',
    ended: 'Ended on {date}',
    endedEarly: 'Ended early',
    pastDue: 'The renewal payment failed',
    paused: 'Paused at Stripe, without access',
    pending: 'The first payment is not confirmed yet',
  },
  /** Changes to a member’s subscription that wait until Stripe can be reached. `date` is when the change was requested. */
  requests: {
    endWithRefund:
      'The end of the access and the refund have been pending since {date}. Stripe could not be reached. The request is retried automatically.',
    end: 'The end of the access has been pending since {date}. Stripe could not be reached. The request is retried automatically.',
    endOfPeriod:
      'A cancellation for the end of the paid year has been pending since {date}. Stripe could not be reached. The request is retried automatically.',
    resume:
      'The resumption of the subscription has been pending since {date}. Stripe could not be reached. The request is retried automatically.',
  },
});

import { textsOf } from './texts.ts';

/** What admins read of the subscription of a member. */
export const memberSubscriptionTexts = textsOf('member-subscription', {
  /** How a member's access stands, in a word and in a sentence. */
  labels: {
    active: 'Active',
    inactive: 'Inactive',
    grace: 'Grace',
    pastDue: 'Past due',
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
    pastDue: 'The renewal could not be paid',
    pending: 'The first payment is not confirmed yet',
  },
  /** What is to become of a member's subscription as soon as Stripe can be reached. */
  requests: {
    endWithRefund:
      'The end of the access and the refund wait since {date}. Stripe could not be reached; it is tried again by itself.',
    end: 'The end of the access waits since {date}. Stripe could not be reached; it is tried again by itself.',
    endOfPeriod:
      'A cancellation for the end of the paid year waits since {date}. Stripe could not be reached; it is tried again by itself.',
    resume:
      'The resumption of the subscription waits since {date}. Stripe could not be reached; it is tried again by itself.',
  },
});

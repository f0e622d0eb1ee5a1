import { textsOf } from './texts.ts';

/** The page that the link of a renewal notice opens. It cancels the subscription without a login. */
export const cancelRenewalTexts = textsOf('cancel-renewal', {
  title: 'Cancel your subscription',
  intro: 'Your subscription will not renew, and you will not be charged again.',
  cancel: 'Cancel the subscription',
  cancelled: 'Your subscription is cancelled',
  /** `day` is like `March 3, 2027`. */
  watchUntil: 'You can watch until {day}. We have sent you an email that confirms it.',
  closed: 'You no longer have access to the lectures. We have sent you an email that confirms it.',
  refunded: 'Your payment is refunded, and you no longer have access to the lectures.',
  noted: 'Your cancellation is saved and takes effect. We will email you when it is completed.',
  failed: 'The subscription is not cancelled',
  toCourses: 'View the courses',
  toProfile: 'Open my profile',
});

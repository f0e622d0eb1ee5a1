import { textsOf } from './texts.ts';

/** The list of what a person agreed to, on the profile and on the page of a member. */
export const agreementListTexts = textsOf('agreement-list', {
  title: 'Agreements',
  intro: 'What you agreed to, with the text of that time.',
  caption: 'Agreements, newest first',
  none: 'There are no agreements yet.',
  columns: { day: 'Agreed on', subject: 'For', details: 'Details', terms: 'Terms' },
  signUp: 'Account',
  checkout: 'Checkout',
  purchase: 'Yearly subscription',
  price: '{price} each year.',
  refund: 'Refund within {days, plural, one {# day} other {# days}}.',
  /** The sentence that the buyer ticked. */
  consent: 'Ticked: “{sentence}”',
  ended: 'Ended on {date}.',
  /** A link to the text of that time. */
  terms: 'As of {date}',
});

import { textsOf } from './texts.ts';

/** A person’s access to the lectures, for themselves and for admins. */
export const accessPageTexts = textsOf('access-page', {
  failure: {
    loadAccess: 'Failed to load your access history',
  },
  /** Whether the person can watch the lectures. `moment` is a date with a time. */
  state: {
    open: 'Open',
    openUntil: 'Open until <time>{moment}</time>',
    closed: 'Closed',
    closedSince: 'Closed since <time>{moment}</time>',
  },
  history: {
    title: 'History',
    none: 'Nothing yet. Your payments, refunds and cancellations will be listed here.',
    /** After an entry of the history: how long it opens the lectures. */
    until: 'until <time>{date}</time>',
  },
  /** Buttons. The one that helps is shown. */
  ways: {
    watch: 'Explore Courses',
    subscribe: 'Subscribe',
    pay: 'Continue your payment',
    contact: 'Contact Us',
    checkAgain: 'Check again',
  },
});

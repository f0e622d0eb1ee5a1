import { textsOf } from './texts.ts';

/** What people read of their own access, and admins of that of a member. */
export const accessPageTexts = textsOf('access-page', {
  failure: {
    loadAccess: 'Failed to load the history of your access',
  },
  /** Whether the lectures are open to somebody. */
  state: {
    open: 'Open',
    openUntil: 'Open until <time>{moment}</time>',
    closed: 'Closed',
    closedSince: 'Closed since <time>{moment}</time>',
  },
  history: {
    title: 'History',
    none: 'Nothing yet. What you pay, get back or cancel will be listed here.',
    /** Until when what happened opens the lectures. */
    until: 'until <time>{date}</time>',
  },
  /** Buttons, of which the one that helps is shown. */
  ways: {
    watch: 'Explore Courses',
    subscribe: 'Subscribe',
    pay: 'Go on with the payment',
    contact: 'Contact Us',
    checkAgain: 'Check again',
  },
});

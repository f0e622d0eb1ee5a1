import { textsOf } from './texts/texts.ts';

/** What is said of the demo in a school: its courses can be added, and all of it be removed. */
export const demoTexts = textsOf('demo', {
  title: 'The demo',
  /** What the school has of it, above the button that removes it. */
  intro: {
    courses:
      '{count, plural, one {# course of the demo is} other {# courses of the demo are}} in this school.',
    accounts:
      '{count, plural, one {# account} other {# accounts}} of the demo can log in with a password that is published.',
  },
  /** To whoever is logged in with one of its accounts. */
  ownAccount:
    'You are logged in with an account of the demo, whose password is published. It stays: give it an address and a password of your own, or let another admin remove the demo.',
  add: {
    offer:
      'Or look at a school that is full: the demo brings its courses, with videos and captions in English, and no accounts. Everybody sees them until you remove them.',
    go: 'Add the courses of the demo',
    /** While they come, one after another. */
    progress: 'Adding the courses of the demo: {done, number} of {total, number}',
    stop: 'Stop after this one',
  },
  remove: {
    go: 'Remove the demo',
    question: 'Remove the demo?',
    /** Above the titles of its courses. */
    courses:
      '{count, plural, one {This course goes for good} other {These # courses go for good}}, with lectures, videos and pictures:',
    /** Above the addresses of its accounts. */
    accounts: '{count, plural, one {This account goes} other {These # accounts go}}:',
    learners:
      '{count, plural, one {# person has} other {# people have}} begun these courses: what they have watched of them goes, too. Their accounts, subscriptions and certificates stay.',
    statistics: 'What the demo made up for the statistics goes, too.',
    /** Above the titles of its courses. */
    changed:
      '{count, plural, one {This course was changed since, and stays as your own} other {These # courses were changed since, and stay as your own}}:',
    consequence: 'Nobody can bring back what goes.',
  },
  loading: { remove: 'Removing the demo' },
  success: { remove: 'The demo is removed' },
  failure: {
    add: 'Failed to add a course of the demo',
    remove: 'Failed to remove the demo',
  },
  conflict: { busy: 'Somebody is adding or removing the demo just now. Please try again in a moment' },
});

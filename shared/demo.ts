import { textsOf } from './texts/texts.ts';

/** The demo content of a school. Admins can add its courses to a new school, and remove all of it. */
export const demoTexts = textsOf('demo', {
  title: 'Demo',
  /** What demo content the school has, above the button that removes it. */
  intro: {
    courses: 'This school has {count, plural, one {# demo course} other {# demo courses}}.',
    accounts:
      '{count, plural, one {# demo account} other {# demo accounts}} can log in with a published password.',
  },
  add: {
    offer:
      'Or explore a full school: add the demo courses, with videos and captions in English, but without accounts. All visitors see them until you remove them.',
    go: 'Add demo courses',
    /** While the courses are added, one after another. */
    progress: 'Adding demo courses: {done, number} of {total, number}',
    stop: 'Stop after this course',
  },
  remove: {
    go: 'Remove demo',
    question: 'Remove the demo?',
    /** Above the titles of the courses. */
    courses:
      '{count, plural, one {This course is permanently deleted} other {These # courses are permanently deleted}}, with lectures, videos and pictures:',
    /** Above the email addresses of the accounts. */
    accounts: '{count, plural, one {This account is deleted} other {These # accounts are deleted}}:',
    learners:
      '{count, plural, one {# person has} other {# people have}} started these courses. Their progress is deleted. Their accounts, subscriptions and certificates stay.',
    statistics:
      'The made-up statistics of the demo are deleted, and its quotes and questions on the home page. Those that you have changed stay.',
    /** Above the titles of the courses. */
    changed:
      '{count, plural, one {This course has been edited and stays in your school} other {These # courses have been edited and stay in your school}}:',
    consequence: 'This cannot be undone.',
  },
  loading: { remove: 'Removing the demo' },
  success: { remove: 'Demo removed' },
  failure: {
    load: 'Failed to load the demo',
    add: 'Failed to add a demo course',
    remove: 'Failed to remove the demo',
  },
  conflict: { busy: 'The demo is being added or removed right now. Please try again in a moment' },
});

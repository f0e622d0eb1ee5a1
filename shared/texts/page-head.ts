import { textsOf } from './texts.ts';

/** The heads of pages, and the feed of new courses. */
export const pageHeadTexts = textsOf('page-head', {
  /** The descriptions that search engines show of public pages. */
  description: {
    home: 'Video courses taught by people who do the work. One yearly subscription unlocks all of them, including new ones.',
    courses:
      'Every video course of the school, by title, topic or instructor. One yearly subscription unlocks all of them.',
    about: 'Meet the people behind the video courses and learn why they teach.',
    contact: 'Write to the people who run the school.',
    cancel: 'Cancel your subscription without logging in. You get a confirmation by email at once.',
    withdraw: 'Withdraw from your subscription without logging in. You get a confirmation by email at once.',
    certificate: 'Check whether a certificate of a completed course is genuine.',
    developers:
      'GraphQL and REST APIs of the school: authentication, uploads, captions, publishing, errors, limits and sample programs.',
  },
  /** The name of the feed of new courses, as feed readers show it. */
  newCourses: 'New courses',
  /** The title in the feed itself. */
  newCoursesOf: '{school}: new courses',
  /** Shown on pages that need scripts when scripts are off. */
  needsScripts: 'This site needs JavaScript to show its courses.',
});

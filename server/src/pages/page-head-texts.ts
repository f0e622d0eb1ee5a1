import { textsOf } from '#shared/texts/texts.ts';

/** What heads of pages say, and the feed of new courses. */
export const pageHeadTexts = textsOf('page-head', {
  /** What search engines show of the pages that are the same for everybody. */
  description: {
    home: 'Video courses taught by people who do the work. One yearly subscription opens all of them, and the new ones too.',
    courses:
      'Every video course of the school, by title, topic or instructor. One yearly subscription opens all of them.',
    about: 'Who teaches here, and why: the people behind the video courses.',
    contact: 'Write to the people who run the school.',
    certificate: 'Check whether a certificate of a completed course is genuine.',
  },
  /** The feed of new courses, as programs offer it. */
  newCourses: 'New courses',
  /** Its own title. */
  newCoursesOf: '{school}: new courses',
  /** To those who run no scripts, of a page that is made by them. */
  needsScripts: 'This site needs JavaScript to show its courses.',
});

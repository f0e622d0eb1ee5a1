import { textsOf } from './texts/texts.ts';

/** Notices, names and errors about somebody's own courses. */
export const learningMessages = textsOf('learning', {
  heading: 'My learning',
  shelves: {
    BEGUN: 'Begun',
    FINISHED: 'Finished',
    SAVED: 'Saved',
    certificates: 'Certificates',
  },
  failure: {
    loadCourses: 'Failed to load your courses',
    saveCourse: 'Failed to save the course for later',
  },
  success: {
    saveCourse: 'Saved for later. You find it on the first page, under My learning',
  },
  saveForLater: 'Save for later',
  completedOn: 'Completed on {date}',
  /** Heads some courses to watch after this one. */
  goOnWith: 'Go on with',
  nextCourse: 'Next course: {title}',
  /** What is said where there are none. */
  none: {
    BEGUN: 'Courses that you have begun will stand here.',
    FINISHED: 'Courses whose lectures you have all done will stand here.',
    SAVED: 'Courses that you save for later on their pages will stand here.',
    certificates: 'Certificates of the courses that you have finished will stand here.',
  },
});

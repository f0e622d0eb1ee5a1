import { textsOf } from './texts/texts.ts';

/** The learner's own courses: headings, notices and errors. */
export const learningMessages = textsOf('learning', {
  heading: 'My learning',
  shelves: {
    BEGUN: 'In progress',
    FINISHED: 'Finished',
    SAVED: 'Saved',
    certificates: 'Certificates',
  },
  failure: {
    loadCourses: 'Failed to load your courses',
    saveCourse: 'Failed to save the course for later',
  },
  success: {
    saveCourse: 'Saved for later. Find it on the home page under My learning',
  },
  saveForLater: 'Save for later',
  completedOn: 'Completed on {date}',
  nextCourse: 'Next course: {title}',
  /** Shown on an empty shelf. */
  none: {
    BEGUN: 'Courses that you have started appear here.',
    FINISHED: 'Courses in which you have completed every lecture appear here.',
    SAVED: 'Courses that you save for later appear here.',
    certificates: 'Certificates of the courses that you have finished appear here.',
  },
});

import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const courseLimits = {
  courseTitle: { max: 120 },
  courseDescription: { max: 4000 },
  category: { max: 60 },
  instructor: { max: 100 },
  approvalNumber: { max: 60 },
  /** What learners will be able to do: lines, and characters of a line. */
  outcomes: { lines: 8, max: 120 },
  audience: { max: 500 },
  requirements: { max: 500 },
  /** Days during which deleted courses and lectures can be restored. */
  trashDays: 30,
} as const;

/** Returns the lines of a text that are not empty, trimmed. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Notices and errors about courses and the trash. The specification fixes many of them word for word. */
export const courseMessages = textsOf('course', {
  failure: {
    loadCourses: 'Failed to get the course',
    createCourse: 'Failed to create the course',
    deleteCourse: 'Failed to delete the course',
    updateCourse: 'Failed to save the course',
    restore: 'Failed to restore the item',
  },
  loading: {
    loadCourses: 'Loading course data ...',
    createCourse: 'Creating new course',
    deleteCourse: 'Deleting Course ...',
    updateCourse: 'Saving the course',
    restore: 'Restoring the item',
  },
  success: {
    loadCourses: 'Courses loaded successfully!',
    createCourse: 'Course created successfully',
    deleteCourse: 'Course Deleted Successfully',
    updateCourse: 'Course saved',
    saveDraft: 'Draft saved',
    publishCourse: 'Course published',
    unpublishCourse: 'Course unpublished',
    restore: 'Restored',
  },
  validation: {
    courseFieldsMandatory: 'All Fields are mandatory',
    draftTitle: 'A draft needs a title',
    tooManyLines: 'Enter at most {limit} lines',
    thumbnailFormat: 'Unsupported format! Only JPG, JPEG and PNG pictures are allowed.',
  },
  question: {
    deleteCourse: 'Are you sure you want to delete the course ? ',
  },
  conflict: {
    courseChanged: 'Another admin changed this course while you were editing. Your changes are not saved yet',
  },
  /** On a course card. */
  card: {
    draft: 'Draft',
    /** The screen reader name of the progress bar. */
    progress: 'Your progress',
    /** The screen reader value of the progress bar. */
    done: '{done, number} of {total, plural, one {# lecture} other {# lectures}} done',
  },
  notFound: {
    course: 'This course does not exist',
  },
});

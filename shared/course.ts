import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const courseLimits = {
  courseTitle: { max: 120 },
  courseDescription: { max: 4000 },
  category: { max: 60 },
  instructor: { max: 100 },
  /** How long deleted courses and lectures can be restored. */
  trashDays: 30,
} as const;

/** Notices and errors about courses and their trash; those of section 5 and 9 are the specification's, to the letter. */
export const courseMessages = textsOf('course', {
  failure: {
    loadCourses: 'Failed to get the course',
    createCourse: 'Failed to create the course',
    deleteCourse: 'Failed to delete the course',
    updateCourse: 'Failed to save the course',
    restore: 'Failed to restore it',
  },
  loading: {
    loadCourses: 'Loading course data ...',
    createCourse: 'Creating new course',
    deleteCourse: 'Deleting Course ...',
    updateCourse: 'Saving the course',
    restore: 'Restoring it',
  },
  success: {
    loadCourses: 'Courses loaded successfully!',
    createCourse: 'Course created successfully',
    deleteCourse: 'Course Deleted Successfully',
    updateCourse: 'Course saved',
    saveDraft: 'Draft saved',
    publishCourse: 'Course published',
    unpublishCourse: 'Course is a draft again',
    restore: 'Restored',
  },
  validation: {
    courseFieldsMandatory: 'All Fields are mandatory',
    draftTitle: 'A draft needs a title',
    thumbnailFormat: 'Unsupported format! Only JPG, JPEG and PNG pictures are allowed.',
  },
  question: {
    deleteCourse: 'Are you sure you want to delete the course ? ',
  },
  conflict: {
    courseChanged: 'Somebody else changed this course meanwhile. Nothing of yours was saved yet',
  },
  /** On the card of a course. */
  card: {
    draft: 'Draft',
    /** Names the bar of how much somebody has done, for those who hear it. */
    progress: 'Your progress',
    /** What is heard of that bar. */
    done: '{done, number} of {total, plural, one {# lecture} other {# lectures}} done',
  },
  notFound: {
    course: 'This course does not exist',
  },
});

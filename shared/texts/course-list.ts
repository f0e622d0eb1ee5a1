import { textsOf } from './texts.ts';

/** The list of all courses for admins. */
export const courseListTexts = textsOf('course-list', {
  title: 'Courses',
  /** The name of the table for screen readers. */
  caption: 'Courses of the school',
  /** Above the list. */
  total: '{count, plural, one {# course} other {# courses}}',
  /** Downloads the list as a file. */
  download: 'Export as CSV',
  /** The column of that file with the web address of the course. */
  address: 'Address',
  column: {
    title: 'Title',
    /** Whether the course is published. */
    state: 'State',
    category: 'Category',
    instructor: 'Instructor',
    /** The number of lectures. */
    lectures: 'Lectures',
    /** The day of the last change. */
    updated: 'Updated',
    actions: 'Actions',
  },
  state: {
    published: 'Published',
    draft: 'Draft',
  },
  /** The choice of a state. Each is followed by a number of courses. */
  views: {
    label: 'State',
    ANY: 'All',
    PUBLISHED: 'Published',
    DRAFT: 'Drafts',
    /** Courses with lectures that will be published later. */
    SCHEDULED: 'Scheduled',
  },
  filter: {
    /** What the search field searches in. */
    search: 'Title, topic or instructor',
    everyCategory: 'All categories',
  },
  /** The order of a search, before a column is sorted. */
  bestMatch: 'Best match',
  /** A link to the form that edits a course. */
  edit: 'Edit {title}',
  /** A link to the page of a course as visitors see it. */
  view: 'View {title}',
  /** Checkboxes before the rows, and the buttons for the selected courses. */
  selection: {
    label: 'Selected courses',
    all: 'Select all courses on this page',
    one: 'Select {title}',
    publish: 'Publish',
    unpublish: 'Unpublish',
    trash: 'Move to trash',
  },
  /** Notices while the selected courses are changed, and after that. */
  change: {
    loading: 'Saving the courses',
    failure: 'Failed to change the courses',
    unchanged: 'No course was changed',
    PUBLISH: '{count, plural, one {# course published} other {# courses published}}',
    UNPUBLISH: '{count, plural, one {# course unpublished} other {# courses unpublished}}',
    TRASH: '{count, plural, one {# course moved to the trash} other {# courses moved to the trash}}',
    RESTORE: '{count, plural, one {# course restored} other {# courses restored}}',
  },
  /** Above the list after a change of several courses: those that were not changed, each with the reason. */
  refused: {
    title: '{count, plural, one {# course was not changed} other {# courses were not changed}}',
    INCOMPLETE: 'The description, the category, the instructor or the picture is missing.',
    NO_LECTURES: 'It has no published lectures.',
    NOT_FOUND: 'It was deleted or restored in the meantime.',
    dismiss: 'Dismiss',
  },
  nothingFound: {
    title: 'No courses found',
    description: 'No course matches these filters.',
    showAll: 'Show all courses',
  },
});

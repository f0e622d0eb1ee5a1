import { textsOf } from './texts/texts.ts';

/** The page of the trash. */
export const trashMessages = textsOf('trash', {
  title: 'Trash',
  intro:
    'Deleted items stay here for {days, plural, one {# day} other {# days}}. Until then, you can restore them with their lectures and videos.',
  empty: 'The trash is empty',
  emptyHint:
    'Deleted courses, lectures and files stay here for {days, plural, one {# day} other {# days}}, ready to be restored.',
  toDashboard: 'Go to the dashboard',
  emptyTrash: 'Empty trash',
  courses: {
    heading: 'Courses',
    caption: 'Courses in the trash',
    none: 'No courses in the trash.',
    consequence:
      'Its lectures, videos and the watch history of its learners are deleted with it. This cannot be undone.',
  },
  lectures: {
    heading: 'Lectures',
    caption: 'Lectures in the trash',
    none: 'No lectures in the trash.',
    consequence: 'Its video and captions are deleted with it. This cannot be undone.',
  },
  files: {
    heading: 'Files',
    caption: 'Files in the trash',
    none: 'No files in the trash.',
    consequence: 'The file is deleted from the storage. This cannot be undone.',
  },
  /** The column headings of the tables. */
  column: {
    title: 'Title',
    lectures: 'Lectures',
    course: 'Course',
    /** The course of a file, and its lecture. */
    place: 'Belongs to',
    /** Above the time left until the item is deleted permanently. */
    vanishes: 'Permanent deletion',
    actions: 'Actions',
  },
  numberOfLectures: '{count, plural, one {# lecture} other {# lectures}}',
  daysLeft: '{count, plural, one {# day left} other {# days left}}',
  lastDay: 'Less than a day left',
  restore: 'Restore',
  restoreNamed: 'Restore {title}',
  deleteForever: 'Delete forever',
  deleteNamed: 'Delete forever: {title}',
  failure: {
    loadTrash: 'Failed to load the trash',
    deleteForever: 'Failed to delete the item',
    emptyTrash: 'Failed to empty the trash',
  },
  loading: {
    deleteForever: 'Deleting the item',
    emptyTrash: 'Emptying the trash',
  },
  success: {
    deleteForever: 'Deleted forever',
    emptyTrash: 'The trash is empty',
  },
  question: {
    deleteForever: 'Delete ‘{title}’ forever?',
    emptyTrash: 'Delete everything in the trash forever?',
  },
});

import { textsOf } from './texts/texts.ts';

/** What is said of the trash, which its page alone needs. */
export const trashMessages = textsOf('trash', {
  title: 'Trash',
  intro:
    'What you delete stays here for {days, plural, one {# day} other {# days}}. Until then you can restore it, lectures and videos included.',
  empty: 'The trash is empty',
  emptyHint:
    'Deleted courses and lectures stay here for {days, plural, one {# day} other {# days}}, ready to be restored.',
  toDashboard: 'Go to the dashboard',
  emptyTrash: 'Empty trash',
  courses: {
    heading: 'Courses',
    caption: 'Courses in the trash',
    none: 'No courses in the trash.',
    consequence:
      'Its lectures and videos go with it, and what people watched of them. Nobody can bring them back.',
  },
  lectures: {
    heading: 'Lectures',
    caption: 'Lectures in the trash',
    none: 'No lectures in the trash.',
    consequence: 'Its video and captions go with it. Nobody can bring them back.',
  },
  /** The heads of the tables' columns. */
  column: {
    title: 'Title',
    lectures: 'Lectures',
    course: 'Course',
    vanishes: 'Gone for good',
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
    deleteForever: 'Failed to delete it',
    emptyTrash: 'Failed to empty the trash',
  },
  loading: {
    deleteForever: 'Deleting it',
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

import { textsOf } from './texts.ts';

/** Form fields, dialogs and lists that visitors do not meet on the first screens. */
export const controlTexts = textsOf('controls', {
  file: {
    choosePicture: 'Choose a picture, or drop it here',
    chooseVideo: 'Choose a video, or drop it here',
    remove: 'Remove',
  },
  /** Beside a form field that another admin changed at the same time. */
  conflict: {
    /** Above the text of the other admin. `label` is the label of the field. */
    theirs: '{label}, as saved by another admin',
    /** Instead of that text, if the other admin left the field empty. */
    nothing: 'Nothing',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    taken: 'Another admin changed this while you were editing. You see their version.',
  },
  /** Labels of two fields for the first and the last day of a list. */
  days: {
    from: 'From',
    until: 'Until',
  },
  /** A dialog before leaving a page with unsaved changes. */
  leave: {
    question: 'Leave without saving?',
    consequence: 'Your changes on this page will be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  /** A bar at the bottom of the window while a form has unsaved changes. Its other button saves them. */
  saveBar: {
    unsaved: 'Unsaved changes',
    discard: 'Discard',
    discarded: 'Changes discarded',
  },
  /** A dialog before a logout that stops uploads or loses changes. */
  logout: {
    question: 'Log out now?',
    uploads:
      'Running uploads stop. They resume when you log in again. You may have to choose the files again.',
  },
  /** Above a form: an unsaved draft from earlier. `moment` is a date and time. */
  draft: {
    kept: 'You have an unsaved draft from {moment}.',
    goOn: 'Restore draft',
    throwAway: 'Discard draft',
  },
  /** Above a list whose rows can be selected. */
  selection: {
    count: '{count, plural, one {# selected} other {# selected}}',
    clear: 'Clear selection',
  },
  /** How a table is sorted. `column` is a column header. */
  sorting: {
    label: 'Sort by',
    ascending: '{column}, ascending',
    descending: '{column}, descending',
  },
  /** A dialog with a checkbox for each column of a table. */
  columnChoice: {
    /** Opens the dialog. */
    open: 'Columns',
    title: 'Columns of the table',
    showAll: 'Show all',
    done: 'Done',
  },
  pagination: {
    previous: 'Previous',
    next: 'Next',
    /** Label of a choice of numbers. */
    size: 'Rows per page',
    members: {
      label: 'Pages of members',
      range: '{first, number} to {last, number} of {total, number} members',
      none: 'No members on this page',
    },
    courses: {
      label: 'Pages of courses',
      range: '{first, number} to {last, number} of {total, number} courses',
      none: 'No courses on this page',
    },
    /** A cue is a line of captions with its start and end. */
    cues: {
      label: 'Pages of cues',
      range: '{first, number} to {last, number} of {total, number} cues',
      none: 'No cues on this page',
    },
  },
});

import { textsOf } from './texts.ts';

/** What controls say that visitors do not meet on the first screens. */
export const controlTexts = textsOf('controls', {
  file: {
    choosePicture: 'Choose a picture, or drop it here',
    chooseVideo: 'Choose a video, or drop it here',
    remove: 'Remove',
  },
  /** Beside a field of a form that somebody else has changed at the same time. */
  conflict: {
    /** Before what the other one wrote; `label` is the name of the field. */
    theirs: '{label}, as somebody else saved it',
    /** The other one left the field empty. */
    nothing: 'Nothing',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    taken: 'Somebody else changed this meanwhile. Theirs is shown.',
  },
  /** Two fields for the first and the last day of a list. */
  days: {
    from: 'From',
    until: 'Until',
  },
  /** Asked before a page is left whose changes are not saved. */
  leave: {
    question: 'Leave without saving?',
    consequence: 'What you changed on this page will be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  /** Asked before a logout that loses or stops something. */
  logout: {
    question: 'Log out now?',
    uploads:
      'Videos that are being uploaded stop. They go on when you log in again; you may have to choose their files once more.',
  },
  /** What was typed into a form before and is not saved. */
  draft: {
    kept: 'You typed something here on {moment} that is not saved.',
    goOn: 'Go on with it',
    throwAway: 'Throw it away',
  },
  /** How a table is sorted; `column` is the head of a column. */
  sorting: {
    label: 'Sort by',
    ascending: '{column}, ascending',
    descending: '{column}, descending',
  },
  pagination: {
    previous: 'Previous',
    next: 'Next',
    courses: {
      label: 'Pages of courses',
      range: '{first, number} to {last, number} of {total, number} courses',
      none: 'No courses on this page',
    },
    /** The pieces of text of which the captions of a video consist. */
    cues: {
      label: 'Pages of cues',
      range: '{first, number} to {last, number} of {total, number} cues',
      none: 'No cues on this page',
    },
  },
});

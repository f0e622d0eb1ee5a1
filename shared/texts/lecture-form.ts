import { textsOf } from './texts.ts';

/** What is said where admins add, edit, order and delete lectures. */
export const lectureFormTexts = textsOf('lecture-form', {
  addNew: 'Add new lecture',
  addMany: 'Add many videos',
  /** Above the form of a new lecture. */
  toCourse: 'To <course>{title}</course>',
  /** Above the form of a lecture that there is. */
  ofCourse: 'Of <course>{title}</course>',
  many: 'Many at once? Drop them anywhere on this page: each becomes a lecture named after its file.',
  chooseMany: 'Choose many videos',
  add: 'Add lecture',
  underWay: 'The video is on its way. It goes on when you leave this page.',
  edit: 'Edit lecture',
  editNamed: 'Edit lecture {title}',
  save: 'Save lecture',
  captions: 'Captions',
  chapters: 'Chapters',
  watch: 'Watch lecture',
  field: {
    title: 'Title',
    description: 'Description',
    descriptionHelp: 'Lines that begin with a time, like 1:30 Indexes, become chapters.',
    video: 'Video',
    /** The kinds of files that are taken. */
    videoHelp: 'MP4, WebM or MOV',
    freePreview: 'Free preview: everyone may watch this lecture',
  },
  delete: 'Delete lecture',
  deleteNamed: 'Delete lecture {title}',
  deleteQuestion: 'Are you sure you want to delete the lecture?',
  deleteConsequence:
    "''<title>{title}</title>'' and its video will be gone for everyone. You can restore them from the trash for {days, plural, one {# day} other {# days}}.",
  /** Ordering by mouse or keyboard, as it is read out. */
  order: {
    move: 'Move lecture',
    moveNamed: 'Move lecture {title}',
    /** What kind of thing a row is. */
    sortable: 'sortable',
    instructions:
      'Press Space to take the lecture, the arrow keys to move it, Space again to put it down and Escape to leave it where it was.',
    taken: 'You took {title}, place {place} of {count}.',
    moved: '{title} is at place {place} of {count}.',
    putDown: 'You put down {title} at place {place} of {count}.',
    stays: '{title} stays at place {place} of {count}.',
  },
});

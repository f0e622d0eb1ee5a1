import { textsOf } from './texts.ts';

/** The screens where admins add, edit, reorder and delete lectures. */
export const lectureFormTexts = textsOf('lecture-form', {
  addNew: 'Add new lecture',
  addMany: 'Add multiple videos',
  /** Above the form of a new lecture. */
  toCourse: 'To <course>{title}</course>',
  /** Above the form of an existing lecture. */
  ofCourse: 'In <course>{title}</course>',
  /** Opens the form of a new lecture that is a text. */
  addText: 'Write a text lecture',
  /** Opens the form of a new lecture that is a link to a page of another website. */
  addLink: 'Add a link',
  many: 'To add multiple videos, drop them anywhere on this page. Each one becomes a lecture named after its file.',
  chooseMany: 'Choose multiple videos',
  add: 'Add lecture',
  underWay: 'The video is uploading. The upload continues if you leave this page.',
  edit: 'Edit lecture',
  editNamed: 'Edit lecture {title}',
  /** Opens a small form in the row of a lecture, for its title, its free preview and its publication. */
  brief: 'Edit here',
  briefNamed: 'Edit {title} here',
  save: 'Save lecture',
  captions: 'Captions',
  chapters: 'Chapters',
  watch: 'Watch lecture',
  /** Opens a lecture that is a text or a link. */
  read: 'View lecture',
  field: {
    title: 'Title',
    description: 'Description',
    descriptionHelp: 'Lines that begin with a time, like 1:30 Indexes, become chapters.',
    /** The text of a lecture, in Markdown. */
    text: 'Text',
    video: 'Video',
    /** The accepted kinds of files. */
    videoHelp:
      'MP4, WebM or MOV. With ffmpeg on the server also MKV, AVI, TS, FLV, WMV and MPG, and codecs such as ProRes and DNxHR',
    freePreview: 'Free preview: anyone can watch this lecture',
    /** A note about the change that is being saved. Learners see it. */
    changeNote: 'What changed?',
    changeNoteHelp:
      'One line for learners, such as “New example in the second half”. Leave empty for small corrections.',
  },
  delete: 'Delete lecture',
  deleteNamed: 'Delete lecture {title}',
  deleteQuestion: 'Are you sure you want to delete the lecture?',
  deleteConsequence:
    "''<title>{title}</title>'' and its video will be removed for everyone. You can restore them from the trash for {days, plural, one {# day} other {# days}}.",
  deleteTextConsequence:
    "''<title>{title}</title>'' will be removed for everyone. You can restore it from the trash for {days, plural, one {# day} other {# days}}.",
  /** What screen readers say while lectures are reordered by mouse or keyboard. */
  order: {
    move: 'Move lecture',
    moveNamed: 'Move lecture {title}',
    /** The role description of a row. */
    sortable: 'sortable',
    instructions:
      'Press Space to pick up the lecture, then use the arrow keys to move it. Press Space again to drop it, or Escape to cancel.',
    taken: 'Picked up {title}, position {place} of {count}.',
    moved: '{title} is at position {place} of {count}.',
    putDown: 'Dropped {title} at position {place} of {count}.',
    stays: '{title} stays at position {place} of {count}.',
  },
});

import { textsOf } from './texts/texts.ts';

/** Notices, hints and errors about the chapters of a lecture. */
export const chapterMessages = textsOf('chapter', {
  loading: { save: 'Saving the chapters' },
  success: { save: 'Chapters saved', remove: 'Chapter deleted' },
  failure: { save: 'Failed to save the chapters' },
  hint: 'Chapters stand in the description: a line each that begins with its time, like 1:30 Indexes. The first begins at 0:00.',
  none: 'No chapters yet. Play the video, stop where a part begins, and add it.',
  validation: {
    time: 'Write a time like 1:30',
    tooLate: 'The video is over by then',
    sameTime: 'Another chapter begins at this time',
    title: 'Give it a title',
    first: 'The first chapter begins at 0:00',
    two: 'A list of chapters has at least two',
  },
  heading: 'Chapters',
  /** Above the editor. */
  ofLecture: 'Of <lecture>{title}</lecture>',
  captions: 'Captions',
  editLecture: 'Edit lecture',
  save: 'Save chapters',
  /** Adds a chapter where the video stands. */
  add: 'Add a chapter here',
  start: 'Start of chapter {number}',
  title: 'Title of chapter {number}',
  play: 'Play it',
  playNamed: 'Play chapter {number}',
  delete: 'Delete it',
  deleteNamed: 'Delete chapter {number}',
});

import { textsOf } from './texts/texts.ts';

/** Notices, hints and errors about the chapters of a lecture. */
export const chapterMessages = textsOf('chapter', {
  loading: { save: 'Saving the chapters' },
  success: { save: 'Chapters saved', remove: 'Chapter deleted' },
  failure: { save: 'Failed to save the chapters' },
  hint: 'Chapters are lines of the description that start with a time, such as 1:30 Indexes. The first chapter starts at 0:00.',
  none: 'No chapters yet. Play the video, pause where a chapter starts, and add it.',
  validation: {
    time: 'Enter a time such as 1:30',
    tooLate: 'This time is after the end of the video',
    sameTime: 'Another chapter starts at this time',
    title: 'Enter a title',
    first: 'The first chapter must start at 0:00',
    two: 'Add at least two chapters',
  },
  heading: 'Chapters',
  /** Above the editor. */
  ofLecture: 'For <lecture>{title}</lecture>',
  captions: 'Captions',
  editLecture: 'Edit lecture',
  save: 'Save chapters',
  /** Adds a chapter at the current position of the video. */
  add: 'Add a chapter here',
  start: 'Start of chapter {number}',
  title: 'Title of chapter {number}',
  play: 'Play',
  playNamed: 'Play chapter {number}',
  delete: 'Delete',
  deleteNamed: 'Delete chapter {number}',
});

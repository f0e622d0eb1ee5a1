import { textsOf } from './texts.ts';

/** The watch page around the video. */
export const lecturePageTexts = textsOf('lecture-page', {
  /** The heading of the outline and the label of its tab beside the transcript. */
  lectures: 'Lectures',
  transcript: 'Transcript',
  /** The screen reader name of the choice between the outline and the transcript. */
  side: 'Side panel',
  /** The number of completed lectures of a section. */
  sectionDone: '{done} of {total} done',
  /** How long it takes to read a lecture that is a text. */
  readingTime: '{minutes} min read',
  /** What screen readers say for a lecture that is a link to a page of another website. */
  externalPage: 'External page',
  /** Opens the page of such a lecture in a new tab. */
  openPage: 'Open the page',
  /** Below that. `host` is the name of the website, such as `example.com`. */
  opensHost: 'Opens <host>{host}</host> in a new tab',
  locked: 'Locked',
  notReady: 'This video is not ready yet.',
  noLectures: 'This course has no lectures yet.',
  /** The toggle button that marks a lecture as done: `markDone` before, `done` after. */
  markDone: 'Mark as done',
  done: 'Done',
  /** Above the files of the lecture, such as slides. */
  files: 'Files',
  subscribe: 'Subscribe',
  login: 'Log in',
  /** The price and the term of the subscription: `$499 for 1 year`. */
  price: '{price} for {term}',
  /** After the last lecture. */
  courseCompleted: 'Course completed',
  lastLecture: 'This was the last lecture of the course.',
  toCertificate: 'View your certificate',
  toCourse: 'Back to the course',
});

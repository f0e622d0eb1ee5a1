import { textsOf } from './texts.ts';

/** What stands around a video on the watch page. */
export const lecturePageTexts = textsOf('lecture-page', {
  /** The heading of the outline, and its choice beside the transcript. */
  lectures: 'Lectures',
  transcript: 'Transcript',
  /** Names the choice between the outline and the transcript. */
  side: 'Beside the video',
  locked: 'Locked',
  notReady: 'This video is not ready yet.',
  noLectures: 'This course has no lectures yet.',
  /** The button that marks a lecture as done, before and after. */
  markDone: 'Mark as done',
  done: 'Done',
  subscribe: 'Subscribe',
  login: 'Log in',
  /** What access costs, and for how long: `$499 for 1 year`. */
  price: '{price} for {term}',
  /** After the last lecture. */
  courseCompleted: 'Course completed',
  lastLecture: 'This was the last lecture of the course.',
  toCertificate: 'To your certificate',
  toCourse: 'Back to the course',
});

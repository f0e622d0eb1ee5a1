import { textsOf } from './texts.ts';

/** The status of the video of a lecture, shown to admins. */
export const lectureStateTexts = textsOf('lecture-state', {
  checking: 'Checking the video',
  fetching: 'Fetching the video',
  converting: 'Converting',
  convertingPercent: 'Converting {percent}',
  storing: 'Storing the converted video',
  waiting: 'Waiting to be processed',
  uploading: 'Uploading {percent}',
  ready: 'Ready',
  failed: 'Failed',
  failedBecause: 'Failed: {reason}',
  retry: 'Retry',
  retryNamed: 'Retry: {title}',
});

import { textsOf } from './texts.ts';

/** How far the video of a lecture is, for admins. */
export const lectureStateTexts = textsOf('lecture-state', {
  checking: 'Checking the video',
  fetching: 'Fetching the video',
  converting: 'Converting',
  convertingPercent: 'Converting {percent}',
  storing: 'Storing what was made',
  waiting: 'Waiting to be processed',
  uploading: 'Uploading {percent}',
  ready: 'Ready',
  failed: 'Failed',
  failedBecause: 'Failed: {reason}',
  retry: 'Retry',
  retryNamed: 'Retry: {title}',
});

import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
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
} as const satisfies TextTree;

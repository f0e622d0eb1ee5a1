import { textsOf } from './texts/texts.ts';

/** Why a video cannot be streamed. */
export const videoFaults = [
  'NOT_A_VIDEO',
  'PLAYLIST',
  'EMPTY',
  'TRUNCATED',
  'NO_PICTURE',
  'UNKNOWN_CODEC',
  'DAMAGED',
  'TOO_LONG',
  'TOO_LARGE',
  'UNREADABLE',
  'CHECKSUM',
  'DISK_FULL',
  'TIME_OVER',
  'INTERNAL',
] as const;
export type VideoFault = (typeof videoFaults)[number];

/** Why a video cannot be streamed, by `VideoFault`: what was wrong and what to do. */
export const videoFaultMessages: Readonly<Record<VideoFault, string>> = textsOf('video-faults', {
  NOT_A_VIDEO: 'This file is not a video that a browser can play. Please upload an MP4, WebM or MOV file',
  PLAYLIST: 'This file is a playlist and not a video. Please upload the video itself',
  EMPTY: 'This file is empty',
  TRUNCATED: 'The end of this video is missing. Please export it again and upload the new file',
  NO_PICTURE: 'This file has sound only. A lecture needs a picture',
  UNKNOWN_CODEC: 'No browser plays the codec of this video. Please export it as H.264',
  DAMAGED: 'Most of this video cannot be read. Please export it again and upload the new file',
  TOO_LONG: 'This video is longer than 12 hours. Please split it',
  TOO_LARGE: 'This video is too large',
  UNREADABLE:
    'Reading this video takes more than any lecture needs. Please export it again and upload the new file',
  CHECKSUM: 'The file that arrived is not the one that was sent. Please upload it again',
  DISK_FULL: 'The disk of the school is full. Make room and try again',
  TIME_OVER: 'Preparing this video took too long. Try again, or export it with a lower resolution',
  INTERNAL: 'Preparing this video failed on our side. Try again; the log of the server tells more',
});

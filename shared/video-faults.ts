import { texts } from './texts/video-faults/en.ts';
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
export const videoFaultMessages: Readonly<Record<VideoFault, string>> = textsOf('video-faults', texts);

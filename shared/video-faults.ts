/** Why a video cannot be streamed; `messages.videoFault` says it to admins. */
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
  'CHECKSUM',
  'DISK_FULL',
  'TIME_OVER',
  'INTERNAL',
] as const;
export type VideoFault = (typeof videoFaults)[number];

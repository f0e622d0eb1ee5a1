import { textsOf } from './texts/texts.ts';

/** The reasons why a video cannot be streamed. */
export const videoFaults = [
  'NOT_A_VIDEO',
  'PLAYLIST',
  'EMPTY',
  'TRUNCATED',
  'NO_PICTURE',
  'MKV',
  'AVI',
  'TS',
  'FLV',
  'WMV',
  'MPG',
  'PROTECTED',
  'UNKNOWN_CODEC',
  'UNKNOWN_SOUND',
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

/** The messages of the reasons: the problem and its solution. */
export const videoFaultMessages: Readonly<Record<VideoFault, string>> = textsOf('video-faults', {
  NOT_A_VIDEO:
    'This file is not a video that can be played. Upload MP4, WebM or MOV, or with ffmpeg on the server also MKV, AVI, TS, FLV, WMV or MPG',
  PLAYLIST: 'This file is a playlist, not a video. Upload the video itself',
  EMPTY: 'This file is empty',
  TRUNCATED: 'The end of this video is missing. Export it again and upload the new file',
  NO_PICTURE: 'This file contains only audio. A lecture needs a video',
  MKV: 'This is an MKV file, which a server without ffmpeg cannot convert. Save it as MP4. In OBS: File > Remux Recordings',
  AVI: 'This is an AVI file, which a server without ffmpeg cannot convert. Export it as MP4',
  TS: 'This is an MPEG transport stream (TS), which a server without ffmpeg cannot convert. Save it as MP4. In OBS: File > Remux Recordings',
  FLV: 'This is an FLV file, which a server without ffmpeg cannot convert. Save it as MP4. In OBS: File > Remux Recordings',
  WMV: 'This is a WMV file, which a server without ffmpeg cannot convert. Export it as MP4',
  MPG: 'This is an MPEG program stream (MPG), which a server without ffmpeg cannot convert. Export it as MP4',
  PROTECTED: 'This video is protected by encryption (DRM). Upload a file without protection',
  UNKNOWN_CODEC: 'Browsers cannot play the codec of this video. Export it as H.264',
  UNKNOWN_SOUND: 'Browsers cannot play the sound of this video. Export it with AAC sound',
  DAMAGED: 'Most of this video cannot be read. Export it again and upload the new file',
  TOO_LONG: 'This video is longer than 12 hours. Split it into parts',
  TOO_LARGE: 'This video is too large',
  UNREADABLE: 'Reading this video takes too many resources. Export it again and upload the new file',
  CHECKSUM: 'The uploaded file differs from the original. Upload it again',
  DISK_FULL: 'The server is out of disk space. Free up space and try again',
  TIME_OVER: 'Processing this video took too long. Try again, or export it at a lower resolution',
  INTERNAL:
    'Processing this video failed because of a server error. Try again. The server log has the details',
});

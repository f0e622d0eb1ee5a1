import type { VideoFault } from './video-faults.ts';

/** About files on their way. */
export const upload = {
  interrupted: 'The upload broke off before its end. Nothing was saved; please try again',
  storageUnavailable: 'The file could not be stored right now. Nothing was saved; please try again',
  tooLarge: 'This file is too large',
  preflight: (headers: string) => `An upload needs one of these headers: ${headers}`,
  missingFile: 'A file is missing',
  malformed: 'This upload is not well formed',
  diskFull: 'The disk of the school is full. The upload waits and goes on when there is room',
  checksum: 'A part of the file was damaged on its way. It is sent again',
  locked: 'This upload is being written from somewhere else',
  connectionLost: 'The connection is lost',
  serverAway: 'The server is not available right now',
  fileUnreadable: 'The file cannot be read any more. Choose it again to go on',
  otherFile: (fileName: string) => `This is another file. Choose '${fileName}' to go on`,
  notVideos: (fileNames: string) => `These files are no videos and were left out: ${fileNames}`,
} as const;

/** Why a video cannot be streamed, by `VideoFault`: what was wrong and what to do. */
export const videoFault = {
  NOT_A_VIDEO: 'This file is not a video that a browser can play. Please upload an MP4, WebM or MOV file',
  PLAYLIST: 'This file is a playlist and not a video. Please upload the video itself',
  EMPTY: 'This file is empty',
  TRUNCATED: 'The end of this video is missing. Please export it again and upload the new file',
  NO_PICTURE: 'This file has sound only. A lecture needs a picture',
  UNKNOWN_CODEC: 'No browser plays the codec of this video. Please export it as H.264',
  DAMAGED: 'Most of this video cannot be read. Please export it again and upload the new file',
  TOO_LONG: 'This video is longer than 12 hours. Please split it',
  TOO_LARGE: 'This video is too large',
  CHECKSUM: 'The file that arrived is not the one that was sent. Please upload it again',
  DISK_FULL: 'The disk of the school is full. Make room and try again',
  TIME_OVER: 'Preparing this video took too long. Try again, or export it with a lower resolution',
  INTERNAL: 'Preparing this video failed on our side. Try again; the log of the server tells more',
} as const satisfies Record<VideoFault, string>;

/** Why a machine could not write captions, for an admin to read. */
export const transcription = {
  noFfmpeg: 'ffmpeg is not installed on the server. It is needed to take the sound out of the video',
  noAudio: 'This video has no sound that could be written down',
  noVideo: 'The video of this lecture is not there any more',
  commandFailed: (code: string, output: string) => `The command failed (${code}): ${output}`,
  refused: (status: number, answer: string) => `The service refused (HTTP ${status}): ${answer}`,
  unreachable: (reason: string) => `The service cannot be reached: ${reason}`,
  timeOver: 'Writing the captions took too long',
  tooLarge: 'The answer is larger than captions can be',
  noTimes: 'The service answered without the times of what is said',
  notCaptions: (reason: string) => `The answer is not captions: ${reason}`,
  internal: 'Writing the captions failed on our side. Try again; the log of the server tells more',
} as const;

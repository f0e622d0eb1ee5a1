import type { TextTree } from '#shared/texts/texts.ts';

/** Why a machine could not write captions, for an admin to read. */
export const texts = {
  noFfmpeg: 'ffmpeg is not installed on the server. It is needed to take the sound out of the video',
  noAudio: 'This video has no sound that could be written down',
  noVideo: 'The video of this lecture is not there any more',
  commandFailed: 'The command failed ({code}): {output}',
  refused: 'The service refused (HTTP {status}): {answer}',
  unreachable: 'The service cannot be reached: {reason}',
  timeOver: 'Writing the captions took too long',
  tooLarge: 'The answer is larger than captions can be',
  noTimes: 'The service answered without the times of what is said',
  notCaptions: 'The answer is not captions: {reason}',
  internal: 'Writing the captions failed on our side. Try again; the log of the server tells more',
} as const satisfies TextTree;

import { captionMessages } from '#shared/caption.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { videoFaultMessages, type VideoFault } from '#shared/video-faults.ts';
import { textsOf } from '#shared/texts/texts.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';

const texts = textsOf('transcription-failures', {
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
});

/** Why a machine could not write captions: its kind, and what somebody else's program said of it. */
export type TranscriptionFailure =
  | { kind: 'noFfmpeg' | 'noAudio' | 'noVideo' | 'timeOver' | 'tooLarge' | 'noTimes' | 'internal' }
  | { kind: 'noTranscription' }
  | { kind: 'video'; fault: VideoFault }
  | { kind: 'commandFailed'; code: string; output: string }
  | { kind: 'refused'; status: number; answer: string }
  | { kind: 'unreachable' | 'notCaptions'; reason: string };

/** A failure in words, in the language of whoever reads. */
export function tellFailure(failure: TranscriptionFailure): string {
  switch (failure.kind) {
    case 'noTranscription':
      return captionMessages.conflict.noTranscription;
    case 'video':
      return videoFaultMessages[failure.fault];
    case 'commandFailed':
      return texts.commandFailed({ code: failure.code, output: failure.output });
    case 'refused':
      // The number is a code.
      return texts.refused({ status: String(failure.status), answer: failure.answer });
    case 'unreachable':
    case 'notCaptions':
      return texts[failure.kind]({ reason: failure.reason });
    case 'noFfmpeg':
    case 'noAudio':
    case 'noVideo':
    case 'timeOver':
    case 'tooLarge':
    case 'noTimes':
    case 'internal':
      return texts[failure.kind];
  }
}

/**
 * The failure of a transcription in words; null unless it failed. A version before causes, which may run beside this one, leaves the
 * cause of an older failure: the sentence, which it writes in English, is the later one.
 */
export function tellStored(failure: string | null, cause: TranscriptionFailure | null): string | null {
  if (failure == null) return null;
  const isOfCause = cause && inLanguage(DEFAULT_LANGUAGE, () => tellFailure(cause)) === failure;
  return isOfCause ? tellFailure(cause) : failure;
}

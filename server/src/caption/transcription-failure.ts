import { captionMessages } from '#shared/caption.ts';
import { videoFaultMessages, type VideoFault } from '#shared/video-faults.ts';
import { textsOf } from '#shared/texts/texts.ts';

const texts = textsOf('transcription-failures', {
  noFfmpeg: 'ffmpeg is not installed on the server. It is needed to extract the audio from the video',
  noAudio: 'This video has no audio to transcribe',
  noVideo: 'The video of this lecture no longer exists',
  commandFailed: 'The command failed ({code}): {output}',
  refused: 'The service refused the request (HTTP {status}): {answer}',
  unreachable: 'The service cannot be reached: {reason}',
  timeOver: 'Generating the captions took too long',
  tooLarge: 'The response is too large for captions',
  noTimes: 'The response of the service has no timestamps',
  notCaptions: 'The response is not a captions file: {reason}',
  internal:
    'Generating the captions failed because of a server error. Try again. The server log has the details',
});

/** Why captions could not be generated: the kind of failure, with the message of the command or service. */
export type TranscriptionFailure =
  | { kind: 'noFfmpeg' | 'noAudio' | 'noVideo' | 'timeOver' | 'tooLarge' | 'noTimes' | 'internal' }
  | { kind: 'noTranscription' }
  | { kind: 'video'; fault: VideoFault }
  | { kind: 'commandFailed'; code: string; output: string }
  | { kind: 'refused'; status: number; answer: string }
  | { kind: 'unreachable' | 'notCaptions'; reason: string };

/** Returns the text of a failure in the current language. */
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

/** Returns the text of a stored failure, null if the transcription has not failed. Old failures are stored as a sentence without a cause. */
export function tellStored(failure: string | null, cause: TranscriptionFailure | null): string | null {
  return failure != null && cause ? tellFailure(cause) : failure;
}

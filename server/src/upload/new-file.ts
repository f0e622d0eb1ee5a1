import { lectureLimits } from '#shared/lecture.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { wholeGraphemes, wholeWords } from '#server/platform/common/cut.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Of a file name: what comes behind is cut off. */
const FILE_NAME_MAX = 255;

/** A file that somebody wants to send. */
export interface NewFile {
  fileName: string;
  /** In bytes. */
  size: number;
}

/** The file under its bare name. Throws BAD_USER_INPUT, and PAYLOAD_TOO_LARGE for more than `maxBytes`. */
export function validateFile({ fileName: told, size }: NewFile, maxBytes: number): NewFile {
  const fileName = fileNameOf(told);
  if (fileName === '' || !Number.isSafeInteger(size) || size < 0) throw badFiles(uploadMessages.malformed);
  if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', videoFaultMessages.TOO_LARGE);
  return { fileName, size };
}

/** The refusal of files that cannot be. */
export function badFiles(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { files: message } });
}

/** The bare name of a file, as a browser or a program told it; empty when nothing is left of it. */
function fileNameOf(told: string): string {
  const bare = told.replace(/^.*[/\\]/, '').replace(/\p{Cc}/gu, '');
  return wholeGraphemes(bare.trim(), FILE_NAME_MAX);
}

/** What a lecture is called whose video comes from this file: `02_The-first_loaf.mp4` is `02 The first loaf`. */
export function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return wholeWords(words || fileName, lectureLimits.lectureTitle.max);
}

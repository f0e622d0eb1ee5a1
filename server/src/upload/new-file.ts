import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { wholeGraphemes } from '#shared/cut.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Maximum length of a file name. Longer names are cut. */
const FILE_NAME_MAX = 255;

/** A file that an admin wants to upload. */
export interface NewFile {
  fileName: string;
  /** In bytes. */
  size: number;
}

/** Returns the file with its bare name. Throws BAD_USER_INPUT, and PAYLOAD_TOO_LARGE for more than `maxBytes`. */
export function validateFile({ fileName: told, size }: NewFile, maxBytes: number): NewFile {
  const fileName = fileNameOf(told);
  if (fileName === '' || !Number.isSafeInteger(size) || size < 0) throw badFiles(uploadMessages.malformed);
  if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', videoFaultMessages.TOO_LARGE);
  return { fileName, size };
}

/** Returns the error for invalid files. */
export function badFiles(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { files: message } });
}

/** Returns the bare name of a file without folders and control characters. It may be empty. */
function fileNameOf(told: string): string {
  const bare = told.replace(/^.*[/\\]/, '').replace(/\p{Cc}/gu, '');
  return wholeGraphemes(bare.trim(), FILE_NAME_MAX);
}

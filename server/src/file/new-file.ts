import { fileLimits, fileMessages } from '#shared/file.ts';
import { fileRules } from '#shared/file.rules.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { NewFile } from '#server/upload/new-file.ts';
import { expiry } from '#server/upload/open-upload.ts';
import { OBJECT_TYPE } from './file-place.ts';
import { requireAcceptedName } from './file-types.ts';

/** Returns a file with its bare name. Throws BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE for its name, and PAYLOAD_TOO_LARGE. */
export function requireFile({ fileName: told, size }: NewFile): NewFile {
  const { name: fileName } = validate(fileRules, { name: told.replace(/^.*[/\\]/, '') });
  requireAcceptedName(fileName);
  return { fileName, size: requireSize(size) };
}

/** Returns the fields of a file whose bytes are still to be uploaded. */
export const openFile = ({ fileName, size }: NewFile, position: number) => ({
  id: newId(),
  position,
  name: fileName,
  size,
  contentType: OBJECT_TYPE,
  expiresAt: expiry(),
});

/** Throws BAD_USER_INPUT for no size, and PAYLOAD_TOO_LARGE. */
function requireSize(size: number): number {
  if (!Number.isSafeInteger(size) || size < 1) {
    const message = fileMessages.validation.empty;
    throw new AppError('BAD_USER_INPUT', message, { fields: { size: message } });
  }
  if (size > fileLimits.size.max) throw new AppError('PAYLOAD_TOO_LARGE', fileMessages.tooLarge);
  return size;
}

import { extensionOf, fileTypeOf, isRefused, isSigned, nameRefusal } from '#shared/file-types.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Throws UNSUPPORTED_MEDIA_TYPE if no file with this name is accepted. */
export function requireAcceptedName(name: string): void {
  const refusal = nameRefusal(name);
  if (refusal !== null) throw refused(refusal);
}

/** Whether a file may be renamed without another content: a type with a signature keeps its extension. */
export function keepsType(before: string, after: string): boolean {
  const [one, other] = [extensionOf(before), extensionOf(after)];
  return one === other || !(isSigned(one) || isSigned(other) || isRefused(other));
}

/** Returns the media type of a file by its name and its first bytes. Throws UNSUPPORTED_MEDIA_TYPE. */
export function typeOf(name: string, header: Uint8Array): string {
  const { contentType, refusal } = fileTypeOf(name, header);
  if (contentType === null) throw refused(refusal);
  return contentType;
}

/** Whether browsers show files of this type in a page of their own that runs nothing. */
export function isShownInline(contentType: string): boolean {
  return contentType === 'application/pdf' || /^(?:image|audio)\//.test(contentType);
}

const refused = (message: string) => new AppError('UNSUPPORTED_MEDIA_TYPE', message);

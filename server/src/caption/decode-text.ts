import { captionMessages } from '#shared/caption.ts';
import { CaptionsFault } from './captions-fault.ts';

/** Byte order marks of the encodings other than UTF-8 that Windows programs use. */
const UTF_16_MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * Decodes a file as UTF-8, or as UTF-16 if it has a byte order mark, and removes the mark. Throws CaptionsFault for
 * another encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = UTF_16_MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CaptionsFault(captionMessages.validation.captionsEncoding);
  }
}

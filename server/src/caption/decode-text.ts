import { captionMessages } from '#shared/caption.ts';
import { CaptionsFault } from './captions-fault.ts';

/** Byte order marks of the encodings that Windows programs save text in, beside UTF-8. */
const UTF_16_MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** The text of a file: UTF-8, or UTF-16 that says so, without its mark. Throws CaptionsFault for another encoding. */
export function decodeText(bytes: Uint8Array): string {
  const marked = UTF_16_MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CaptionsFault(captionMessages.validation.captionsEncoding);
  }
}

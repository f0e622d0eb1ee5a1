import { captionMessages } from '#shared/caption.ts';
import { ARROW } from './captions-block.ts';
import { CaptionsFault } from './captions-fault.ts';

/** Byte order marks of the encodings other than UTF-8 that Windows programs use. */
const UTF_16_MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * Decodes a file as UTF-8, or as UTF-16 if it has a byte order mark or an arrow in that encoding, and removes all marks at
 * its start. Throws CaptionsFault for another encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = UTF_16_MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? unmarkedUtf16(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^\ufeff+/, '');
  } catch {
    throw new CaptionsFault(captionMessages.validation.captionsEncoding);
  }
}

/** Returns the UTF-16 encoding in which a file has the arrow that all captions have. */
const unmarkedUtf16 = (bytes: Uint8Array) =>
  UTF_16_MARKS.find(({ encoding }) => indexOf(bytes, ARROW, encoding) !== -1)?.encoding;

/** @returns the index of a text of ASCII characters, or -1. */
function indexOf(bytes: Uint8Array, text: string, encoding: 'utf-16le' | 'utf-16be'): number {
  const sought = Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') sought.swap16();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(sought);
}

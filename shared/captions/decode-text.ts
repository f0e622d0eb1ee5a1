import { captionMessages } from '#shared/caption.ts';
import { CaptionsFault } from './captions-fault.ts';
import { Repairs } from './repairs.ts';

/**
 * Decodes a file as UTF-8 or UTF-16, and removes byte order marks at its start. Windows programs write UTF-16, with or
 * without a mark. Throws CaptionsFault for another encoding.
 */
export function decodeText(bytes: Uint8Array, repairs = new Repairs()): string {
  const encoding = encodingByMark(bytes) ?? encodingByZero(bytes);
  if (encoding !== undefined && !encodingByMark(bytes)) repairs.add('encoding');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^\ufeff+/, '');
  } catch {
    throw new CaptionsFault(captionMessages.validation.captionsEncoding);
  }
}

/** The encoding that a byte order mark tells. */
function encodingByMark([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** The encoding of a file without a mark. Captions start with an ASCII character, one byte of which is 0 in UTF-16. */
function encodingByZero([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first && second === 0) return 'utf-16le';
  if (first === 0 && second) return 'utf-16be';
  return undefined;
}

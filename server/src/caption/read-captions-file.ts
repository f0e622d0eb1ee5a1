import type { Readable } from 'node:stream';
import { captionLimits, captionMessages } from '#shared/caption.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Reads an uploaded captions file. Throws PAYLOAD_TOO_LARGE as soon as it exceeds the limit. */
export async function readCaptionsFile(body: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A Readable without an encoding yields Buffers, but its type says `any`.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > captionLimits.captionsBytes) {
      throw new AppError('PAYLOAD_TOO_LARGE', captionMessages.validation.captionsTooLarge);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import type { Readable } from 'node:stream';
import { captionLimits, captionMessages } from '#shared/caption.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** The bytes of an uploaded captions file. Throws PAYLOAD_TOO_LARGE as soon as there are too many. */
export async function readCaptionsFile(body: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Uploads are byte streams: a Readable without an encoding gives Buffers, but is typed as anything.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > captionLimits.captionsBytes) {
      throw new AppError('PAYLOAD_TOO_LARGE', captionMessages.validation.captionsTooLarge);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

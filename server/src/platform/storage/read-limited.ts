import type { Readable } from 'node:stream';
import { AppError } from '#server/platform/common/errors.ts';

/**
 * Reads a small upload into memory. A longer one is aborted.
 *
 * @param refusal the message for a longer upload, in the sender's language
 * @throws AppError PAYLOAD_TOO_LARGE. The stream's own error if the upload fails.
 */
export async function readLimited(
  stream: Readable,
  maxBytes: number,
  refusal: () => string,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A Readable without an encoding yields Buffers, but its type says `any`.
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop destroys the stream.
    if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', refusal());
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { uploadMessages } from '#shared/upload.ts';
import { HEADER_BYTES } from '#shared/video-header.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Checksum } from './tus-headers.ts';

interface ChunkOptions {
  /** Size of the whole file in bytes. */
  size: number;
  /** The sender's checksum of this chunk, or undefined if it sent none. */
  checksum: Checksum | undefined;
  body: Readable;
  /** Throws if a file that starts with these bytes is refused. */
  validateHeader: (header: Buffer) => void;
  /** Called with the number of received bytes, before they are validated. */
  onBytes: (count: number) => void;
  /** Called with the number of bytes of the file received so far. */
  onReceived: (position: number) => void;
}

/**
 * The bytes of one request on their way to a store. It enforces the size limit, validates the start of the file and
 * computes the checksum.
 */
export class IncomingChunk {
  readonly size: number;
  readonly isChecked: boolean;
  /** Position in the file after the last received byte. */
  position = 0;
  /** Time of the last received byte, in milliseconds since 1970. */
  lastByteAt = Date.now();
  private readonly sum: Hash;

  constructor(private readonly options: ChunkOptions) {
    this.size = options.size;
    this.isChecked = options.checksum !== undefined;
    this.sum = createHash(options.checksum?.algorithm ?? 'sha256');
  }

  /** Aborts the request. */
  abort(): void {
    this.options.body.destroy();
  }

  /**
   * Yields the bytes that belong after `offset`. The reader may change and free them. Throws PAYLOAD_TOO_LARGE for bytes
   * beyond the file size and the error of `validateHeader`, both before the bytes are passed on. Throws the error of an
   * interrupted request.
   */
  async *bytes(offset: number): AsyncGenerator<Buffer, void, void> {
    const { body, size, validateHeader, onBytes, onReceived } = this.options;
    let held: Buffer[] | null = offset === 0 ? [] : null;
    this.position = offset;
    // A request without an encoding yields Buffers, but its type says `any`. It stays open for the response.
    for await (const bytes of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      this.lastByteAt = Date.now();
      onBytes(bytes.length);
      const position = this.position + bytes.length;
      if (position > size) throw new AppError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge);
      this.position = position;
      if (this.isChecked) this.sum.update(bytes);
      if (!held) {
        yield bytes;
      } else {
        held.push(bytes);
        if (position < Math.min(HEADER_BYTES, size)) continue;
        const first = Buffer.concat(held);
        held = null;
        validateHeader(first);
        yield first;
      }
      onReceived(position);
    }
    if (held && held.length > 0) throw new AppError('BAD_USER_INPUT', uploadMessages.malformed);
  }

  /** Verifies the checksum after all bytes were read. Throws CHECKSUM_MISMATCH. */
  verify(): void {
    const { checksum } = this.options;
    if (checksum && !this.sum.digest().equals(checksum.digest))
      throw new AppError('CHECKSUM_MISMATCH', uploadMessages.checksum);
  }
}

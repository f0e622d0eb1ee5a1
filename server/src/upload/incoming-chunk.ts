import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { uploadMessages } from '#shared/upload.ts';
import { HEADER_BYTES } from '#shared/video-header.ts';
import { UploadRefusal } from './upload-refusal.ts';

interface ChunkOptions {
  /** Of the whole file, in bytes. */
  size: number;
  /** The SHA-256 that its sender counted of this chunk; undefined when it told none. */
  checksum: Buffer | undefined;
  body: Readable;
  /** Throws when a file that begins with these bytes is not taken. */
  validateHeader: (header: Buffer) => void;
  /** Told how many bytes come, whenever some do, before they are judged. */
  onBytes: (count: number) => void;
  /** Told how many bytes of the file have come, whenever some have. */
  onReceived: (position: number) => void;
}

/** The bytes of one request on their way to a store: limited, judged when they are the first, and summed up. */
export class IncomingChunk {
  readonly size: number;
  readonly isChecked: boolean;
  /** In the file: behind the last byte that came. */
  position = 0;
  /** When the last byte came, in milliseconds since 1970. */
  lastByteAt = Date.now();
  private readonly sum = createHash('sha256');

  constructor(private readonly options: ChunkOptions) {
    this.size = options.size;
    this.isChecked = options.checksum !== undefined;
  }

  /** Ends it from our side. */
  abort(): void {
    this.options.body.destroy();
  }

  /**
   * The bytes that belong behind `offset`; whoever reads them may change and free them. Throws UploadRefusal for what is
   * too much and what `validate header` throws, before such bytes have been passed on, and the error of the request when it
   * breaks off.
   */
  async *bytes(offset: number): AsyncGenerator<Buffer, void, void> {
    const { body, size, validateHeader, onBytes, onReceived } = this.options;
    let held: Buffer[] | null = offset === 0 ? [] : null;
    this.position = offset;
    // A request without an encoding gives Buffers, but is typed as anything. It stays open for the answer.
    for await (const bytes of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      this.lastByteAt = Date.now();
      onBytes(bytes.length);
      const position = this.position + bytes.length;
      if (position > size) throw new UploadRefusal(413, uploadMessages.tooLarge);
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
    if (held && held.length > 0) throw new UploadRefusal(400, uploadMessages.malformed);
  }

  /** To be called once all bytes were read. Throws UploadRefusal when they are not those that were sent. */
  verify(): void {
    const { checksum } = this.options;
    if (checksum && !this.sum.digest().equals(checksum))
      throw new UploadRefusal(460, uploadMessages.checksum);
  }
}

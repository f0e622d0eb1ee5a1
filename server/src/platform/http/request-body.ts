import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { HeldBytes } from './held-bytes.ts';
import type { HttpLimits } from './http-limits.ts';

/** The body of a request on its way: what is said of its length, how long it may take, and what is kept of it. */
export class RequestBody {
  /** In bytes; null when the sender does not say. */
  private readonly length: number | null;
  private readonly begunAt = Date.now();
  private totalMs: number;
  /** Of the connection, when bytes were last seen to come. */
  private bytesRead: number;
  private cameAt = this.begunAt;

  constructor(
    private readonly request: IncomingMessage,
    private readonly limits: HttpLimits,
    private readonly held: HeldBytes,
  ) {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    // Node has refused lengths that are no number.
    this.length = encoding === undefined ? Number(length ?? 0) : null;
    this.totalMs = limits.totalMs;
    this.bytesRead = request.socket.bytesRead;
  }

  /** Whether nothing of it is still to come. */
  get isComplete(): boolean {
    return this.length === 0 || this.request.complete;
  }

  /** Lets it take as long as one with a picture, or, for a video, as long as its bytes keep coming. */
  takeTimeFor(file: 'picture' | 'video'): void {
    this.totalMs = file === 'picture' ? this.limits.pictureMs : Infinity;
  }

  /** Throws PAYLOAD_TOO_LARGE for one that is said to be longer, before anything of it is read. */
  requireAtMost(bytes: number): void {
    if (this.length !== null && this.length > bytes) {
      throw new AppError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge);
    }
  }

  /**
   * Reads all of it. Throws PAYLOAD_TOO_LARGE, at the byte that is too much at the latest, SERVICE_UNAVAILABLE when too
   * much is kept already, and an error of status 400 when it breaks off.
   */
  async read(limit: number): Promise<Buffer> {
    this.requireAtMost(limit);
    const here = this.takeWhatIsHere();
    if (here) return here;
    const release = this.hold(limit);
    try {
      return await getRawBody(this.request, { length: this.length, limit });
    } finally {
      release();
    }
  }

  /** All of it, when it came with the head: most do. */
  private takeWhatIsHere(): Buffer | null {
    const { readableLength } = this.request;
    // Without an encoding, what is read is a Buffer.
    return readableLength > 0 && readableLength === this.length ? (this.request.read() as Buffer) : null;
  }

  /**
   * Makes room for what may be kept of it, `limit` bytes at most, until the function that it returns is called. Throws
   * SERVICE_UNAVAILABLE when too much is kept already.
   */
  hold(limit: number): () => void {
    return this.held.take(Math.min(this.length ?? limit, limit));
  }

  /** Whether its sender has stalled, or takes too long. What waits here to be read is not for the sender to hasten. */
  isOverdue(): boolean {
    if (this.isComplete) return false;
    const now = Date.now();
    const { socket, readableLength } = this.request;
    if (socket.bytesRead !== this.bytesRead || readableLength > 0) {
      this.bytesRead = socket.bytesRead;
      this.cameAt = now;
    }
    return now - this.cameAt > this.limits.idleMs || now - this.begunAt > this.totalMs;
  }
}

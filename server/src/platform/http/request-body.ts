import type { Hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import getRawBody from 'raw-body';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { formParts, type FormLimits, type FormPart } from './form-parts.ts';
import type { HeldBytes } from './held-bytes.ts';
import type { HttpLimits } from './http-limits.ts';
import { RequestHoldings } from './request-holdings.ts';
import { spool } from './spooled-file.ts';

/** The body of a request while it arrives: its announced length, its deadlines and what is held of it. */
export class RequestBody {
  /** In bytes; null when the client does not announce it. */
  private readonly length: number | null;
  private readonly begunAt = Date.now();
  private totalMs: number;
  /** Bytes that the connection had read before the body ... */
  private readonly bytesBefore: number;
  /** ... and at the last check that found new bytes. */
  private bytesRead: number;
  private cameAt = this.begunAt;
  private heldBytes = 0;
  private readonly holdings = new RequestHoldings();

  /** @param giveUp refuses the request, because its body does not arrive in time */
  constructor(
    private readonly request: IncomingMessage,
    private readonly limits: HttpLimits,
    private readonly held: HeldBytes,
    readonly giveUp: () => void,
  ) {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    // Node has refused lengths that are not numbers.
    this.length = encoding === undefined ? Number(length ?? 0) : null;
    this.totalMs = limits.totalMs;
    this.bytesBefore = request.socket.bytesRead;
    this.bytesRead = this.bytesBefore;
  }

  get isEmpty(): boolean {
    return this.length === 0;
  }

  /** Whether the whole body has arrived. */
  get isComplete(): boolean {
    return this.isEmpty || this.request.complete;
  }

  /** Extends the deadline to that of a picture or, for a video, as long as its bytes keep coming. */
  takeTimeFor(file: 'picture' | 'video'): void {
    this.totalMs = file === 'picture' ? this.limits.pictureMs : Infinity;
  }

  /** Throws PAYLOAD_TOO_LARGE for a longer announced length, before anything is read. */
  requireAtMost(bytes: number): void {
    if (this.length !== null && this.length > bytes) {
      throw new AppError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge);
    }
  }

  /**
   * Reads the whole body. Throws PAYLOAD_TOO_LARGE at the first byte over the limit or earlier, SERVICE_UNAVAILABLE
   * when the process holds too much already, and BAD_USER_INPUT or an error of status 400 when the body breaks off.
   */
  async read(limit: number): Promise<Buffer> {
    this.requireAtMost(limit);
    const here = this.takeWhatIsHere();
    if (here) return here;
    // Node would report nothing more about it.
    if (this.request.destroyed) throw new AppError('BAD_USER_INPUT', uploadMessages.interrupted);
    const release = this.hold(limit);
    try {
      return await getRawBody(this.request, { length: this.length, limit });
    } finally {
      release();
    }
  }

  /** Returns the whole body if it arrived with the head, as most do. */
  private takeWhatIsHere(): Buffer | null {
    const { readableLength } = this.request;
    // Without an encoding, `read` returns a Buffer.
    return readableLength > 0 && readableLength === this.length ? (this.request.read() as Buffer) : null;
  }

  /**
   * Reserves room for what may be held of the body, `limit` bytes at most, until the request ends or the returned
   * function is called. Throws SERVICE_UNAVAILABLE when the process holds too much already.
   */
  hold(limit: number): () => void {
    this.heldBytes = Math.min(this.length ?? limit, limit);
    return this.holdings.add(this.held.take(this.heldBytes, this));
  }

  get lead(): number {
    const { socket, readableLength } = this.request;
    // Bytes that wait here to be read are no delay of the sender.
    if (this.isComplete || readableLength > 0) return 1;
    const passedMs = Date.now() - this.begunAt;
    if (passedMs < this.limits.graceMs) return 0;
    return (socket.bytesRead - this.bytesBefore) / this.heldBytes - passedMs / this.totalMs;
  }

  /** Iterates over the parts of the form, as `formParts` does. */
  parts(limits: FormLimits): AsyncIterableIterator<FormPart> {
    return formParts(this.request, limits, this.holdings);
  }

  /** Stores a file of the form on disk until the request ends, and updates a hash with it. Returns a function that opens it. */
  spool(file: Readable, hash?: Hash): Promise<() => Readable> {
    return spool(file, this.holdings, hash);
  }

  /**
   * Ends the request: its readers fail, and what it holds is released. Node reports nothing to a request once its
   * response is sent, not even that its connection is closed.
   */
  end(): void {
    if (!this.isComplete) this.request.destroy();
    this.holdings.end();
  }

  /** Whether the sender has stalled or takes too long. Bytes that wait here to be read are no delay of the sender. */
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

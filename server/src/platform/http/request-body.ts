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

/** The body of a request on its way: what is said of its length, how long it may take, and what is kept of it. */
export class RequestBody {
  /** In bytes; null when the sender does not say. */
  private readonly length: number | null;
  private readonly begunAt = Date.now();
  private totalMs: number;
  /** Of the connection, before it ... */
  private readonly bytesBefore: number;
  /** ... and when bytes were last seen to come. */
  private bytesRead: number;
  private cameAt = this.begunAt;
  private heldBytes = 0;
  private readonly holdings = new RequestHoldings();

  /** @param giveUp refuses the request, since its body does not come in time */
  constructor(
    private readonly request: IncomingMessage,
    private readonly limits: HttpLimits,
    private readonly held: HeldBytes,
    readonly giveUp: () => void,
  ) {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    // Node has refused lengths that are no number.
    this.length = encoding === undefined ? Number(length ?? 0) : null;
    this.totalMs = limits.totalMs;
    this.bytesBefore = request.socket.bytesRead;
    this.bytesRead = this.bytesBefore;
  }

  get isEmpty(): boolean {
    return this.length === 0;
  }

  /** Whether nothing of it is still to come. */
  get isComplete(): boolean {
    return this.isEmpty || this.request.complete;
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
   * much is kept already, and BAD_USER_INPUT or an error of status 400 when it breaks off.
   */
  async read(limit: number): Promise<Buffer> {
    this.requireAtMost(limit);
    const here = this.takeWhatIsHere();
    if (here) return here;
    // Node would tell nothing more of it.
    if (this.request.destroyed) throw new AppError('BAD_USER_INPUT', uploadMessages.interrupted);
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
   * Makes room for what may be kept of it, `limit` bytes at most, until the request ends or the returned function is called.
   * Throws SERVICE_UNAVAILABLE when too much is kept already.
   */
  hold(limit: number): () => void {
    this.heldBytes = Math.min(this.length ?? limit, limit);
    return this.holdings.add(this.held.take(this.heldBytes, this));
  }

  get lead(): number {
    const { socket, readableLength } = this.request;
    // What waits here to be read is not for the sender to hasten.
    if (this.isComplete || readableLength > 0) return 1;
    const passedMs = Date.now() - this.begunAt;
    if (passedMs < this.limits.graceMs) return 0;
    return (socket.bytesRead - this.bytesBefore) / this.heldBytes - passedMs / this.totalMs;
  }

  /** Its parts, as `formParts` reads them. */
  parts(limits: FormLimits): AsyncIterableIterator<FormPart> {
    return formParts(this.request, limits, this.holdings);
  }

  /** Keeps a file of it on the disk until the request ends. Returns what opens it. */
  spool(file: Readable): Promise<() => Readable> {
    return spool(file, this.holdings);
  }

  /**
   * Ends the request: its readers fail, and what it holds is released. Node itself tells a request nothing once its answer is
   * sent, not even that its connection is closed.
   */
  end(): void {
    if (!this.isComplete) this.request.destroy();
    this.holdings.end();
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

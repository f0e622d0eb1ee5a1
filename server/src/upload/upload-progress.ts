import type { RunningUpload, UploadTarget } from './upload-targets.ts';

/** Requests that take longer than this record their progress while they run. */
const LONG_REQUEST_MS = 1_000;

/** Records the progress of an upload during one request. */
export class UploadProgress {
  /** Position in the file. Null until this request has brought bytes. */
  private position: number | null = null;
  private readonly begunAt = Date.now();
  /** Serializes the recordings, so that the last one wins. */
  private recording: Promise<void> = Promise.resolve();

  constructor(
    private readonly target: Pick<UploadTarget, 'record'>,
    private readonly upload: RunningUpload,
  ) {}

  /** Updates the position. Long requests record it while they run, short ones at their end. */
  advance(position: number): void {
    this.position = position;
    if (Date.now() - this.begunAt < LONG_REQUEST_MS) return;
    this.recording = this.recording.then(() => this.record(position, false));
  }

  /** Records the progress after all bytes of the request were stored. */
  async finish(): Promise<void> {
    await this.recording;
    if (this.position !== null) await this.record(this.position, false);
  }

  /**
   * Records the progress of an interrupted request immediately, because it is unknown when the next byte arrives.
   * `kept` is the number of stored bytes, if known.
   */
  async breakOff(kept?: number): Promise<void> {
    await this.recording;
    if (this.position !== null) await this.record(kept ?? this.position, true);
  }

  private record(position: number, isLast: boolean): Promise<void> {
    const { id, size } = this.upload;
    return this.target.record(id, Math.floor((100 * position) / size), { isLast });
  }
}

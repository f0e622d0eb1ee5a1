import type { LectureUpload } from './lecture-upload.entity.ts';
import type { ProgressRecorder } from './progress-recorder.ts';

/** After so long, others want to know how far it is. */
const LONG_REQUEST_MS = 1_000;

/** How far an upload is while one request goes on with it, for those who look on. */
export class UploadProgress {
  /** Of the file; null while nothing has come with this request. */
  private position: number | null = null;
  private readonly begunAt = Date.now();
  /** One after the other, so that what is kept last is what came last. */
  private recording: Promise<void> = Promise.resolve();

  constructor(
    private readonly recorder: ProgressRecorder,
    private readonly upload: LectureUpload,
  ) {}

  /** A request that takes its time tells on its way; what others have sent is told at their end. */
  advance(position: number): void {
    this.position = position;
    if (Date.now() - this.begunAt < LONG_REQUEST_MS) return;
    this.recording = this.recording.then(() => this.record(position, false));
  }

  /** To be called when all of the request was kept. */
  async finish(): Promise<void> {
    await this.recording;
    if (this.position !== null) await this.record(this.position, false);
  }

  /** To be called when it broke off: nobody knows when the next byte comes. `kept` is how much stays, when that is known. */
  async breakOff(kept?: number): Promise<void> {
    await this.recording;
    if (this.position !== null) await this.record(kept ?? this.position, true);
  }

  private record(position: number, isLast: boolean): Promise<void> {
    const { id, size } = this.upload;
    return this.recorder.record(id, Math.floor((100 * position) / size), { isLast });
  }
}

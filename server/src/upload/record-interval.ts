/** Minimum interval between two recordings of an upload's progress. */
const RECORD_EVERY_MS = 1_000;
/** Maximum number of uploads in `recordedAt`. */
const REMEMBERED_UPLOADS = 1_000;

/** Decides when the progress of uploads is recorded: once a second for each. */
export class RecordInterval {
  /** Time of the last recording by upload id. */
  private readonly recordedAt = new Map<string, number>();

  /** Whether the progress of an upload is to be recorded now. `isLast` skips the interval. */
  isDue(uploadId: string, { isLast }: { isLast: boolean }): boolean {
    const now = Date.now();
    if (!isLast && now - (this.recordedAt.get(uploadId) ?? 0) < RECORD_EVERY_MS) return false;
    // Entries older than a second are useless.
    if (this.recordedAt.size >= REMEMBERED_UPLOADS) this.recordedAt.clear();
    this.recordedAt.set(uploadId, now);
    return true;
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { LectureStatus } from '#server/lecture/lecture.entity.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { LectureUpload } from './lecture-upload.entity.ts';
import { expiry } from './open-upload.ts';

/** How often at most the progress of one upload is recorded. */
const RECORD_EVERY_MS = 1_000;
/** Uploads whose pace is remembered. */
const REMEMBERED_UPLOADS = 1_000;

interface Dependencies {
  em: EntityManager;
  changes: LectureChanges;
  logger: Logger;
}

/** Records how far uploads are that come in by this process, and publishes it. */
export class ProgressRecorder {
  /** When the progress of an upload was last recorded, by the upload's id. */
  private readonly recordedAt = new Map<string, number>();

  constructor(private readonly deps: Dependencies) {}

  /**
   * Records how far an upload is, and that it is alive: once a second, and when it breaks off. Never throws: its bytes are
   * safe, and who looks on can wait for the next time.
   */
  async record(uploadId: string, percent: number, { isLast = false } = {}): Promise<void> {
    const now = Date.now();
    if (!isLast && now - (this.recordedAt.get(uploadId) ?? 0) < RECORD_EVERY_MS) return;
    // An entry is of no use after a second.
    if (this.recordedAt.size >= REMEMBERED_UPLOADS) this.recordedAt.clear();
    this.recordedAt.set(uploadId, now);
    const { em, changes, logger } = this.deps;
    try {
      await em.fork().transactional(async (tx) => {
        await tx.nativeUpdate(LectureUpload, { id: uploadId }, { expiresAt: expiry() });
        const [lecture] = await tx.execute<{ id: string; course_id: string }[]>(
          `update lectures set progress_percent = ?
           where id = (select lecture_id from lecture_uploads where id = ?) and status = ? and progress_percent <> ?
           returning id, course_id`,
          [percent, uploadId, LectureStatus.UPLOADING, percent],
        );
        if (lecture) await changes.publish(tx, { lectureId: lecture.id, courseId: lecture.course_id });
      });
    } catch (error) {
      logger.warn({ err: error, uploadId }, 'the progress of an upload could not be kept');
    }
  }
}

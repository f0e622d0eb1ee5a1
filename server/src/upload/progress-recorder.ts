import type { EntityManager } from '@mikro-orm/postgresql';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { LectureStatus } from '#server/lecture/lecture.entity.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { int, read, uuid } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { LectureUpload } from './lecture-upload.entity.ts';
import { expiry } from './open-upload.ts';
import { RecordInterval } from './record-interval.ts';

const RECORD = read({ uploadId: uuid, percent: int }, ({ uploadId, percent }) =>
  db
    .updateTable('lectures')
    .set({ progressPercent: percent })
    .where('id', '=', (query) =>
      query
        .selectFrom('lectureUploads as upload')
        .where('upload.id', '=', uploadId)
        .select('upload.lectureId'),
    )
    .where('status', '=', LectureStatus.UPLOADING)
    .where('progressPercent', '<>', percent)
    .returning(['id', 'courseId']),
);

interface Dependencies {
  em: EntityManager;
  changes: LectureChanges;
  logger: Logger;
}

/** Records and publishes the progress of the uploads that this process receives. */
export class ProgressRecorder {
  private readonly interval = new RecordInterval();

  constructor(private readonly deps: Dependencies) {}

  /**
   * Records the progress of an upload and extends its expiry: once a second, and when the request is interrupted. It
   * never throws, because the bytes are stored and the progress is recorded again later.
   */
  async record(uploadId: string, percent: number, { isLast = false } = {}): Promise<void> {
    if (!this.interval.isDue(uploadId, { isLast })) return;
    const { em, changes, logger } = this.deps;
    try {
      await em.fork().transactional(async (tx) => {
        await tx.nativeUpdate(LectureUpload, { id: uploadId }, { expiresAt: expiry() });
        const [lecture] = await readIn(tx, RECORD, { uploadId, percent });
        if (lecture) await changes.publish(tx, { lectureId: lecture.id, courseId: lecture.courseId });
      });
    } catch (error) {
      logger.warn({ err: error, uploadId }, 'could not record the progress of an upload');
    }
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { lockAnyCourse } from '#server/course/course-lock.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import { loadSharp } from '#server/platform/storage/load-sharp.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';

/** In pixels: twice the size in which outlines show it. */
const SIZE = { width: 192, height: 108 } as const;
const QUALITY = 70;

/** After all other housekeeping, because outlines can be read without pictures. */
const makeThumbnails = defineJob('make-lecture-thumbnails', 'housekeeping', 100);

/** Lectures whose thumbnail is not that of their poster. */
const OUTDATED = read({}, () =>
  db
    .selectFrom('lectures')
    .where((query) => query.eb('posterKey', 'is distinct from', query.ref('thumbnailOf')))
    .select(['id', 'courseId', 'posterKey'])
    .orderBy('id')
    .limit(50),
);

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  images: ImageStore;
  objects: StoredObjects;
  jobs: Jobs;
  logger: Logger;
}

/** Makes the small public pictures of lectures from their posters. */
export class LectureThumbnails {
  constructor(private readonly deps: Dependencies) {}

  /** Queues a job that makes the missing thumbnails, once the transaction of `em` has committed. Call it after a change of a poster. */
  async request(em: EntityManager): Promise<void> {
    await this.deps.jobs.add(em, makeThumbnails, {});
  }

  handlers(): JobHandler[] {
    return [handleJob(makeThumbnails, (_payload, { signal }) => this.makeAll(signal))];
  }

  /** Can be repeated from any point, and run twice at a time: a thumbnail is attached if the lecture still has the poster and lacks it. */
  private async makeAll(signal: AbortSignal): Promise<void> {
    for (;;) {
      const lectures = await this.deps.statements.all(OUTDATED, {});
      if (lectures.length === 0) return;
      for (const lecture of lectures) {
        signal.throwIfAborted();
        await this.make(lecture);
      }
    }
  }

  private async make({ id, courseId, posterKey }: RowOf<typeof OUTDATED>): Promise<void> {
    const { em: root, images, objects } = this.deps;
    const data = posterKey === null ? null : await this.draw(id, posterKey);
    const key = data && `${images.newPrefix()}${SIZE.width}.webp`;
    const commit = async (em: EntityManager): Promise<boolean> => {
      const course = await lockAnyCourse(em, courseId);
      const lecture = await em.findOne(Lecture, id, { refresh: true });
      if (!course || !lecture) return false;
      if (lecture.posterKey !== posterKey || lecture.thumbnailOf === posterKey) return false;
      const { thumbnailKey: former, derivedKeys } = lecture;
      const others = derivedKeys.filter((each) => each !== former);
      Object.assign(lecture, {
        thumbnailKey: key,
        thumbnailOf: posterKey,
        derivedKeys: key === null ? others : [...others, key],
      });
      await em.flush();
      if (former != null) await objects.release(em, [former]);
      return true;
    };
    if (data && key) await images.addMade([{ key, contentType: 'image/webp', data }], commit);
    else await root.fork().transactional(commit);
  }

  /** Returns null for a poster that is missing or unreadable, so that the job does not try it again. */
  private async draw(lectureId: string, posterKey: string): Promise<Buffer | null> {
    const { images, logger } = this.deps;
    const poster = await images.read(posterKey);
    try {
      if (!poster) throw new Error('The poster is missing from the storage');
      const sharp = await loadSharp();
      return await sharp(poster)
        .resize({ ...SIZE, fit: 'cover' })
        .webp({ quality: QUALITY })
        .toBuffer();
    } catch (error) {
      logger.warn({ err: error, lectureId, posterKey }, 'The poster of a lecture cannot be read');
      return null;
    }
  }
}

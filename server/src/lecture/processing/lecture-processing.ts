import { Readable } from 'node:stream';
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { limits } from '#shared/limits.ts';
import { Role } from '#shared/roles.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { playsInBrowsers } from '#shared/video-header.ts';
import { changed, type AuditFact } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/job.ts';
import { lockAnyCourse } from '#server/course/course-lock.ts';
import { lectureNotFound, lockLecture, requireVideoLecture } from '#server/lecture/course-lectures.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { Lecture, LectureStatus } from '#server/lecture/lecture.entity.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import { changeStatus } from '#server/lecture/video/video-status.ts';
import { rewriteImage } from '#server/platform/storage/image.ts';
import { accountOf } from '#server/platform/storage/picture-reading.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import type { VideoEngine } from '#server/platform/video/video-engine.ts';
import { CHOSEN_POSTER } from './chosen-poster.ts';
import type { LectureThumbnails } from './lecture-thumbnails.ts';

/** Priorities after those of all other jobs, because most originals can be played until then. */
const PRIORITIES = {
  /** A new video. An admin may be waiting for it. */
  NEW: 100,
  /** A video of a course that has received a newer one since. */
  OLDER: 110,
  /** A video of the demo, which makes way for the school's own. */
  DEMO: 150,
  /** A video that can be played from an earlier preparation. */
  REPEATED: 200,
} as const;

/** The payload contains the key of the original, so that a job for a replaced video does nothing. */
export const processLecture = defineJob<{ lectureId: string; videoKey: string }>(
  'process-lecture',
  'video',
  PRIORITIES.NEW,
);

interface Dependencies {
  em: EntityManager;
  storage: Storage;
  objects: StoredObjects;
  jobs: Jobs;
  changes: LectureChanges;
  audit: AuditLog;
  thumbnails: Pick<LectureThumbnails, 'request'>;
  engine: VideoEngine['name'];
}

/** Queues the preparation of videos for streaming. `LectureProcessingJob` does the work. */
export class LectureProcessing {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Queues the preparation of a locked lecture's video, once the transaction of `em` has committed. Releases the files made
   * from an older video. Call it after setting `videoKey`. A video that browsers do not play replaces an older stream only
   * once its own is ready. The school's own videos are prepared before those of the demo, and a newer one before older ones
   * of its course, which keep their order.
   */
  async request(
    em: EntityManager,
    lecture: Lecture,
    { isDemo = false }: { isDemo?: boolean } = {},
  ): Promise<void> {
    const { derivedKeys, videoType, streamKey, posterKey = null, thumbnailKey = null } = lecture;
    const isPlayed = streamKey !== null && !playsInBrowsers(videoType ?? '');
    const isKept = (key: string) => isPlayed && key !== thumbnailKey && !key.endsWith(`/${CHOSEN_POSTER}`);
    Object.assign(lecture, {
      thumbnailKey: null,
      thumbnailOf: null,
      derivedKeys: derivedKeys.filter(isKept),
      posterKey: posterKey !== null && isKept(posterKey) ? posterKey : null,
    });
    if (!isPlayed) Object.assign(lecture, { streamKey: null, storyboard: null });
    await this.deps.objects.release(
      em,
      derivedKeys.filter((key) => !isKept(key)),
    );
    if (lecture.posterKey !== null) await this.deps.thumbnails.request(em);
    if (isDemo) return this.begin(em, lecture, { ...processLecture, priority: PRIORITIES.DEMO });
    const older = await em.find(
      Lecture,
      { course: lecture.course.id, status: LectureStatus.PROCESSING, id: { $ne: lecture.id } },
      { fields: ['id'] },
    );
    const ids = older.map(({ id }) => id);
    await this.deps.jobs.putBehind(em, { ...processLecture, priority: PRIORITIES.OLDER }, 'lectureId', ids);
    await this.begin(em, lecture);
  }

  /** Readable reason why the video could not be prepared; null unless it failed, and for all callers but admins. */
  failureText(actor: Actor, { failure }: LectureRow): string | null {
    return failure && actor?.role === Role.ADMIN ? videoFaultMessages[failure] : null;
  }

  /**
   * Retries the preparation of a failed video. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT
   * if it has not failed.
   */
  async retry(actor: Actor, id: string): Promise<Lecture> {
    requireAdmin(actor);
    const lectureId = requireId(id, 'lectureId');
    return this.deps.em.transactional(async (em) => {
      const { lecture } = await lockLecture(em, lectureId, { isTrashed: false });
      if (lecture.status !== LectureStatus.FAILED || lecture.videoKey === null) {
        throw new AppError('CONFLICT', lectureRefusals.conflict.notFailed);
      }
      // A poster from a browser stays, because there is no other.
      await this.begin(em, lecture);
      return lecture;
    });
  }

  /**
   * Queues every video again that this engine would prepare better: videos from before engines were recorded, and for
   * ffmpeg also those prepared without it. Existing streams can be played until then. Returns the number of queued videos.
   */
  async requestOutdated(): Promise<number> {
    const { em, engine } = this.deps;
    const lesser = engine === 'ffmpeg' ? [null, 'mediabunny' as const] : [null];
    const isOutdated: FilterQuery<Lecture> = {
      status: LectureStatus.READY,
      deletedAt: null,
      videoKey: { $ne: null },
      $or: lesser.map((preparedBy) => ({ preparedBy })),
    };
    let count = 0;
    for (const { id, course } of await em.find(Lecture, isOutdated, { fields: ['course'] })) {
      await em.transactional(
        async (tx) => {
          await lockAnyCourse(tx, course.id);
          // A parallel call may have queued the same video.
          const lecture = await tx.findOne(Lecture, { $and: [{ id }, isOutdated] }, { refresh: true });
          if (!lecture) return;
          await this.begin(tx, lecture, { ...processLecture, priority: PRIORITIES.REPEATED });
          count += 1;
        },
        { clear: true },
      );
    }
    return count;
  }

  /**
   * Sets the poster of a lecture. An existing poster is only replaced by a chosen one, which is kept when the video is
   * prepared again. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for a text lecture, and the errors of `rewriteImage`.
   */
  async setPoster(
    actor: Actor,
    id: string,
    open: () => Readable,
    { isChosen }: { isChosen: boolean },
  ): Promise<Lecture> {
    requireAdmin(actor);
    const { em, storage, objects, changes, thumbnails, audit } = this.deps;
    const lectureId = requireId(id, 'lectureId');
    const found = (await em.findOne(Lecture, { id: lectureId, deletedAt: null })) ?? lectureNotFound();
    requireVideoLecture(found);
    if (found.posterKey !== null && !isChosen) return found;
    const { data } = await rewriteImage(open(), 'poster', limits.imageBytes, accountOf(actor));
    const posterKey = `streams/${newId()}/${isChosen ? CHOSEN_POSTER : 'poster.webp'}`;
    return objects.create(
      posterKey,
      () => storage.put(posterKey, Readable.from([data]), { contentType: 'image/webp' }),
      async (tx) => {
        const { course, lecture } = await lockLecture(tx, lectureId, { isTrashed: false });
        const former = lecture.posterKey;
        // An automatic poster that came second is not shown, and is deleted with the other files.
        lecture.posterKey = isChosen ? posterKey : (former ?? posterKey);
        lecture.derivedKeys = [...lecture.derivedKeys, posterKey];
        if (isChosen) {
          lecture.derivedKeys = lecture.derivedKeys.filter((key) => key !== former);
          if (former != null) await objects.release(tx, [former]);
          const subject = { id: lectureId, label: lecture.title };
          const facts: AuditFact[] = [{ kind: 'COURSE', title: course.title }, changed('poster')];
          await audit.record(tx, actor, lectureActions.LECTURE_EDITED, subject, facts);
        }
        await tx.flush();
        await thumbnails.request(tx);
        await changes.publish(tx, { lectureId, courseId: course.id });
        return lecture;
      },
    );
  }

  private async begin(em: EntityManager, lecture: Lecture, job = processLecture): Promise<void> {
    const { id, videoKey, course } = lecture;
    if (videoKey === null) throw new Error(`Lecture ${id} has no video to prepare`);
    const { jobs, changes } = this.deps;
    changeStatus(lecture, LectureStatus.PROCESSING);
    await em.flush();
    await jobs.add(em, job, { lectureId: id, videoKey });
    await changes.publish(em, { lectureId: id, courseId: course.id });
  }
}

import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/jobs/job.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { LectureChanges } from './lecture-changes.ts';
import { Lecture } from './lecture.entity.ts';

/** The original is named, so that a job for a video that was replaced meanwhile does nothing. */
const fingerprintVideo = defineJob<{ lectureId: string; videoKey: string }>('fingerprint-video');

interface Dependencies {
  em: EntityManager;
  storage: Storage;
  jobs: Jobs;
  changes: LectureChanges;
}

/**
 * Sums up originals by SHA-256, so that whoever sent one can see that all of it arrived. It is counted from the storage, in
 * a job: a sum that is kept while bytes arrive dies with the process, and would then be counted like this anyway.
 */
export class VideoFingerprints {
  constructor(private readonly deps: Dependencies) {}

  /** Has the video of a lecture summed up, once the transaction of `em` has committed. */
  async request(em: EntityManager, { id, videoKey }: Lecture): Promise<void> {
    if (videoKey === null) throw new Error(`Lecture ${id} has no video to sum up`);
    await this.deps.jobs.add(em, fingerprintVideo, { lectureId: id, videoKey });
  }

  handlers(): JobHandler[] {
    return [handleJob(fingerprintVideo, (job) => this.sumUp(job))];
  }

  private async sumUp({ lectureId, videoKey }: { lectureId: string; videoKey: string }): Promise<void> {
    const { em, storage, changes } = this.deps;
    const body = await storage.get(videoKey);
    // Replaced or deleted meanwhile.
    if (!body) return;
    const hash = createHash('sha256');
    await pipeline(body, hash);
    const videoSha256 = hash.digest('hex');
    await em.transactional(async (tx) => {
      const lecture = await tx.findOne(Lecture, { id: lectureId, videoKey }, { populate: ['course'] });
      if (!lecture) return;
      await tx.nativeUpdate(Lecture, { id: lectureId, videoKey }, { videoSha256 });
      await changes.tell(tx, { lectureId, courseId: lecture.course.id });
    });
  }
}

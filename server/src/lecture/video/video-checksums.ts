import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { nullWhenAbsent } from '#server/platform/common/absent-file.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';

/** The payload contains the key of the original, so that a job for a replaced video does nothing. */
const computeChecksum = defineJob<{ lectureId: string; videoKey: string }>(
  'fingerprint-video',
  'housekeeping',
);

interface Dependencies {
  em: EntityManager;
  storage: Storage;
  jobs: Jobs;
  changes: LectureChanges;
}

/**
 * Computes the SHA-256 of original videos from the storage, in a job, so that the uploader can verify that the whole
 * file arrived. Not during the upload: a running hash would die with the process.
 */
export class VideoChecksums {
  constructor(private readonly deps: Dependencies) {}

  /** Queues the checksum of a lecture's video, once the transaction of `em` has committed. */
  async request(em: EntityManager, { id, videoKey }: Lecture): Promise<void> {
    if (videoKey === null) throw new Error(`Lecture ${id} has no video for a checksum`);
    await this.deps.jobs.add(em, computeChecksum, { lectureId: id, videoKey });
  }

  handlers(): JobHandler[] {
    return [handleJob(computeChecksum, (job, { signal }) => this.compute(job, signal))];
  }

  private async compute(
    { lectureId, videoKey }: { lectureId: string; videoKey: string },
    signal: AbortSignal,
  ): Promise<void> {
    const { em, storage, changes } = this.deps;
    const path = storage.localPath(videoKey);
    const videoSha256 =
      path === null ? await checksumOfObject(storage, videoKey, signal) : await checksumOfFile(path, signal);
    // The video was replaced or deleted.
    if (videoSha256 === null) return;
    await em.transactional(async (tx) => {
      const lecture = await tx.findOne(Lecture, { id: lectureId, videoKey }, { populate: ['course'] });
      if (!lecture) return;
      await tx.nativeUpdate(Lecture, { id: lectureId, videoKey }, { videoSha256 });
      await changes.publish(tx, { lectureId, courseId: lecture.course.id });
    });
  }
}

/** Bytes hashed at a time. A larger block would delay other requests of the process. */
const BLOCK_BYTES = 512 * 1024;

/**
 * Null if the file does not exist. Reuses one buffer: a stream would allocate one for each read, faster than the garbage
 * collector frees them.
 */
async function checksumOfFile(path: string, signal: AbortSignal): Promise<string | null> {
  const file = await open(path).catch(nullWhenAbsent);
  if (!file) return null;
  try {
    const hash = createHash('sha256');
    const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    for (let position = 0; ;) {
      signal.throwIfAborted();
      const { bytesRead } = await file.read(block, 0, block.length, position);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(block.subarray(0, bytesRead));
      position += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/** Null if the object does not exist. */
async function checksumOfObject(storage: Storage, key: string, signal: AbortSignal): Promise<string | null> {
  const body = await storage.get(key);
  if (!body) return null;
  const hash = createHash('sha256');
  await pipeline(body, hash, { signal });
  return hash.digest('hex');
}

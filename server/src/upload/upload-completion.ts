import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from '#server/platform/common/logger.ts';
import type { VideoAttachment } from '#server/lecture/video/video-attachment.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { containerOf } from '#server/platform/video/video-container.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import { probeVideo } from '#server/platform/video/video-probe.ts';
import { LectureUpload } from './lecture-upload.entity.ts';
import type { UploadLocks } from './upload-locks.ts';
import { UploadRefusal } from './upload-refusal.ts';
import type { UploadStore } from './upload-store.ts';
import { lockUpload } from './locked-upload.ts';
import { discardUpload, type UploadService } from './upload.service.ts';

/** An upload whose completion was begun so often and never ended has taken the process with it each time. */
const MAX_UNENDED_COMPLETIONS = 3;

/** Bytes of no upload are forgotten when they are older than any request that could still write them. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;

interface Dependencies {
  em: EntityManager;
  uploads: UploadService;
  store: UploadStore;
  locks: UploadLocks;
  storage: Storage;
  objects: StoredObjects;
  attachment: VideoAttachment;
  jobs: Jobs;
  logger: Logger;
}

/**
 * Makes whole uploads the videos of their lectures. Every step can be repeated, by whichever process comes next: the object's
 * key is made from the upload's id, and the row of the upload goes in the transaction that gives the lecture its video.
 */
export class UploadCompletion {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Gives the lecture its video when all bytes of the upload are there; nothing happens before, and when it is over.
   * Throws VideoFaultError when it is no video that can be shown, or takes the process with it time after time: then the
   * upload is over, too. Throws UploadRefusal 423 while somebody else works on it, and the storage's own errors, after which
   * it can be called again.
   */
  async complete(id: string, patience?: number): Promise<void> {
    const { em, uploads, store, locks, objects } = this.deps;
    const upload = await em.fork().findOne(LectureUpload, id);
    if (!upload) return;
    try {
      const work = async () => {
        if (!(await this.isWhole(upload))) return;
        await this.begin(id);
        try {
          await this.attach(id, await this.adopted(id));
        } catch (error) {
          // The error is what the caller must hear of, also where the database is what failed.
          await this.forgetBeginnings(id).catch(() => undefined);
          throw error;
        }
      };
      await locks.hold(id, work, { patience });
    } catch (error) {
      if (!(error instanceof VideoFaultError)) throw error;
      await uploads.refuse(id, error.fault);
      for (const key of keysOf(id)) await objects.discard(key);
      await store.discard(id);
      throw error;
    }
  }

  /** Whether all bytes of an upload are there, and somebody has begun to complete it. */
  async hasBegun(id: string): Promise<boolean> {
    return (await this.deps.objects.known(keysOf(id))).length > 0;
  }

  /** The size of a video that an upload has become; null when it has not. */
  async arrivedSize(id: string): Promise<number | null> {
    const [object] = await this.deps.objects.known(keysOf(id));
    return object?.isAttached ? ((await this.deps.storage.head(object.key))?.size ?? null) : null;
  }

  /**
   * Completes what a process that died has left whole, gives up what has waited too long, and forgets bytes that belong to
   * no upload any more.
   */
  async tidy(): Promise<void> {
    const { em, uploads, store } = this.deps;
    for (const { id } of await em.fork().find(LectureUpload, {}, { fields: ['id'] })) {
      await this.complete(id, 0).catch((error: unknown) => {
        const isExpected = error instanceof VideoFaultError || error instanceof UploadRefusal;
        if (!isExpected)
          this.deps.logger.warn({ err: error, uploadId: id }, 'an upload could not be completed');
      });
    }
    await uploads.giveUpExpired();
    const old = (await store.list()).filter(
      ({ writtenAt }) => Date.now() - writtenAt.getTime() > FORGOTTEN_AFTER_MS,
    );
    const ids = [...new Set(old.map(({ id }) => id))];
    const known = await em.fork().find(LectureUpload, { id: { $in: ids } }, { fields: ['id'] });
    for (const id of ids) {
      if (!known.some((upload) => upload.id === id)) await store.discard(id);
    }
  }

  private async isWhole({ id, size }: LectureUpload): Promise<boolean> {
    return (await this.adoptedKey(id)) !== null || (await this.deps.store.received(id, size)) >= size;
  }

  private async adoptedKey(id: string): Promise<string | null> {
    for (const key of keysOf(id)) {
      if (await this.deps.storage.head(key)) return key;
    }
    return null;
  }

  /** Counts a beginning before anything is done that the process may not survive. Throws VideoFaultError for one too many. */
  private async begin(id: string): Promise<void> {
    const [upload] = await this.deps.em.fork().execute<{ unended_completions: number }[]>(
      `update lecture_uploads set unended_completions = unended_completions + 1 where id = ?
         returning unended_completions`,
      [id],
    );
    if (upload && upload.unended_completions > MAX_UNENDED_COMPLETIONS) {
      throw new VideoFaultError('UNREADABLE', new Error('The process ended each time that it was completed'));
    }
  }

  private async forgetBeginnings(id: string): Promise<void> {
    await this.deps.em.fork().nativeUpdate(LectureUpload, { id }, { unendedCompletions: 0 });
  }

  /** Moves a whole upload into the storage, where that was not done yet. Returns its key. */
  private async adopted(id: string): Promise<string> {
    const { storage, store, objects } = this.deps;
    const adopted = await this.adoptedKey(id);
    if (adopted) return adopted;
    const { extension, contentType } = containerOf(await store.header(id));
    const key = keyOf(id, extension);
    await objects.reserve([key]);
    await storage.adopt(await store.source(id), key, { contentType });
    return key;
  }

  private async attach(id: string, key: string): Promise<void> {
    const { em, storage, objects, attachment, jobs } = this.deps;
    const { contentType, durationSeconds } = await probeVideo(storage, key);
    const isAttached = await em.fork().transactional(async (tx) => {
      const locked = await lockUpload(tx, id);
      if (!locked) return false;
      const video = { videoKey: key, videoType: contentType, duration: durationSeconds };
      await attachment.attachVideo(tx, locked, video);
      await tx.nativeDelete(LectureUpload, { id });
      await objects.attach(tx, [key]);
      await jobs.add(tx, discardUpload, { id });
      return true;
    });
    // Cancelled meanwhile.
    if (!isAttached) await objects.discard(key);
  }
}

const keyOf = (id: string, extension: string): string => `videos/${id}.${extension}`;

/** All keys that the video of an upload can get. */
const keysOf = (id: string): string[] => ['mp4', 'mov', 'webm'].map((extension) => keyOf(id, extension));

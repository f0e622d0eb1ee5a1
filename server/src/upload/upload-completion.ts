import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { VideoAttachment } from '#server/lecture/video/video-attachment.ts';
import { examineStored } from '#server/lecture/video/video-store.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, uuid } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { containerOf } from '#server/platform/video/video-container.ts';
import type { VideoEngine } from '#server/platform/video/video-engine.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import { videoExtensions } from '#shared/video-header.ts';
import { LectureUpload } from './lecture-upload.entity.ts';
import type { UploadLocks } from './upload-locks.ts';
import type { UploadStore } from './upload-store.ts';
import type { UploadTargets } from './upload-targets.ts';
import { lockUpload } from './locked-upload.ts';
import { discardUpload, type UploadService } from './upload.service.ts';

/** After this many unfinished completions, the upload is considered to crash the process each time. */
const MAX_UNENDED_COMPLETIONS = 3;

/** Bytes without an upload are removed after this time, when no running request can still write them. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;

const COUNT_BEGINNING = read({ id: uuid }, ({ id }) =>
  db
    .updateTable('lectureUploads')
    .set((query) => ({ unendedCompletions: query('unendedCompletions', '+', 1) }))
    .where('id', '=', id)
    .returning('unendedCompletions'),
);

interface Dependencies {
  em: EntityManager;
  uploads: UploadService;
  targets: UploadTargets;
  store: UploadStore;
  locks: UploadLocks;
  storage: Storage;
  objects: StoredObjects;
  attachment: VideoAttachment;
  jobs: Jobs;
  logger: Logger;
  engine: Pick<VideoEngine, 'converts'>;
}

/**
 * Turns complete uploads into the videos of their lectures. Any process can repeat every step: the object key derives
 * from the upload id, and the upload's row is deleted in the transaction that attaches the video to the lecture.
 */
export class UploadCompletion {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Attaches the video to its lecture if all bytes have arrived. It does nothing for an incomplete or finished upload.
   * Throws VideoFaultError if the file is not a playable video or repeatedly crashes the process. The upload is then
   * over. Throws LOCKED while another request works on it, and the storage's own errors, after which it can
   * be called again.
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
          // The caller must get the original error, even if the database has failed.
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

  /** Whether the completion of an upload has started, which means that all its bytes have arrived. */
  async hasBegun(id: string): Promise<boolean> {
    return (await this.deps.objects.known(keysOf(id))).length > 0;
  }

  /** Returns the size of the video of a completed upload, or null if the upload is not completed. */
  async arrivedSize(id: string): Promise<number | null> {
    const [object] = await this.deps.objects.known(keysOf(id));
    return object?.isAttached ? ((await this.deps.storage.head(object.key))?.size ?? null) : null;
  }

  /** Completes uploads that a dead process left complete, abandons expired ones, and removes bytes without an upload. */
  async tidy(): Promise<void> {
    const { em, uploads, store, targets } = this.deps;
    for (const { id } of await em.fork().find(LectureUpload, {}, { fields: ['id'] })) {
      await this.complete(id, 0).catch((error: unknown) => {
        const isExpected =
          error instanceof VideoFaultError || (error instanceof AppError && error.code === 'LOCKED');
        if (!isExpected) this.deps.logger.warn({ err: error, uploadId: id }, 'could not complete an upload');
      });
    }
    await uploads.giveUpExpired();
    const old = (await store.list()).filter(
      ({ writtenAt }) => Date.now() - writtenAt.getTime() > FORGOTTEN_AFTER_MS,
    );
    const ids = [...new Set(old.map(({ id }) => id))];
    const running = await targets.running(ids);
    for (const id of ids) {
      if (!running.has(id)) await store.discard(id);
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

  /** Counts an attempt before any step that could crash the process. Throws VideoFaultError after too many attempts. */
  private async begin(id: string): Promise<void> {
    const [upload] = await readIn(this.deps.em.fork(), COUNT_BEGINNING, { id });
    if (upload && upload.unendedCompletions > MAX_UNENDED_COMPLETIONS) {
      throw new VideoFaultError(
        'UNREADABLE',
        new Error('Every attempt to complete the upload ended the process'),
      );
    }
  }

  private async forgetBeginnings(id: string): Promise<void> {
    await this.deps.em.fork().nativeUpdate(LectureUpload, { id }, { unendedCompletions: 0 });
  }

  /** Moves a complete upload into the storage unless that is already done. Returns its key. */
  private async adopted(id: string): Promise<string> {
    const { storage, store, objects, engine } = this.deps;
    const adopted = await this.adoptedKey(id);
    if (adopted) return adopted;
    const { extension, contentType } = containerOf(await store.header(id), engine.converts);
    const key = keyOf(id, extension);
    await objects.reserve([key]);
    await storage.adopt(await store.source(id), key, { contentType });
    return key;
  }

  private async attach(id: string, key: string): Promise<void> {
    const { em, storage, objects, attachment, jobs, engine } = this.deps;
    const video = await examineStored(storage, key, engine);
    const isAttached = await em.fork().transactional(async (tx) => {
      const locked = await lockUpload(tx, id);
      if (!locked) return false;
      await attachment.attachVideo(tx, locked, video);
      await tx.nativeDelete(LectureUpload, { id });
      await objects.attach(tx, [key]);
      await jobs.add(tx, discardUpload, { id });
      return true;
    });
    // The upload was cancelled meanwhile.
    if (!isAttached) await objects.discard(key);
  }
}

const keyOf = (id: string, extension: string): string => `videos/${id}.${extension}`;

/** All possible keys of an upload's video. */
const keysOf = (id: string): string[] => videoExtensions.map((extension) => keyOf(id, extension));

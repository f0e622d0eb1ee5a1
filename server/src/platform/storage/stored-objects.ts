import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#server/platform/common/errors.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { Storage } from './storage.ts';
import { StoredObject } from './stored-object.entity.ts';

const deleteObjects = defineJob<{ keys: string[] }>('delete-objects', 'housekeeping');
const sweepObjects = defineJob<Record<string, never>>('sweep-objects', 'housekeeping');

/** After this long an object that nothing refers to cannot belong to a request that is still running. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Ties objects in the storage to rows in the database, so that neither is left without the other: a key is reserved
 * before its first byte, attached in the transaction that refers to it, and deleted after the transaction that lets
 * it go. What a crash leaves between these steps is swept away a day later.
 */
export class StoredObjects {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: Storage,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Stores what `write` puts under `key` and runs `commit` in a transaction that is to refer to it. When either
   * fails, the object is removed and the error goes on to the caller.
   */
  async create<Written, Result>(
    key: string,
    write: () => Promise<Written>,
    commit: (em: EntityManager, written: Written) => Promise<Result>,
  ): Promise<Result> {
    await this.reserve([key]);
    try {
      const written = await write();
      return await this.em.transactional(async (em) => {
        const result = await commit(em, written);
        await this.attach(em, [key]);
        return result;
      });
    } catch (error) {
      // A storage that does not answer would have the caller wait as long again.
      const isSilent = error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE';
      await (isSilent ? this.discardLater(key) : this.discard(key));
      throw error;
    }
  }

  /**
   * Notes keys before their first byte; reserving one again that nothing refers to yet starts its day anew. Whoever
   * writes objects that take longer than `create` does: reserve, write, and attach when they are referred to.
   */
  async reserve(keys: string[]): Promise<void> {
    const reservedAt = new Date();
    await this.em.fork().upsertMany(
      StoredObject,
      keys.map((key) => ({ key, reservedAt, isAttached: false })),
      { onConflictFields: ['key'], onConflictMergeFields: ['reservedAt'] },
    );
  }

  /** Keeps reserved objects from the moment on in which the transaction of `em` commits. */
  async attach(em: EntityManager, keys: string[]): Promise<void> {
    await em.nativeUpdate(StoredObject, { key: { $in: keys } }, { isAttached: true });
  }

  /** Which of these keys are reserved, and whether a committed row refers to their objects. */
  async known(keys: string[]): Promise<Pick<StoredObject, 'key' | 'isAttached'>[]> {
    return this.em.fork().find(StoredObject, { key: { $in: keys } });
  }

  /** Lets objects go in the transaction of `em`; they are deleted once it has committed. */
  async release(em: EntityManager, keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    await em.nativeUpdate(StoredObject, { key: { $in: keys } }, { isAttached: false });
    await this.jobs.add(em, deleteObjects, { keys });
  }

  handlers(): JobHandler[] {
    return [
      handleJob(deleteObjects, ({ keys }) => this.delete(keys)),
      handleJob(sweepObjects, () => this.sweep(), '17 * * * *'),
    ];
  }

  private async sweep(): Promise<void> {
    const abandoned = await this.em.find(
      StoredObject,
      { isAttached: false, reservedAt: { $lt: new Date(Date.now() - ABANDONED_AFTER_MS) } },
      { limit: 1000, disableIdentityMap: true },
    );
    await this.delete(abandoned.map(({ key }) => key));
  }

  /**
   * Deletes those that nothing refers to. The ledger is asked first: a transaction whose answer was lost may have
   * been committed.
   */
  private async delete(keys: string[]): Promise<void> {
    const em = this.em.fork();
    const detached = await em.find(StoredObject, { key: { $in: keys }, isAttached: false });
    for (const { key } of detached) {
      await this.storage.delete(key);
      await em.nativeDelete(StoredObject, { key, isAttached: false });
    }
  }

  /**
   * Removes an object that nothing refers to. Never throws: the first error is what the caller must hear of, and what
   * cannot be removed now is left to the sweep.
   */
  async discard(key: string): Promise<void> {
    await this.delete([key]).catch(() => undefined);
  }

  /** The same by a job, which is tried again until the storage answers. */
  private async discardLater(key: string): Promise<void> {
    await this.jobs.add(this.em.fork(), deleteObjects, { keys: [key] }).catch(() => undefined);
  }
}

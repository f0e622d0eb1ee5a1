import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#server/platform/common/errors.ts';
import { readIn, statement } from '#server/platform/db/statements.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { Storage } from './storage.ts';
import { StoredObject } from './stored-object.entity.ts';

const deleteObjects = defineJob<{ keys: string[] }>('delete-objects', 'housekeeping');
const sweepObjects = defineJob<Record<string, never>>('sweep-objects', 'housekeeping');

/** Each occurrence of a key releases one reference. */
const RELEASE = statement(`
  update stored_objects as object set is_attached = object.shares >= released.count,
      shares = greatest(object.shares - released.count, 0)
    from (select key, count(*)::int as count from unnest($1::text[]) as key group by key) as released
    where object.key = released.key and object.is_attached`);
const SHARE = statement(`
  update stored_objects as object set shares = object.shares + shared.count
    from (select key, count(*)::int as count from unnest($1::text[]) as key group by key) as shared
    where object.key = shared.key and object.is_attached`);

/** After this time, no running request can still need an unattached object. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps objects in the storage consistent with rows in the database. A key is reserved before its first byte, attached
 * in the transaction that refers to it, and deleted after the transaction that releases it. An hourly sweep removes
 * what a crash leaves between these steps after a day.
 */
export class StoredObjects {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: Storage,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Stores an object with `write` and runs `commit` in the transaction that refers to it. If either fails, the object
   * is removed and the error is rethrown.
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
      // If the storage does not respond, the caller must not wait for a second timeout.
      const isSilent = error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE';
      await (isSilent ? this.discardLater(key) : this.discard(key));
      throw error;
    }
  }

  /**
   * Reserves keys before their first byte. Reserving an unattached key again restarts its day. Use this for objects
   * that take longer than `create` allows: reserve, write, and attach in the transaction that refers to them.
   */
  async reserve(keys: string[]): Promise<void> {
    const reservedAt = new Date();
    await this.em.fork().upsertMany(
      StoredObject,
      keys.map((key) => ({ key, reservedAt, isAttached: false })),
      { onConflictFields: ['key'], onConflictMergeFields: ['reservedAt'] },
    );
  }

  /** Attaches reserved objects when the transaction of `em` commits. */
  async attach(em: EntityManager, keys: string[]): Promise<void> {
    await em.nativeUpdate(StoredObject, { key: { $in: keys } }, { isAttached: true });
  }

  /** Returns the ledger entries of these keys. */
  async known(keys: string[]): Promise<Pick<StoredObject, 'key' | 'isAttached'>[]> {
    return this.em.fork().find(StoredObject, { key: { $in: keys } });
  }

  /** Lets another row refer to attached objects, when the transaction of `em` commits. It has to release them, too. */
  async share(em: EntityManager, keys: string[]): Promise<void> {
    if (keys.length > 0) await readIn(em, SHARE, [keys]);
  }

  /** Releases objects in the transaction of `em`. Those that no other row shares are deleted after its commit. */
  async release(em: EntityManager, keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    await readIn(em, RELEASE, [keys]);
    await this.deleteReleased(em, keys);
  }

  /** Deletes those of these objects that nothing refers to once the transaction of `em` has committed. */
  async deleteReleased(em: EntityManager, keys: string[]): Promise<void> {
    if (keys.length > 0) await this.jobs.add(em, deleteObjects, { keys });
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
   * Deletes the unattached objects among these keys. It reads the ledger first, because a transaction may have been
   * committed although its response was lost.
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
   * Removes an unattached object. It never throws, so that the caller can report the original error. The sweep removes
   * what remains.
   */
  async discard(key: string): Promise<void> {
    await this.delete([key]).catch(() => undefined);
  }

  /** Removes the object in a job, which is retried until the storage responds. */
  private async discardLater(key: string): Promise<void> {
    await this.jobs.add(this.em.fork(), deleteObjects, { keys: [key] }).catch(() => undefined);
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { tryLock, unlock } from '#server/platform/db/advisory-lock.ts';
import { connectionOf } from '#server/platform/db/pool.ts';
import type { IncomingChunk } from './incoming-chunk.ts';

/** If another request arrives after this long without a byte, the sender counts as disconnected. */
const SILENT_MS = 5_000;
/** How long a request waits for the lock while another request only reads the offset or is being ended. */
const PATIENCE_MS = 1_000;
const PAUSE_MS = 20;

interface HoldOptions {
  /** The chunk being written. The next request aborts it if it was silent for too long. */
  chunk?: IncomingChunk;
  /** How long to wait for the lock, in milliseconds. */
  patience?: number;
}

/**
 * Allows one writer at a time for each upload, across all processes: within this process with a map, between processes
 * with advisory locks on one PostgreSQL connection, which are released when the process dies.
 */
export class UploadLocks {
  private readonly holders = new Map<string, IncomingChunk | undefined>();
  private connection: Promise<pg.PoolClient> | null = null;

  constructor(private readonly pool: pg.Pool) {}

  /** Runs `work` with the lock of this upload. Throws LOCKED if another request keeps it. */
  async hold<Result>(id: string, work: () => Promise<Result>, options: HoldOptions = {}): Promise<Result> {
    await this.take(id, options);
    try {
      return await work();
    } finally {
      await this.release(id);
    }
  }

  private async take(id: string, { chunk, patience = PATIENCE_MS }: HoldOptions): Promise<void> {
    const held = this.holders.get(id);
    if (held && Date.now() - held.lastByteAt > SILENT_MS) held.abort();
    const until = Date.now() + patience;
    while (!(await this.tryTake(id, chunk))) {
      if (Date.now() >= until) throw new AppError('LOCKED', uploadMessages.locked);
      await delay(PAUSE_MS);
    }
  }

  private async tryTake(id: string, chunk: IncomingChunk | undefined): Promise<boolean> {
    if (this.holders.has(id)) return false;
    this.holders.set(id, chunk);
    try {
      const client = await this.connect();
      if (await tryLock(client, nameOf(id))) return true;
      this.forget(id);
      return false;
    } catch (error) {
      this.forget(id);
      throw error;
    }
  }

  private async release(id: string): Promise<void> {
    try {
      const client = await this.connect();
      await unlock(client, nameOf(id));
    } catch {
      // The connection is lost, and the lock with it.
    }
    this.forget(id);
  }

  /** Returns the connection to the pool when nothing is locked. */
  private forget(id: string): void {
    this.holders.delete(id);
    if (this.holders.size > 0) return;
    const { connection } = this;
    this.connection = null;
    connection?.then(
      (client) => client.off('end', this.lose).release(),
      () => undefined,
    );
  }

  private connect(): Promise<pg.PoolClient> {
    this.connection ??= connectionOf(this.pool).then((client) => {
      client.once('end', this.lose);
      return client;
    });
    return this.connection;
  }

  /** A lost connection releases all locks, so the running writes are aborted. They can be resumed afterwards. */
  private readonly lose = (): void => {
    this.connection = null;
    for (const chunk of this.holders.values()) chunk?.abort();
  };
}

function nameOf(id: string): string {
  return `lecture-upload:${id}`;
}

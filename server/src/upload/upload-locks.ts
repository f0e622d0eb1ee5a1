import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { uploadMessages } from '#shared/upload.ts';
import { tryLock, unlock } from '#server/platform/db/advisory-lock.ts';
import { connectionOf } from '#server/platform/db/pool.ts';
import type { IncomingChunk } from './incoming-chunk.ts';
import { UploadRefusal } from './upload-refusal.ts';

/** A sender that was silent for so long has lost its connection, when somebody comes to go on. */
const SILENT_MS = 5_000;
/**
 * How long a request waits for the lock of an upload while another request only reads the offset, or is about to be
 * ended.
 */
const PATIENCE_MS = 1_000;
const PAUSE_MS = 20;

interface HoldOptions {
  /** What is written meanwhile. Whoever comes next ends it when it was silent for too long. */
  chunk?: IncomingChunk;
  /** How long to wait for somebody else, in milliseconds. */
  patience?: number;
}

/**
 * One writer at a time for each upload, in all processes: within this one by a map, between them by advisory locks that
 * PostgreSQL keeps on one connection, and lets go when the process dies.
 */
export class UploadLocks {
  private readonly holders = new Map<string, IncomingChunk | undefined>();
  private connection: Promise<pg.PoolClient> | null = null;

  constructor(private readonly pool: pg.Pool) {}

  /** Runs `work` as the only one who works on this upload. Throws UploadRefusal 423 when somebody else keeps at it. */
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
      if (Date.now() >= until) throw new UploadRefusal(423, uploadMessages.locked);
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
      // The connection is gone, and the lock with it.
    }
    this.forget(id);
  }

  /** The connection goes back when nothing is locked. */
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

  /** Without the connection nothing is locked any more: what is being written ends, and can go on afterwards. */
  private readonly lose = (): void => {
    this.connection = null;
    for (const chunk of this.holders.values()) chunk?.abort();
  };
}

function nameOf(id: string): string {
  return `lecture-upload:${id}`;
}

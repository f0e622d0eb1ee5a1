import { setInterval as every } from 'node:timers';
import type pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import { ReconnectingClient } from '#server/platform/db/reconnecting-client.ts';

/** An arbitrary fixed number that separates these advisory locks from all others. */
export const LOCK_SPACE = 7_226_106;
const POLL_EVERY_MS = 2_000;
/** Grace period for a living process that lost its connection to take its locks again. */
const FREE_FOR_MS = 5_000;

interface Options {
  databaseUrl: string;
  logger: Logger;
}

/**
 * Detects dead workers. A process holds an advisory lock for each of its worker pools. The database releases the lock
 * when the process dies, for whatever reason. Jobs of workers without a lock are freed, so that another worker takes
 * them within seconds instead of after the queue's own four hours.
 */
export class WorkerLocks {
  private readonly held = new Set<string>();
  /** The time at which each worker with jobs was first found without a lock. */
  private readonly missing = new Map<string, number>();
  private readonly connection: ReconnectingClient;
  private readonly timer: NodeJS.Timeout;
  /** Serializes the statements of the connection. */
  private turn: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {
    this.connection = new ReconnectingClient({
      url: options.databaseUrl,
      logger: options.logger,
      name: 'worker locks',
      prepare: async (client) => {
        // Detects a machine that vanished without closing its connection.
        await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5');
        await client.query('set tcp_keepalives_count = 3');
        for (const id of this.held) await lock(client, id);
      },
    });
    this.timer = every(() => {
      void this.runExclusive(() => this.poll());
    }, POLL_EVERY_MS);
  }

  /** Locks a worker pool. Call it before the pool takes its first job. */
  async hold(id: string): Promise<void> {
    const client = await this.connection.ready();
    await this.runExclusive(async () => {
      if (this.held.has(id)) return;
      this.held.add(id);
      await lock(client, id);
    });
  }

  /** Releases all locks. Call it after the workers have stopped. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.turn;
    await this.connection.close();
  }

  private runExclusive(work: () => Promise<void>): Promise<void> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async poll(): Promise<void> {
    const { logger } = this.options;
    try {
      if (!this.connection.isReady) return;
      const client = await this.connection.ready();
      const dead = this.overdue(await withoutLock(client, [...this.held]));
      if (dead.length === 0) return;
      await client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
      logger.warn({ workers: dead }, 'freed the jobs of dead workers');
    } catch (error) {
      logger.warn({ err: error }, 'could not check for jobs of dead workers');
    }
  }

  private overdue(ids: string[]): string[] {
    const now = Date.now();
    for (const id of this.missing.keys()) if (!ids.includes(id)) this.missing.delete(id);
    for (const id of ids) if (!this.missing.has(id)) this.missing.set(id, now);
    return ids.filter((id) => now - (this.missing.get(id) ?? now) >= FREE_FOR_MS);
  }
}

async function lock(client: pg.Client, id: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, id]);
}

/**
 * Returns the workers with jobs whose lock is free. `own` is excluded, because a session can always take its own locks
 * again.
 */
async function withoutLock(client: pg.Client, own: string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from (
       select locked_by as id from graphile_worker._private_jobs where locked_at is not null
       union select locked_by from graphile_worker._private_job_queues where locked_at is not null
     ) as workers
     where id <> all($2) and pg_try_advisory_xact_lock_shared($1, hashtext(id))`,
    [LOCK_SPACE, own],
  );
  return rows.map(({ id }) => id);
}

import { setInterval as every } from 'node:timers';
import type pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import { ReconnectingClient } from '#server/platform/db/reconnecting-client.ts';

/** Any fixed number: keeps these advisory locks apart from all others. */
const LOCK_SPACE = 7_226_106;
const POLL_EVERY_MS = 2_000;
/** A living process that lost its connection has this long to come back for its locks. */
const FREE_FOR_MS = 5_000;

interface Options {
  databaseUrl: string;
  logger: Logger;
}

/**
 * Tells living workers from dead ones. A process holds an advisory lock for each of its worker pools as long as it
 * lives: the database lets go of it when the process dies, however that happens. Jobs whose worker holds none any more
 * are freed, so that another worker takes them within seconds and not after the queue's own four hours.
 */
export class WorkerLocks {
  private readonly held = new Set<string>();
  /** Since when a worker with jobs has been found without its lock. */
  private readonly missing = new Map<string, number>();
  private readonly connection: ReconnectingClient;
  private readonly timer: NodeJS.Timeout;
  /** Statements of one connection come one after the other. */
  private turn: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {
    this.connection = new ReconnectingClient({
      url: options.databaseUrl,
      logger: options.logger,
      name: 'worker locks',
      prepare: async (client) => {
        // A machine that vanished says no goodbye: the database asks after it.
        await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5');
        await client.query('set tcp_keepalives_count = 3');
        for (const id of this.held) await lock(client, id);
      },
    });
    this.timer = every(() => {
      void this.runExclusive(() => this.poll());
    }, POLL_EVERY_MS);
  }

  /** Resolves when the lock of this worker pool is held: before its first job. */
  async hold(id: string): Promise<void> {
    const client = await this.connection.ready();
    await this.runExclusive(async () => {
      if (this.held.has(id)) return;
      this.held.add(id);
      await lock(client, id);
    });
  }

  /** Lets go of every lock: after the workers have stopped. */
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
      logger.warn({ workers: dead }, 'freed the jobs of workers that are gone');
    } catch (error) {
      logger.warn({ err: error }, 'could not look for the jobs of workers that are gone');
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

/** Workers with jobs whose lock is free, other than `own`: of the session that holds them, locks can be taken again. */
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

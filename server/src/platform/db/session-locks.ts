import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import { tryLock, unlock } from './advisory-lock.ts';
import { ReconnectingClient } from './reconnecting-client.ts';

/** TCP keepalive in seconds. The database detects a machine that vanished and ends its session ... */
const KEEPALIVE = { idle: 10, interval: 5, count: 3 };
/** ... so that its locks are free again after this many ms. */
const ENDED_MS = 1000 * (KEEPALIVE.idle + KEEPALIVE.interval * KEEPALIVE.count + 5);
const PAUSE_MS = 500;

interface Options {
  databaseUrl: string;
  logger: Logger;
  /** Purpose of the locks, for the log and `pg_stat_activity`. */
  name: string;
}

/**
 * Locks by name that outlast transactions. Each has one holder across all processes. PostgreSQL keeps them on one
 * connection of this process, so that they occupy no connection of a pool. It releases them when the process dies.
 */
export class SessionLocks {
  /** Names that this process holds or asks for. To the database, all work of this process is one session. */
  private readonly claimed = new Set<string>();
  private readonly held = new Set<string>();
  private readonly connection: ReconnectingClient;
  /** The last statement that was requested. A connection runs one at a time. */
  private last: Promise<unknown> = Promise.resolve();

  constructor({ databaseUrl, ...options }: Options) {
    this.connection = new ReconnectingClient({
      ...options,
      url: databaseUrl,
      prepare: async (client) => {
        const { idle, interval, count } = KEEPALIVE;
        await client.query(`set tcp_keepalives_idle = ${idle}; set tcp_keepalives_interval = ${interval}`);
        await client.query(`set tcp_keepalives_count = ${count}`);
        await this.takeAgain(client);
      },
    });
  }

  /**
   * Takes the locks of the lost connection again, whose session may live on in the database for a while. Locks that
   * another process has taken since stay with it.
   */
  private async takeAgain(client: pg.Client): Promise<void> {
    const end = performance.now() + ENDED_MS;
    for (const name of this.held) {
      while (!(await tryLock(client, name)) && performance.now() < end) await pause(PAUSE_MS);
    }
  }

  /** Takes a lock if it is free. Returns whether it was. Waits for a connection to the database, however long that takes. */
  async tryTake(name: string): Promise<boolean> {
    if (this.claimed.has(name)) return false;
    this.claimed.add(name);
    let isFree = false;
    try {
      isFree = await this.ask((client) => tryLock(client, name));
      if (isFree) this.held.add(name);
      return isFree;
    } finally {
      if (!isFree) this.claimed.delete(name);
    }
  }

  /** Releases a lock that `tryTake` took. */
  async release(name: string): Promise<void> {
    this.held.delete(name);
    try {
      if (this.connection.isReady) await this.ask((client) => unlock(client, name));
    } catch {
      // The connection is gone, and the lock with it.
    } finally {
      this.claimed.delete(name);
    }
  }

  private ask<Result>(statement: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const result = this.last.then(async () => statement(await this.connection.ready()));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Releases all locks. */
  async close(): Promise<void> {
    await this.connection.close();
  }
}

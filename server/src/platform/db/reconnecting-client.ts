import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { FailureLog } from '#server/platform/common/failure-log.ts';
import { recordOutage } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { ANSWER_MS, ImpatientClient } from './impatient-client.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;
/**
 * What lies between this machine and PostgreSQL may keep a connection open and answer TCP's keepalive, but pass nothing
 * on. Only a statement shows that.
 */
const PULSE: Pulse = { everyMs: 10_000, answerMs: 5_000 };

/** How often a connection that only waits is checked with a statement, and how long the answer may take. */
interface Pulse {
  everyMs: number;
  answerMs: number;
}

interface Options {
  url: string;
  logger: Logger;
  /** The purpose of the connection, for the log and `pg_stat_activity`. */
  name: string;
  /** Prepares a new connection: its channels and its locks. */
  prepare: (client: pg.Client) => Promise<void>;
  /** Called when a prepared connection is lost and is being replaced. */
  onLost?: () => void;
  /** For tests. */
  pulse?: Pulse;
}

/** Returns the name of a connection in `pg_stat_activity`. */
export const applicationName = (name: string): string => `lectern ${name}`;

/**
 * A single PostgreSQL connection. It reconnects with growing pauses when it is lost or an answer does not come, also
 * while nothing uses it.
 */
export class ReconnectingClient {
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private readonly closing = new AbortController();
  private readonly failures: FailureLog;

  constructor(private readonly options: Options) {
    const { logger, name } = options;
    this.failures = new FailureLog(logger, 'no connection yet', { connection: name });
  }

  /** Resolves when the connection is open and prepared. The first call opens it. Rejects after `close`. */
  async ready(): Promise<pg.Client> {
    for (;;) {
      this.closing.signal.throwIfAborted();
      if (this.client) return this.client;
      this.connecting ??= this.connect().finally(() => (this.connecting = undefined));
      await this.connecting;
    }
  }

  /** Whether the connection is open and prepared now. */
  get isReady(): boolean {
    return this.client !== undefined;
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.connecting?.catch(() => undefined);
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const { signal } = this.closing;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        return await this.attempt();
      } catch (error) {
        const { logger, name } = this.options;
        if (!recordOutage(logger, error, { connection: name })) this.failures.failed(error);
        await pause(wait, undefined, { signal });
      }
    }
  }

  private async attempt(): Promise<void> {
    const { url, name, logger, prepare, onLost } = this.options;
    const client = new ImpatientClient({
      connectionString: url,
      application_name: applicationName(name),
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    });
    // Without a listener an error would end the process. An `end` event follows every error.
    client.on('error', (error) => logger.debug({ err: error, connection: name }, 'connection failed'));
    client.once('end', () => {
      if (this.client !== client) return;
      this.client = undefined;
      logger.warn({ connection: name }, 'connection lost');
      onLost?.();
      // Reconnects at once. Only closing ends the attempts.
      void this.ready().catch(() => undefined);
    });
    try {
      await client.connect();
      await prepare(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.failures.ended();
    this.keepAsking(client);
  }

  /** Asks the connection regularly. Without an answer it ends, and `end` reconnects. */
  private keepAsking(client: pg.Client): void {
    const { everyMs, answerMs } = this.options.pulse ?? PULSE;
    // Its types lack the time limit of a single statement.
    const pulse: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: answerMs };
    let asking: Promise<unknown> | undefined;
    const timer = setInterval(() => {
      // An error that is no timeout is that of a lost connection, which ends anyway.
      asking ??= client
        .query(pulse)
        .catch(() => undefined)
        .finally(() => (asking = undefined));
    }, everyMs).unref();
    client.once('end', () => clearInterval(timer));
  }
}

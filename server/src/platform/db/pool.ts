import pg from 'pg';
import { recordOutage } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { ANSWER_MS, ImpatientClient } from './impatient-client.ts';

/** PostgreSQL itself ends a request's statement after so many ms, while it waits for a lock too; see `ANSWER_MS`. */
const STATEMENT_MS = 10_000;

interface Settings {
  max: number;
  types?: pg.CustomTypesConfig;
  /** PostgreSQL's own settings for each connection. */
  session?: Record<string, number>;
}

/** Connections to the database. A lost one is replaced with the next query. */
export function createPool(url: string, settings: Settings, logger: Logger): pg.Pool {
  return open(url, settings, logger);
}

/** Connections for what somebody waits for: a statement ends, whatever the database does. */
export function createRequestPool(url: string, settings: Settings, logger: Logger): pg.Pool {
  const session = {
    ...settings.session,
    statement_timeout: STATEMENT_MS,
    // These statements are short: starting processes to help with one takes longer than it, and others wait for the processor.
    max_parallel_workers_per_gather: 0,
  };
  return open(url, { ...settings, session, query_timeout: ANSWER_MS, Client: ImpatientClient }, logger);
}

/**
 * A connection of a pool, which goes back by itself when it is lost. Kysely gives one back only after the end of a transaction that
 * the database has heard: each that was lost before would be missing in the pool for ever.
 */
export async function connectionOf(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  const release = client.release.bind(client);
  let isReleased = false;
  const lost = () => client.release(true);
  client.release = (destroy) => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', lost);
    release(destroy);
  };
  client.once('end', lost);
  return client;
}

function open(url: string, { session = {}, ...config }: Settings & pg.PoolConfig, logger: Logger): pg.Pool {
  const settings = Object.entries(session).map(([name, value]) => `set ${name} = ${value}`);
  // By statements: a pooler between us and the database may not take them with the connection. The pool waits for it.
  const prepare = (client: pg.ClientBase): unknown =>
    settings.length > 0 ? client.query(settings.join(';')) : undefined;
  const pool = new pg.Pool({
    ...config,
    connectionString: url,
    // A database that is down is told within seconds, not after the request has timed out.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    onConnect: prepare,
  });
  pool.on('error', (error) => {
    if (!recordOutage(logger, error)) logger.warn({ err: error }, 'an idle database connection was lost');
  });
  // The pool does not listen to a connection in use; the query that fails tells it to its caller.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

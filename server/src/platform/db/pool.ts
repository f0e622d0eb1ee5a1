import pg from 'pg';
import { recordOutage } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { ANSWER_MS, ImpatientClient } from './impatient-client.ts';

/** PostgreSQL ends a request's statement after this many ms, even while it waits for a lock; see `ANSWER_MS`. */
const STATEMENT_MS = 10_000;

/** Days stay text like `2026-01-31`. By default, they become the midnight of the server's time zone. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (day) => day);

interface Settings {
  max: number;
  /** PostgreSQL's own settings for each connection. */
  session?: Record<string, number>;
}

/** Creates a pool of connections. The next query replaces a lost one. */
export function createPool(url: string, settings: Settings, logger: Logger): pg.Pool {
  return open(url, settings, logger);
}

/** Creates a pool for short statements of any work: a connection that stays silent is given up. */
export function createImpatientPool(url: string, settings: Settings, logger: Logger): pg.Pool {
  return open(url, { ...settings, query_timeout: ANSWER_MS, Client: ImpatientClient }, logger);
}

/** Creates a pool for work that a client waits for: a statement ends in time, whatever the database does. */
export function createRequestPool(url: string, settings: Settings, logger: Logger): pg.Pool {
  const session = {
    ...settings.session,
    statement_timeout: STATEMENT_MS,
    // These statements are short. Starting parallel workers would take longer, and takes processor time from others.
    max_parallel_workers_per_gather: 0,
  };
  return createImpatientPool(url, { ...settings, session }, logger);
}

/**
 * Takes a connection from a pool. It is released automatically when it is lost. Kysely releases a connection only after
 * the database has confirmed the end of its transaction: one that is lost before would be missing from the pool
 * forever.
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
  // As statements, because a pooler in between may not accept them as options of the connection. The pool waits for them.
  const prepare = (client: pg.ClientBase): unknown =>
    settings.length > 0 ? client.query(settings.join(';')) : undefined;
  const pool = new pg.Pool({
    ...config,
    types,
    connectionString: url,
    // A database that is down is reported within seconds, before the request times out.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // The system's default is two hours.
    keepAliveInitialDelayMillis: 5_000,
    onConnect: prepare,
  });
  pool.on('error', (error) => {
    if (!recordOutage(logger, error)) logger.warn({ err: error }, 'an idle database connection was lost');
  });
  // The pool does not listen to connections in use. The failing query reports the error to its caller.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

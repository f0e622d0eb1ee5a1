import pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import { TimeLimitedClient } from './time-limits.ts';

/** Connections for the libraries that speak SQL themselves. A lost one is replaced with the next query. */
export function createPool(url: string, size: number, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    Client: TimeLimitedClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  // graphile-worker asks for a listener on each connection too; the query that fails tells it to its caller.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { MikroORM, RequestContext, type EntityManager, type EntitySchema } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import { migrations } from './migrations/index.ts';
import { connectionOf, createPool, createRequestPool } from './pool.ts';

interface Options {
  entities: EntitySchema[];
  url: string;
  /** Maximum number of connections for requests, and for all other work: jobs, commands, migrations. */
  connections: { requests: number; background: number };
  /** PostgreSQL's own settings for each connection. */
  session?: Record<string, number>;
  logger: Logger;
  traces?: Traces | undefined;
}

/** Tables that only the previous version names. The next version drops them. */
export const UNREAD_TABLES = ['cancellation_requests', 'refund_requests'];

/** The work of a request. Its entity manager is created on first use, because most requests need none. */
interface RequestWork {
  em?: EntityManager;
}

const requests = new AsyncLocalStorage<RequestWork>();

/**
 * Runs the work of a request with its own entity manager, with a time limit for its statements, and on connections that
 * jobs do not use.
 */
export function asRequest<Result>(work: () => Result): Result {
  return requests.run({}, work);
}

/** Whether the current work belongs to a request, so that a client waits for it. */
export function isRequest(): boolean {
  return requests.getStore() !== undefined;
}

/** Returns the entity manager of the current request; undefined outside of requests. */
function entityManagerOfRequest(orm: () => MikroORM): EntityManager | undefined {
  const work = requests.getStore();
  // A fork asks for the context while it is created, which would call this function again.
  if (work) work.em ??= requests.exit(() => orm().em.fork({ useContext: true }));
  return work?.em;
}

/** Creates the object-relational mapper and its two pools, which other code shares. It connects with the first query. */
export function createOrm({ entities, url, connections, session, logger, traces }: Options): {
  orm: MikroORM;
  /** The pool for requests, and the pool for all other work. */
  pools: { requests: pg.Pool; work: pg.Pool };
} {
  const pool = createRequestPool(url, { max: connections.requests, session }, logger);
  const background = createPool(url, { max: connections.background, session }, logger);
  let isClosed = false;
  const connect = async () => {
    const client = await connectionOf(isRequest() ? pool : background);
    if (!isClosed) return client;
    // Kysely would fail with a connection that was opened while it closes, and never release it. The pool would wait for it.
    client.release();
    throw new Error('The database is closed');
  };
  const orm: MikroORM = new MikroORM({
    // MikroORM reads the name of the database from it.
    clientUrl: url,
    entities,
    driverOptions: new PostgresDialect({
      pool: {
        options: {},
        connect: traces ? async () => traces.connection(await connect()) : connect,
        end: async () => {
          isClosed = true;
          await Promise.all([pool.end(), background.end()]);
        },
      },
    }),
    context: (name) => RequestContext.getEntityManager(name) ?? entityManagerOfRequest(() => orm),
    logger: (message) => logger.debug(message),
    colors: false,
    // The triggers that keep rollups, and their functions, are written by hand in a migration.
    schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true, skipTables: UNREAD_TABLES },
    migrations: { snapshot: false, migrationsList: migrations },
  });
  return { orm, pools: { requests: pool, work: background } };
}

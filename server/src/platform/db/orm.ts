import { AsyncLocalStorage } from 'node:async_hooks';
import { MikroORM, RequestContext, type EntityManager, type EntitySchema } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import { migrations } from './migrations/index.ts';
import { connectionOf, createPool, createRequestPool } from './pool.ts';

interface Options {
  entities: EntitySchema[];
  url: string;
  /** How many connections requests have, and how many all else: jobs, commands, migrations. */
  connections: { requests: number; background: number };
  /** PostgreSQL's own settings for each connection. */
  session?: Record<string, number>;
  logger: Logger;
  traces?: Traces | undefined;
}

/** Tables that only the version before reads. They go with the version after. */
const UNREAD_TABLES = ['certificate_files'];

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
/** Times stay the texts that PostgreSQL wrote: MikroORM reads them itself. */
const types = new pg.TypeOverrides();
for (const type of [DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ]) types.setTypeParser(type, (text) => text);

/** The work of a request, with an entity manager of its own from the first use on: most requests need none. */
interface RequestWork {
  em?: EntityManager;
}

const requests = new AsyncLocalStorage<RequestWork>();

/**
 * Does the work of a request: it has an entity manager of its own, whatever it asks the object-relational mapper for has a
 * time limit, and jobs do not take its connections.
 */
export function asRequest<Result>(work: () => Result): Result {
  return requests.run({}, work);
}

/** Whether this is the work of a request: somebody waits for it. */
export function isRequest(): boolean {
  return requests.getStore() !== undefined;
}

/** The entity manager of the request whose work this is; undefined when it is none's. */
function entityManagerOfRequest(orm: () => MikroORM): EntityManager | undefined {
  const work = requests.getStore();
  // A fork asks for the context while it is made, which would come back here.
  if (work) work.em ??= requests.exit(() => orm().em.fork({ useContext: true }));
  return work?.em;
}

/** The object-relational mapper, and its connections, which those of requests share. It connects with the first query. */
export function createOrm({ entities, url, connections, session, logger, traces }: Options): {
  orm: MikroORM;
  /** Of requests, and of all else. */
  pools: { requests: pg.Pool; work: pg.Pool };
} {
  const pool = createRequestPool(url, { max: connections.requests, types, session }, logger);
  const background = createPool(url, { max: connections.background, types, session }, logger);
  const connect = () => connectionOf(isRequest() ? pool : background);
  const orm: MikroORM = new MikroORM({
    // The name of the database is read from it.
    clientUrl: url,
    entities,
    driverOptions: new PostgresDialect({
      pool: {
        options: {},
        connect: traces ? async () => traces.connection(await connect()) : connect,
        end: async () => {
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

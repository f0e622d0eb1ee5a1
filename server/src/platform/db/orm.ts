import { MikroORM, type EntitySchema } from '@mikro-orm/postgresql';
import type { Logger } from '#server/platform/common/logger.ts';
import { migrations } from './migrations/index.ts';
import { TimeLimitedClient } from './time-limits.ts';

interface Options {
  entities: EntitySchema[];
  url: string;
  poolSize: number;
  logger: Logger;
}

/** The object-relational mapper. It connects with the first query. */
export function createOrm({ entities, url, poolSize, logger }: Options): MikroORM {
  return new MikroORM({
    clientUrl: url,
    entities,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      Client: TimeLimitedClient,
      // Of the address MikroORM itself takes host, name and password, and drops the rest: `sslmode`, too.
      connectionString: url,
      // A database that is down is told within seconds, not after the request has timed out.
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    },
    logger: (message) => logger.debug(message),
    colors: false,
    // The triggers that keep rollups, and their functions, are written by hand in a migration.
    schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true },
    migrations: { snapshot: false, migrationsList: migrations },
  });
}

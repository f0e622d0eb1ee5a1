import type pg from 'pg';
import { SEARCH_SETTINGS } from './course/course-search.ts';
import type { Config } from './config.ts';
import type { Logger } from './platform/common/logger.ts';
import { createRequestPool } from './platform/db/pool.ts';
import { ReadReplica } from './platform/db/read-replica.ts';
import type { Traces } from './platform/tracing/traces.ts';

/** Creates the read replica if there is one. A worker answers no requests, so it needs no replica. */
export function createReplica(
  { databaseReplicaUrl, databasePoolSize: max, role }: Config,
  { primary, logger, traces }: { primary: pg.Pool; logger: Logger; traces: Traces | undefined },
): ReadReplica | undefined {
  if (!databaseReplicaUrl || role === 'worker') return undefined;
  const session = SEARCH_SETTINGS;
  const replica = createRequestPool(databaseReplicaUrl, { max, session }, logger);
  return new ReadReplica({ primary, replica, logger, traces });
}

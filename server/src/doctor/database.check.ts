import pg from 'pg';
import type { Config } from '#server/config.ts';
import { OTHER_CONNECTIONS } from '#server/connections.ts';
import { readMigrationState } from '#server/platform/db/migrate.ts';
import { loadFindings } from './database-load.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('database');

const texts = doctorTexts.database;

const OLDEST = 15;
const CLOCK_SECONDS = 5;

interface State {
  version: number;
  /** Maximum for the server, or for this database if that is lower. */
  max_connections: number;
  now: Date;
}

/**
 * Checks the database: connection, version, migrations, number of connections for two processes, clock and load. Also checks that
 * its replica is one.
 * @param longSeconds duration after which a statement is reported; for tests
 */
export async function checkDatabase(config: Config, longSeconds?: number): Promise<Finding[]> {
  const { databaseUrl, databaseReplicaUrl, databasePoolSize } = config;
  if (!databaseUrl) return [well(() => texts.embedded)];
  const found = await Promise.all([
    askAt(databaseUrl, 'DATABASE_URL', (client) => examine(client, databasePoolSize, longSeconds)),
    databaseReplicaUrl ? askAt(databaseReplicaUrl, 'DATABASE_REPLICA_URL', examineReplica) : [],
  ]);
  return found.flat();
}

async function askAt(
  url: string,
  setting: string,
  ask: (client: pg.Client) => Promise<Finding[]>,
): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  try {
    await client.connect();
    return await ask(client);
  } catch (error) {
    return [
      fault(
        () => texts.unusable({ host: new URL(url).host, reason: reasonOf(error) }),
        () => texts.use({ setting }),
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function examineReplica(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
  return rows[0]?.follows
    ? [well(() => texts.replica)]
    : [
        attention(
          () => texts.noReplica,
          () => texts.setReplica,
        ),
      ];
}

async function examine(client: pg.Client, poolSize: number, longSeconds?: number): Promise<Finding[]> {
  const { rows } = await client.query<State>(
    `select current_setting('server_version_num')::int / 10000 as version,
       least(current_setting('max_connections')::int, nullif(datconnlimit, -1)) as max_connections, clock_timestamp() as now
     from pg_database where datname = current_database()`,
  );
  const [state] = rows;
  if (!state) throw new Error('The query returned no row');
  return [
    versionFinding(state),
    ...(await migrationFindings(client)),
    ...connectionFindings(state, poolSize),
    ...clockFindings(state),
    ...(await loadFindings(client, { maxConnections: state.max_connections, longSeconds })),
  ];
}

function versionFinding({ version }: State): Finding {
  return version >= OLDEST
    ? well(() => texts.answers({ version: String(version) }))
    : fault(
        () => texts.old({ version: String(version) }),
        () => texts.upgrade({ oldest: String(OLDEST) }),
      );
}

async function migrationFindings(client: pg.Client): Promise<Finding[]> {
  const { isEmpty, waiting, unknown } = await readMigrationState(client);
  if (isEmpty)
    return [
      attention(
        () => texts.empty,
        () => texts.startOnce,
      ),
    ];
  return [
    ...(waiting.length > 0
      ? [
          attention(
            () => texts.waiting({ count: waiting.length }),
            () => texts.start,
          ),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          fault(
            () => texts.unknown({ names: unknown.join(', ') }),
            () => texts.newer,
          ),
        ]
      : []),
  ];
}

function connectionFindings({ max_connections }: State, poolSize: number): Finding[] {
  const needed = 2 * (poolSize + OTHER_CONNECTIONS);
  if (max_connections >= needed) return [];
  return [
    attention(
      () => texts.connections({ max: max_connections, needed }),
      () => texts.allow({ needed, pool: poolSize }),
    ),
  ];
}

function clockFindings({ now }: State): Finding[] {
  const seconds = Math.round(Math.abs(now.getTime() - Date.now()) / 1000);
  if (seconds <= CLOCK_SECONDS) return [];
  return [
    attention(
      () => texts.clock({ seconds }),
      () => texts.keepTime,
    ),
  ];
}

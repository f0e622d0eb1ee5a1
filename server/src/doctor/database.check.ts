import pg from 'pg';
import type { Config } from '#server/config.ts';
import { OTHER_CONNECTIONS } from '#server/connections.ts';
import { readMigrationState } from '#server/platform/db/migrate.ts';
import { loadFindings } from './database-load.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('Database');

const OLDEST = 15;
const CLOCK_SECONDS = 5;

interface State {
  version: number;
  /** That it allows in all, or to this database. */
  max_connections: number;
  now: Date;
}

/**
 * Whether the database can be reached, is new enough, has our tables, has connections for two processes, and is not burdened; and
 * whether its replica follows.
 * @param longSeconds after which a statement is told of; for tests
 */
export async function checkDatabase(config: Config, longSeconds?: number): Promise<Finding[]> {
  const { databaseUrl, databaseReplicaUrl, databasePoolSize } = config;
  if (!databaseUrl) return [well('The embedded PostgreSQL, which starts with the school.')];
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
        `The database at ${new URL(url).host} cannot be used: ${reasonOf(error)}.`,
        `See that it runs, and that ${setting} names the right host, user, password and database.`,
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function examineReplica(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
  return rows[0]?.follows
    ? [well('The replica answers.')]
    : [
        attention(
          'DATABASE_REPLICA_URL leads to a database that follows none: nothing is asked of it.',
          'Set it to a replica that PostgreSQL keeps by streaming, or leave it out.',
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
  if (!state) throw new Error('It answered nothing');
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
    ? well(`PostgreSQL ${version} answers.`)
    : fault(`It is PostgreSQL ${version}.`, `Upgrade it to ${OLDEST} or newer.`);
}

async function migrationFindings(client: pg.Client): Promise<Finding[]> {
  const { isEmpty, waiting, unknown } = await readMigrationState(client);
  if (isEmpty) return [attention('It is empty.', 'Start the school once: it makes its tables.')];
  return [
    ...(waiting.length > 0
      ? [
          attention(
            `${waiting.length} migrations are waiting.`,
            'Start the school: it makes them before it serves.',
          ),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          fault(
            `It has migrations that this version does not know: ${unknown.join(', ')}.`,
            'A newer version of Lectern has been here: run that one.',
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
      `It allows ${max_connections} connections. Two processes of the school may need ${needed}, for as long as one replaces the other.`,
      `Set max_connections to ${needed} or more, or DATABASE_POOL_SIZE to less than ${poolSize}.`,
    ),
  ];
}

function clockFindings({ now }: State): Finding[] {
  const seconds = Math.round(Math.abs(now.getTime() - Date.now()) / 1000);
  if (seconds <= CLOCK_SECONDS) return [];
  return [
    attention(
      `Its clock and that of this machine are ${seconds} seconds apart.`,
      'Let both machines keep time by NTP.',
    ),
  ];
}

import pg from 'pg';
import type { Config } from '#server/config.ts';
import { migrations } from '#server/platform/db/migrations/index.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('Database');

const OLDEST = 15;
/** Of a process beside those for requests: for jobs, locks, live news and the queue. */
const OTHER_CONNECTIONS = 25;
const CLOCK_SECONDS = 5;

interface State {
  version: number;
  max_connections: number;
  now: Date;
}

/** Whether the database can be reached, is new enough, has our tables, and has connections for two processes. */
export async function checkDatabase({ databaseUrl, databasePoolSize }: Config): Promise<Finding[]> {
  if (!databaseUrl) return [well('The embedded PostgreSQL, which starts with the school.')];
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  try {
    await client.connect();
    return await examine(client, databasePoolSize);
  } catch (error) {
    const { host } = new URL(databaseUrl);
    return [
      fault(
        `The database at ${host} cannot be used: ${reasonOf(error)}.`,
        'See that it runs, and that DATABASE_URL names the right host, user, password and database.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function examine(client: pg.Client, poolSize: number): Promise<Finding[]> {
  const { rows } = await client.query<State>(
    `select current_setting('server_version_num')::int / 10000 as version,
       current_setting('max_connections')::int as max_connections, clock_timestamp() as now`,
  );
  const [state] = rows;
  if (!state) throw new Error('It answered nothing');
  return [
    versionFinding(state),
    ...(await migrationFindings(client)),
    ...connectionFindings(state, poolSize),
    ...clockFindings(state),
  ];
}

function versionFinding({ version }: State): Finding {
  return version >= OLDEST
    ? well(`PostgreSQL ${version} answers.`)
    : fault(`It is PostgreSQL ${version}.`, `Upgrade it to ${OLDEST} or newer.`);
}

async function migrationFindings(client: pg.Client): Promise<Finding[]> {
  const { rows: tables } = await client.query(
    "select from pg_tables where tablename = 'mikro_orm_migrations'",
  );
  if (tables.length === 0) return [attention('It is empty.', 'Start the school once: it makes its tables.')];
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations');
  const done = new Set(rows.map(({ name }) => name));
  const own = migrations.map(({ name }) => name);
  const waiting = own.filter((name) => !done.has(name));
  const unknown = [...done].filter((name) => !own.includes(name));
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

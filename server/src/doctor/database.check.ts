import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { OTHER_CONNECTIONS, NOTIFICATIONS_CONNECTION } from '#server/connections.ts';
import { ENCODING, isPooledByTransaction } from '#server/platform/db/fitting-database.ts';
import { readMigrationState } from '#server/platform/db/migrate.ts';
import { applicationName } from '#server/platform/db/reconnecting-client.ts';
import { loadFindings } from './database-load.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';
import { remedyOf, type Remedies } from './remedies.ts';
import { withDatabase } from './with-database.ts';

const { well, attention, fault } = findingsOf('database');

const texts = doctorTexts.database;

const OLDEST = 15;
const CLOCK_SECONDS = 5;

/** By PostgreSQL's error codes, Node's error codes and the messages of the driver. */
const REMEDIES: Remedies<{ setting: string }> = [
  [/28P01|password/, (told) => texts.correctPassword(told)],
  [/3D000/, (told) => texts.create(told)],
  [/53300/, () => texts.freeConnections],
  [/no encryption|pg_hba/, (told) => texts.encrypt(told)],
  [/does not support SSL/, (told) => texts.doNotEncrypt(told)],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, () => texts.trustCertificate],
  [/ENOTFOUND|EAI_AGAIN/, (told) => texts.correctHost(told)],
  [/ECONN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timeout/, (told) => texts.reach(told)],
];

interface State {
  version: number;
  /** Maximum for the server, or for this database if that is lower. */
  max_connections: number;
  /** Number of processes that are connected now. */
  processes: number;
  encoding: string;
  is_read_only: boolean;
  now: Date;
}

/**
 * Checks the database: connection, version, encoding, migrations, number of connections for the processes that run, a pooler, clock
 * and load. Also checks that its replica is one.
 * @param longSeconds duration after which a statement is reported; for tests
 */
export async function checkDatabase(config: Config, longSeconds?: number): Promise<Finding[]> {
  const { databaseUrl, databaseReplicaUrl, databasePoolSize } = config;
  if (!databaseUrl) return [well(() => texts.embedded)];
  const found = await Promise.all([
    askAt(databaseUrl, 'DATABASE_URL', (client) => examine(client, databasePoolSize, longSeconds)),
    poolerFindings(databaseUrl),
    databaseReplicaUrl ? askAt(databaseReplicaUrl, 'DATABASE_REPLICA_URL', examineReplica) : [],
  ]);
  return found.flat();
}

async function askAt(
  url: string,
  setting: string,
  ask: (client: pg.Client) => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await withDatabase(url, ask);
  } catch (error) {
    return [
      fault(
        () => texts.unusable({ host: new URL(url).host, reason: reasonOf(error) }),
        () => remedyOf(error, { remedies: REMEDIES, otherwise: texts.use, told: { setting } }),
      ),
    ];
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
       least(current_setting('max_connections')::int, nullif(datconnlimit, -1)) as max_connections,
       (select count(*)::int from pg_stat_activity
         where datname = current_database() and application_name = $1) as processes,
       pg_encoding_to_char(encoding) as encoding,
       pg_is_in_recovery() or current_setting('transaction_read_only')::bool as is_read_only, clock_timestamp() as now
     from pg_database where datname = current_database()`,
    [applicationName(NOTIFICATIONS_CONNECTION)],
  );
  const [state] = rows;
  if (!state) throw new Error('The query returned no row');
  return [
    versionFinding(state),
    ...encodingFindings(state),
    ...writingFindings(state),
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

function encodingFindings({ encoding }: State): Finding[] {
  if (encoding === ENCODING) return [];
  return [
    fault(
      () => texts.encoding({ encoding }),
      () => texts.useUtf8,
    ),
  ];
}

function writingFindings({ is_read_only }: State): Finding[] {
  if (!is_read_only) return [];
  return [
    fault(
      () => texts.readOnly,
      () => texts.findPrimary,
    ),
  ];
}

/** Finds a pooler that the school does not start with. */
async function poolerFindings(url: string): Promise<Finding[]> {
  // The other checks report a database that cannot be reached.
  if (!(await isPooledByTransaction(url).catch(() => false))) return [];
  return [
    fault(
      () => texts.pooled,
      () => texts.poolBySession,
    ),
  ];
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

/** Each process that runs now may use all its connections, and so may one that replaces another. */
function connectionFindings({ max_connections, processes }: State, poolSize: number): Finding[] {
  const count = Math.max(processes, 1);
  const needed = (count + 1) * (poolSize + OTHER_CONNECTIONS);
  if (max_connections >= needed) return [];
  return [
    attention(
      () => texts.connections({ count, max: max_connections, needed }),
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

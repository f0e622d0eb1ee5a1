import type pg from 'pg';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, type Finding } from './finding.ts';

const { attention } = findingsOf('database');

const texts = doctorTexts.database;

/** Share of the allowed connections. */
const MANY_CONNECTIONS = 0.8;
/** Requests time out much earlier. */
const LONG_SECONDS = 60;
/** Average duration of statements that run at least `OFTEN` times. */
const SLOW_MS = 500;
const OFTEN = 20;
/** Minimum of dead rows to report. Autovacuum starts at a fifth of a table. */
const DEAD_ROWS = 10_000;
const LONGEST_SQL = 80;

/** Finds load on the database: connections, long-running and slow statements, idle transactions and dead rows. */
export async function loadFindings(
  client: pg.Client,
  {
    maxConnections,
    longSeconds = LONG_SECONDS,
  }: { maxConnections: number; longSeconds?: number | undefined },
): Promise<Finding[]> {
  return [
    ...(await connectionFindings(client, maxConnections)),
    ...(await runningFindings(client, longSeconds)),
    ...(await slowFindings(client)),
    ...(await deadRowFindings(client)),
  ];
}

async function connectionFindings(client: pg.Client, max: number): Promise<Finding[]> {
  const { rows } = await client.query<{ used: number }>(
    `select count(*)::int as used from pg_stat_activity
     where backend_type = 'client backend' and
       (datname = current_database() or $1 = current_setting('max_connections')::int)`,
    [max],
  );
  const used = rows[0]?.used ?? 0;
  if (used < MANY_CONNECTIONS * max) return [];
  return [
    attention(
      () => texts.inUse({ used, max }),
      () => texts.raise,
    ),
  ];
}

/** Finds long-running statements and idle transactions. Ignores COPY, because backups take long. */
async function runningFindings(client: pg.Client, longSeconds: number): Promise<Finding[]> {
  const { rows } = await client.query<{ pid: number; seconds: number; is_idle: boolean; text: string }>(
    `select pid, extract(epoch from clock_timestamp() - since)::int as seconds, state <> 'active' as is_idle,
       left(regexp_replace(query, '\\s+', ' ', 'g'), ${LONGEST_SQL}) as text
     from pg_stat_activity, lateral (select case state when 'active' then query_start else xact_start end as since) as began
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and (state = 'active' or state like 'idle in transaction%') and query !~* '^\\s*copy\\M'
       and since < clock_timestamp() - make_interval(secs => $1)
     order by since limit 3`,
    [longSeconds],
  );
  return rows.map(({ pid, seconds, is_idle: isIdle, text }) =>
    isIdle
      ? attention(
          () => texts.idle({ seconds }),
          () => texts.endTransaction({ pid: String(pid) }),
        )
      : attention(
          () => texts.long({ seconds, statement: withoutValues(text) }),
          () => texts.endStatement({ pid: String(pid) }),
        ),
  );
}

/** Finds slow statements, if the extension pg_stat_statements is installed. */
async function slowFindings(client: pg.Client): Promise<Finding[]> {
  const { rows: found } = await client.query(
    "select from pg_class where oid = to_regclass('pg_stat_statements')",
  );
  if (found.length === 0) return [];
  const { rows } = await client.query<{ calls: string; ms: number; text: string }>(
    `select calls, mean_exec_time::int as ms, left(regexp_replace(query, '\\s+', ' ', 'g'), ${LONGEST_SQL}) as text
     from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and mean_exec_time > $1 and calls >= $2 and query ~* '^\\s*(select|insert|update|delete|with)\\M'
     order by total_exec_time desc limit 3`,
    [SLOW_MS, OFTEN],
  );
  return rows.map(({ calls, ms, text }) =>
    attention(
      () => texts.slow({ ms, calls, statement: withoutValues(text) }),
      () => texts.analyze,
    ),
  );
}

async function deadRowFindings(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; dead: string; live: string }>(
    `select relname as name, n_dead_tup as dead, n_live_tup as live from pg_stat_user_tables
     where n_dead_tup > $1 and n_dead_tup > n_live_tup order by n_dead_tup desc limit 3`,
    [DEAD_ROWS],
  );
  return rows.map(({ name, dead, live }) =>
    attention(
      () => texts.dead({ name, dead, live }),
      () => texts.vacuum({ name }),
    ),
  );
}

/** Replaces the values in a statement, because they may be personal data. */
const withoutValues = (sql: string): string => sql.replace(/'(?:[^']|'')*('|$)/g, '?');

import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/**
 * Excluded tables: credentials and sessions, which may have been revoked since, and tables that refer to them; rate limits; and
 * unfinished uploads, whose bytes are not stored objects yet. After a restore users log in again, and integrators need new tokens.
 */
const LEFT_OUT = new Set([
  'mikro_orm_migrations',
  'sessions',
  'api_tokens',
  'idempotency_keys',
  'account_tokens',
  'email_changes',
  'invitations',
  'pending_logins',
  'known_devices',
  'passkey_challenges',
  'rate_limits',
  'lecture_uploads',
]);

/** A table with its columns, except generated ones. */
export interface Table {
  name: string;
  columns: string[];
}

/** Returns the tables to save, each after the tables that it refers to. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_name order by table_name`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const kept = tables.filter(({ name }) => !LEFT_OUT.has(name));
  const sorted = new Set<Table>();
  const visit = (table: Table) => {
    if (sorted.has(table)) return;
    for (const { to } of references.filter(({ from }) => from === table.name)) {
      const other = kept.find(({ name }) => name === to);
      if (other) visit(other);
    }
    sorted.add(table);
  };
  kept.forEach(visit);
  return [...sorted];
}

/** Returns the rows of a table in the format of COPY, compressed. */
export function dumpTable(client: pg.ClientBase, table: Table): Readable {
  const gzip = createGzip();
  // Passes the error to the reader.
  pipeline(client.query(copyTo(`copy ${target(table)} to stdout`)), gzip).catch((error: Error) =>
    gzip.destroy(error),
  );
  return gzip;
}

/** Loads the rows of `dumpTable` into an empty table. Disables triggers, because the tables that they maintain are also loaded. */
export async function loadTable(client: pg.ClientBase, table: Table, rows: Readable): Promise<void> {
  const name = quoted(table.name);
  await client.query(`alter table ${name} disable trigger user`);
  await pipeline(rows, createGunzip(), client.query(copyFrom(`copy ${target(table)} from stdin`)));
  await client.query(`alter table ${name} enable trigger user`);
}

/** Returns the queued jobs as lines of JSON, compressed. */
export async function dumpJobs(client: pg.ClientBase): Promise<Readable> {
  const { rows } = await client.query<{ job: object }>(
    `select jsonb_build_object('task', identifier, 'payload', payload, 'queue', queue_name, 'runAt', run_at,
       'attempts', max_attempts, 'key', key, 'priority', jobs.priority) as job
     from graphile_worker._private_jobs as jobs
     join graphile_worker._private_tasks as tasks on tasks.id = task_id
     left join graphile_worker._private_job_queues as queues on queues.id = job_queue_id`,
  );
  return Readable.from(rows.map(({ job }) => `${JSON.stringify(job)}\n`)).pipe(createGzip());
}

/** Queues the jobs of `dumpJobs`. */
export async function loadJobs(client: pg.ClientBase, jobs: Readable): Promise<void> {
  for await (const job of createInterface({ input: jobs.pipe(createGunzip()) })) {
    await client.query(
      `select graphile_worker.add_job(job ->> 'task', (job -> 'payload')::json, job ->> 'queue', (job ->> 'runAt')::timestamptz,
         (job ->> 'attempts')::int, job ->> 'key', (job ->> 'priority')::int)
       from (select $1::jsonb as job) as given`,
      [job],
    );
  }
}

const target = ({ name, columns }: Table): string => `${quoted(name)} (${columns.map(quoted).join(', ')})`;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

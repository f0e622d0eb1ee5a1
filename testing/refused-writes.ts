import type { TestApp } from './start-app.ts';

type Database = Pick<TestApp, 'sql'>;

/** Replaces only the function, which needs no lock on a table. */
const answer = (statement: string) => `
  create or replace function answer_write() returns trigger language plpgsql as $$ begin ${statement}; end $$`;

const TABLES = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'graphile_worker')`;

/** Ends the connections of the school, not of the test. */
const END_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name <> 'test'`;

const databaseOf = ({ config }: TestApp) => new URL(config.databaseUrl ?? '').pathname.slice(1);

/**
 * Makes PostgreSQL refuse every statement that writes, with this SQLSTATE. Reads succeed. 25006 makes the database
 * read-only and ends its connections, which looks like a failover to a standby.
 */
export async function refuseWrites(app: TestApp, code: string): Promise<void> {
  if (code !== '25006') return refuseEachWrite(app, code);
  await app.sql(`alter database ${databaseOf(app)} set default_transaction_read_only = on`);
  await app.sql(END_CONNECTIONS);
}

/** Makes each statement that writes fail with this SQLSTATE, as on a full disk with 53100. */
export async function refuseEachWrite({ sql }: Database, code: string): Promise<void> {
  await sql(answer(`raise exception 'refused' using errcode = '${code}'`));
  // Each in its own transaction, because their locks together could deadlock with requests.
  for (const { name } of await sql<{ name: string }>(TABLES)) {
    await sql(`create or replace trigger refuse before insert or update or delete on ${name}
      for each statement execute function answer_write()`);
  }
}

/** Reverts `refuseEachWrite`. */
export async function acceptEachWrite({ sql }: Database): Promise<void> {
  await sql(answer('return null'));
}

/** Makes PostgreSQL accept writes again. */
export async function acceptWrites(app: TestApp): Promise<void> {
  await app.sql(`begin read write; ${answer('return null')}; commit`);
  await app.sql(
    `begin read write; alter database ${databaseOf(app)} reset default_transaction_read_only; commit`,
  );
  await app.sql(END_CONNECTIONS);
}

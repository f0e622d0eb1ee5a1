// @slow server/src/platform
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '#testing/database.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

const PASSWORD = "it's a password";

let folder: string;
let postgres: EmbeddedPostgres;
let schoolUrl: string;

async function query<Row extends pg.QueryResultRow>(url: string, statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** The statements that the image of PostgreSQL runs, adapted to a server whose superuser is called `lectern`. */
async function shippedStatements(): Promise<string[]> {
  const shipped = await readFile('deploy/postgres/school.sql', 'utf8');
  return shipped
    .replaceAll(/^(--|\\).*$/gm, '')
    .replaceAll('lectern', 'school')
    .replace('alter role postgres', 'alter role lectern')
    .replace(":'password'", pg.escapeLiteral(PASSWORD))
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-role-'));
  postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  await query(databaseUrl(postgres.url, 'postgres'), await shippedStatements());
  const url = new URL(databaseUrl(postgres.url, 'school'));
  url.username = 'school';
  url.password = encodeURIComponent(PASSWORD);
  schoolUrl = url.href;
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

it('the school role can run all migrations, the queue and the extension', async () => {
  const app = await runApp(schoolUrl, { VIDEO_ENGINE: 'mediabunny', DATABASE_POOL_SIZE: '2' });
  try {
    expect((await new HttpClient(app.url).fetch('/readyz')).status).toBe(200);
    expect(
      await query(schoolUrl, ["select extname from pg_extension where extname = 'pg_trgm'"]),
    ).toHaveLength(1);
  } finally {
    await app.stop();
  }
});

it('the school role owns one database and has no other rights on the server', async () => {
  const [role] = await query(schoolUrl, [
    'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
  ]);
  expect(Object.values(role ?? {})).toEqual([false, false, false, false, false]);
  await expect(query(schoolUrl, ['select * from pg_authid'])).rejects.toThrow('permission denied');
  await expect(query(schoolUrl, ["copy (select 1) to program 'true'"])).rejects.toThrow('permission denied');
  await expect(query(databaseUrl(schoolUrl, 'postgres'), ['select 1'])).rejects.toThrow('permission denied');
});

it('only the school role can log in with a password', async () => {
  await expect(query(postgres.url, ['select 1'])).rejects.toThrow('password authentication failed');
});

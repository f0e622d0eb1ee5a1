import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTransactionPooler } from '#server/platform/db/transaction-pooler.test-helper.ts';
import { databaseUrl } from '#testing/database.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { checkDatabase } from './database.check.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Returns the problems of a database, with their remedies. */
async function problemsAt(url: string): Promise<(string | undefined)[][]> {
  const findings = await checkDatabase({ ...app.config, databaseUrl: url });
  return findings.filter(({ state }) => state === 'FAULT').map(({ text, remedy }) => [text, remedy]);
}

it('finds no problem in a database that fits', async () => {
  expect(await problemsAt(app.config.databaseUrl ?? '')).toEqual([]);
});

it.each<[string, (url: URL) => void, RegExp]>([
  [
    'a wrong password',
    (url) => void (url.password = 'wrong'),
    /^Correct the user and the password in DATABASE_URL/,
  ],
  ['a database that does not exist', (url) => void (url.pathname = '/none'), /^Create the database/],
  [
    'an unknown host',
    (url) => void (url.hostname = 'database.invalid'),
    /^Correct the host name in DATABASE_URL/,
  ],
  ['no database', (url) => void (url.port = '1'), /^Check that PostgreSQL is running/],
  ['TLS that it does not have', (url) => url.searchParams.set('sslmode', 'require'), /^Remove sslmode/],
])('says what to do about %s', async (_what, change, remedy) => {
  const url = new URL(app.config.databaseUrl ?? '');
  change(url);
  expect(await problemsAt(url.href)).toEqual([[expect.any(String), expect.stringMatching(remedy)]]);
});

it('reports a database that is read-only', async () => {
  const url = new URL(app.config.databaseUrl ?? '');
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  expect(await problemsAt(url.href)).toEqual([
    [expect.stringContaining('is read-only'), expect.stringContaining('primary server')],
  ]);
});

it('reports a pooler that gives each transaction another session', async () => {
  const pooler = await startTransactionPooler(app.config.databaseUrl ?? '');
  const found = await problemsAt(pooler.url);
  await pooler.close();
  expect(found).toEqual([
    [
      expect.stringContaining('A pooler in front of the database'),
      expect.stringContaining('session pooling'),
    ],
  ]);
});

it('reports a database of another encoding', async () => {
  const name = `lectern_latin_${randomBytes(6).toString('hex')}`;
  await app.sql(
    `create database ${name} encoding 'LATIN1' template template0 locale_provider libc locale 'C'`,
  );
  const found = await problemsAt(databaseUrl(app.config.databaseUrl ?? '', name));
  await app.sql(`drop database ${name} with (force)`);
  expect(found).toEqual([
    [expect.stringContaining('stores text as LATIN1'), expect.stringContaining("encoding 'UTF8'")],
  ]);
});

it('reports too few connections for all processes that run', async () => {
  const connections = async () =>
    (await checkDatabase({ ...app.config, databasePoolSize: 100 })).map(({ text }) => text);
  expect(await connections()).toContain(
    'The database allows 200 connections. 1 server process and its replacement may need 246.',
  );
  const second = new pg.Client({
    connectionString: app.config.databaseUrl,
    application_name: 'lectern school',
  });
  await second.connect();
  const found = await connections();
  await second.end();
  expect(found).toContain(
    'The database allows 200 connections. 2 server processes and one replacement may need 369.',
  );
});

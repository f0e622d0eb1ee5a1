// @slow server/src/backup server/src/platform/db
import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tablesOf } from './database-dump.ts';

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  client = new pg.Client({ connectionString: app.config.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

it('saves no table that refers to an excluded one, because it could not be restored', async () => {
  const kept = (await tablesOf(client)).map(({ name }) => name);
  const references = await app.sql<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  expect(kept).toContain('users');
  expect(references).toContainEqual({ from: 'sessions', to: 'users' });
  expect(references.filter(({ from, to }) => kept.includes(from) && !kept.includes(to))).toEqual([]);
});

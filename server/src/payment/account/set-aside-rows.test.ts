import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNREAD_TABLES } from '#server/platform/db/orm.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { TABLES_OF_ACCOUNT } from './set-aside-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const listed: readonly string[] = TABLES_OF_ACCOUNT;
/** Tables with IDs of Stripe whose rows are of no account, or of all of them. */
const OF_NO_ACCOUNT = ['set_aside_rows'];

it('sets every table aside that has IDs of Stripe', async () => {
  const tables = await app.sql<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name like 'stripe%' order by 1`,
  );
  const names = tables.map(({ name }) => name);
  expect(names).toContain('customers');
  expect(names.filter((name) => !listed.includes(name) && !OF_NO_ACCOUNT.includes(name))).toEqual([]);
});

it('sets every table aside that refers to one of them, in the order of their references', async () => {
  const references = await app.sql<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
       where contype = 'f' and confrelid <> conrelid`,
  );
  const ours = references.filter(({ from, to }) => listed.includes(to) && !UNREAD_TABLES.includes(from));
  expect(ours.length).toBeGreaterThan(2);
  const misplaced = ours.filter(({ from, to }) => listed.indexOf(from) <= listed.indexOf(to));
  expect(misplaced).toEqual([]);
});

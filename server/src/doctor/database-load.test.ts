import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { checkDatabase } from './database.check.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const texts = async (longSeconds?: number) =>
  (await checkDatabase(app.config, longSeconds)).map(({ text }) => text);

it('reports that few connections are left', async () => {
  const name = new URL(app.config.databaseUrl ?? '').pathname.slice(1);
  const [used] = await app.sql<{ count: number }>(
    'select count(*)::int from pg_stat_activity where datname = current_database()',
  );
  await app.sql(`alter database ${name} connection limit ${(used?.count ?? 0) + 1}`);
  const found = await texts();
  await app.sql(`alter database ${name} connection limit -1`);
  expect(found).toContainEqual(expect.stringMatching(/^\d+ of the \d+ allowed connections are in use/));
});

it('reports a long-running statement and an idle transaction', async () => {
  const connect = async () => {
    const client = new pg.Client({ connectionString: app.config.databaseUrl });
    await client.connect();
    return client;
  };
  const [idle, waiting] = [await connect(), await connect()];
  await idle.query('begin');
  await idle.query('select pg_advisory_xact_lock(1)');
  const waited = waiting.query("select 'of ada@school.example', pg_advisory_lock(1)");
  const found = await texts(0);
  await idle.query('commit');
  await waited;
  await Promise.all([idle.end(), waiting.end()]);
  expect(found).toContainEqual(
    expect.stringMatching(/^A transaction has been open for \d+ seconds and is idle/),
  );
  expect(found).toContainEqual(
    expect.stringMatching(/^A statement has been running for \d+ seconds: select \?, pg_advisory_lock/),
  );
});

it('reports slow statements without their values', async () => {
  await app.sql(
    'create table pg_stat_statements (dbid oid, calls bigint, mean_exec_time float, total_exec_time float, query text)',
  );
  await app.sql(
    `insert into pg_stat_statements select oid, 21, 700, 14700, 'select of where email = ''ada@school.example'' and id = $1'
     from pg_database where datname = current_database()`,
  );
  const found = await texts();
  await app.sql('drop table pg_stat_statements');
  expect(found).toContain(
    'A statement took 700 ms on average over 21 calls: select of where email = ? and id = $1',
  );
});

it('reports dead rows', async () => {
  // A single query text is one transaction. Its statistics are flushed at its end.
  await app.sql(
    `create table bloated (id int) with (autovacuum_enabled = false);
     insert into bloated select generate_series(1, 20000);
     delete from bloated where id > 5;
     select pg_stat_force_next_flush()`,
  );
  const found = await texts();
  await app.sql('drop table bloated');
  expect(found).toContainEqual(expect.stringMatching(/^The table bloated has 19995 dead rows and 5 live/));
});

import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { features } from '#server/compose.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { createDatabase, type OwnDatabase } from '#testing/database.ts';
import { eventually } from '#testing/eventually.ts';
import { migrateJobs } from '#server/platform/jobs/postgres-jobs.ts';
import { migrate } from './migrate.ts';
import { createOrm } from './orm.ts';

/** An old version. Later migrations change lectures. */
const OLD = '0021-course-words';

const logger = createLogger('silent');
let database: OwnDatabase;
let orm: MikroORM;
/** Has read lectures in a transaction that is still open. */
let reader: pg.Client;
let visitor: pg.Client;
beforeEach(async () => {
  database = await createDatabase(inject('postgresUrl'), `lectern_migrate_${randomBytes(6).toString('hex')}`);
  const connections = { requests: 1, background: 2 };
  ({ orm } = createOrm({ entities: features.entities, url: database.url, connections, logger }));
  await new Migrator(orm.em).up({ to: OLD });
  [reader, visitor] = [await connect(), await connect()];
  await reader.query('begin');
  await reader.query('select from lectures');
});
afterEach(async () => {
  await Promise.all([reader.end(), visitor.end(), orm.close()]);
  await database.drop();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
}

const WAITING = "select from pg_locks where not granted and relation = 'lectures'::regclass";
const untilItWaits = () =>
  eventually(async () => expect((await visitor.query(WAITING)).rows).toHaveLength(1));
const done = async () => (await visitor.query('select from mikro_orm_migrations')).rows.length;

it('does not block readers while a table is locked, and retries', async () => {
  const migrating = migrate(orm, database.url, logger, { lockMs: 500, pauseMs: 500, attempts: 60 });
  await untilItWaits();
  const start = performance.now();
  await visitor.query('select from lectures');
  expect(performance.now() - start).toBeLessThan(5_000);
  await reader.query('commit');
  expect(await migrating).toContain('0059-transcription-causes');
});

it('reports the locked table when it gives up, and changes nothing', async () => {
  const before = await done();
  const migrating = migrate(orm, database.url, logger, { lockMs: 50, pauseMs: 10, attempts: 2 });
  await expect(migrating).rejects.toThrow(/a migration did not get a table .* `npm run doctor` names/);
  expect(await done()).toBe(before);
});

it('has the same limits for the tables of the queue', async () => {
  await reader.query('create schema graphile_worker');
  await expect(migrateJobs(database.url, logger, { lockMs: 50, pauseMs: 10, attempts: 2 })).rejects.toThrow(
    /a migration did not get a table/,
  );
  const migrating = migrateJobs(database.url, logger, { lockMs: 50, pauseMs: 10, attempts: 1_000 });
  await reader.query('rollback');
  await migrating;
  expect((await visitor.query('select from graphile_worker.jobs')).rows).toEqual([]);
});

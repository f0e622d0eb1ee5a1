// @slow server/src/platform/db
import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Migration, Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { features } from '#server/compose.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { createDatabase, type OwnDatabase } from '#testing/database.ts';
import { eventually } from '#testing/eventually.ts';
import { migrateJobs } from '#server/platform/jobs/postgres-jobs.ts';
import { doneMigrations, migrate, readMigrationState } from './migrate.ts';
import { BASELINE } from './migrations/baseline.ts';
import { migrations } from './migrations/index.ts';
import { createOrm } from './orm.ts';

/** A migration of a later version. */
const LATER = '9001-lecture-stars';
class LectureStars extends Migration {
  override up(): void {
    this.addSql('alter table lectures add column stars int');
  }
}

class UserStars extends Migration {
  override up(): void {
    this.addSql('alter table users add column stars int');
  }
}

const OWN = migrations.length;

/** The migrations after the baseline. */
const laterOnes = () => migrations.map(({ name }) => name).filter((name) => name > BASELINE);

const logger = createLogger('silent');
let database: OwnDatabase;
let orm: MikroORM;
/** Has read lectures in a transaction that is still open. */
let reader: pg.Client;
let visitor: pg.Client;
beforeEach(async () => {
  database = await createDatabase(inject('postgresUrl'), `lectern_migrate_${randomBytes(6).toString('hex')}`);
  migrations.push({ name: LATER, class: LectureStars });
  orm = connectOrm();
  await new Migrator(orm.em).up({ to: BASELINE });
  [reader, visitor] = [await connect(), await connect()];
  await reader.query('begin');
  await reader.query('select from lectures');
});
afterEach(async () => {
  migrations.splice(OWN);
  await Promise.all([reader.end(), visitor.end(), orm.close()]);
  await database.drop();
});

/** Knows the migrations of this moment. */
function connectOrm(): MikroORM {
  const connections = { requests: 1, background: 2 };
  return createOrm({ entities: features.entities, url: database.url, connections, logger }).orm;
}

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
  expect(await migrating).toEqual(laterOnes());
});

it('reports the locked table when it gives up, and changes nothing', async () => {
  const before = await done();
  const migrating = migrate(orm, database.url, logger, { lockMs: 50, pauseMs: 10, attempts: 2 });
  await expect(migrating).rejects.toThrow(/a migration did not get a table .* `npm run doctor` names/);
  expect(await done()).toBe(before);
});

it('keeps the migrations that ran before a locked table, releases their locks, and continues with the next one', async () => {
  await reader.query('commit');
  migrations.splice(OWN);
  const earlier = connectOrm();
  await migrate(earlier, database.url, logger);
  await earlier.close();
  migrations.push({ name: '9000-user-stars', class: UserStars }, { name: LATER, class: LectureStars });
  const later = connectOrm();
  await reader.query('begin; select from lectures');
  await expect(
    migrate(later, database.url, logger, { lockMs: 50, pauseMs: 10, attempts: 2 }),
  ).rejects.toThrow(/What ran before it stays/);
  const migrating = migrate(later, database.url, logger, { lockMs: 5_000, pauseMs: 10, attempts: 60 });
  await untilItWaits();
  await visitor.query("set lock_timeout = '1s'");
  await visitor.query('update users set stars = 1');
  await reader.query('commit');
  expect(await migrating).toEqual([LATER]);
  await later.close();
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

describe('a database that an earlier version created', () => {
  const replace = (names: string[]) =>
    visitor.query(
      `with gone as (delete from mikro_orm_migrations)
       insert into mikro_orm_migrations (name) select unnest($1::text[])`,
      [names],
    );
  const names = async () =>
    (await visitor.query<{ name: string }>('select name from mikro_orm_migrations order by name')).rows.map(
      ({ name }) => name,
    );

  it('keeps its rows and continues with the migrations after the baseline', async () => {
    await reader.query('commit');
    await replace(['0001-initial', '0069-key-ids']);
    await visitor.query(
      `insert into courses (id, created_at, slug, title, description, category, instructor)
       values (gen_random_uuid(), now(), 'knots', 'Knots', '', '', '')`,
    );
    expect(await readMigrationState(visitor)).toEqual({ isEmpty: false, waiting: laterOnes(), unknown: [] });

    expect(await migrate(orm, database.url, logger)).toEqual(laterOnes());
    expect(await names()).toEqual(['0001-initial', '0069-key-ids', BASELINE, ...laterOnes()]);
    expect(await doneMigrations(visitor)).toEqual([BASELINE, ...laterOnes()]);
    expect((await visitor.query('select slug, stars from lectures right join courses on true')).rows).toEqual(
      [{ slug: 'knots', stars: null }],
    );
  });

  it('is left as it is when it lacks some of the replaced migrations', async () => {
    await reader.query('commit');
    await replace(['0001-initial', '0067-certificate-editions']);
    await expect(migrate(orm, database.url, logger)).rejects.toThrow(/too old.*0069-key-ids/);
    expect(await names()).toEqual(['0001-initial', '0067-certificate-editions']);
    expect((await visitor.query('select to_regclass($1)', ['lectures'])).rows).not.toEqual([
      { to_regclass: null },
    ]);
  });
});

// @slow server/src/platform/db
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { catalogueOf } from '#server/platform/db/migrations/upgrade-hazards.test-helper.ts';
import { doneMigrations, readMigrationState } from '#server/platform/db/migrate.ts';
import { eventually } from '#testing/eventually.ts';
import { databaseUrl } from '#testing/database.ts';
import { isExhaustive, seededRandom } from '#testing/sample.ts';
import { SchoolProcesses, type SchoolProcess } from '#testing/school-processes.ts';

/** Rows of a school of this version, which upgrades to a later one. */
const ROWS = [
  `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
     select gen_random_uuid(), now(), 'Learner ' || n, n || '@example.com', '', 'USER', '' from generate_series(1, 2000) n`,
  `insert into courses (id, created_at, published_at, slug, title, description, category, instructor, thumbnail_key)
     select gen_random_uuid(), now(), now(), 'course-' || n, 'Knots ' || n, 'Of ropes', 'Craft', 'Ada', ''
       from generate_series(1, 300) n`,
  `insert into lectures (id, created_at, course_id, position, title, description, is_free_preview, video_key, video_type, duration)
     select gen_random_uuid(), now(), courses.id, n, 'Lecture ' || n, '', false, '', 'video/mp4', 1
       from courses, generate_series(1, 10) n`,
  `insert into lecture_progress (id, created_at, user_id, lecture_id, position, recorded_at)
     select gen_random_uuid(), now(), (select id from users limit 1), id, 0.5, now() from lectures`,
];
/** Tables that the migrations of the later version change, and where these are stopped. */
const STOPS = ['lectures', 'subscriptions', 'lecture_progress'];
const LATER = STOPS.map((table, index) => ({
  name: `900${index}-${table}`,
  sql: `alter table ${table} add column stars int`,
}));

/** Where a first start is stopped, by how many changes of the catalogue it has made. */
const FIRST_STOPS = [1, 50, 100, 150, 200, 250, 300, 350];
const SOME = 2;
/**
 * Makes the transaction of the last of these changes wait for the holder of the lock. It waits again after a timeout.
 */
const stopAfter = (changes: number) => `
  create schema stopping;
  create sequence stopping.changes;
  create function stopping.count() returns event_trigger language plpgsql as $$
    begin
      if nextval('stopping.changes') >= ${changes} then perform pg_advisory_xact_lock(${STOP_LOCK}); end if;
    end $$;
  create event trigger stopping on ddl_command_end execute function stopping.count()`;
const GO_ON = 'drop event trigger stopping; drop schema stopping cascade';
const STOP_LOCK = 61_106;

let admin: pg.Client;
let processes: SchoolProcesses;
let template: string;
/** A database that has the migrations of the later version. */
let upgraded: string;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  processes = await SchoolProcesses.build();
  template = await populate(ROWS);
  upgraded = await populate(
    LATER.flatMap(({ name, sql }) => [sql, `insert into mikro_orm_migrations (name) values ('${name}')`]),
  );
});
afterAll(async () => {
  await processes.close();
  for (const name of [template, upgraded]) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

let database: string;
let folder: string;
let sql: pg.Client;
beforeEach(async () => {
  await use(template);
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'));
});
afterEach(async () => {
  await drop();
  await rm(folder, { recursive: true });
});

/** Creates a database as a copy of another. */
async function use(like: string): Promise<void> {
  database = newName();
  await admin.query(`create database ${database} template ${like}`);
  sql = await connect(database);
}

async function drop(): Promise<void> {
  await sql.end();
  await admin.query(`drop database ${database} with (force)`);
}

const newName = () => `lectern_old_${randomBytes(6).toString('hex')}`;

async function connect(name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl(inject('postgresUrl'), name) });
  await client.connect();
  return client;
}

/** Creates a database of this version with the changes of `statements`. Returns its name. */
async function populate(statements: readonly string[]): Promise<string> {
  const name = newName();
  await admin.query(`create database ${name} template ${inject('templateDatabase')}`);
  const client = await connect(name);
  for (const statement of statements) await client.query(statement);
  await client.end();
  return name;
}

/** Starts the later version in a process of its own; `started` resolves when it serves. */
async function start(): Promise<{ process: SchoolProcess; started: Promise<unknown> }> {
  const process = await processes.take({ isNew: true });
  const started = process.start(
    {
      NODE_ENV: 'test',
      PORT: String(await freePort()),
      DATA_DIR: join(folder, randomBytes(4).toString('hex')),
      DATABASE_URL: databaseUrl(inject('postgresUrl'), database),
      LOG_LEVEL: 'silent',
      VIDEO_ENGINE: 'mediabunny',
      ROLE: 'web',
    },
    { laterMigrations: LATER },
  );
  // The caller that awaits `started` handles the failure.
  started.catch(() => undefined);
  return { process, started };
}

/** Starts the school, and kills it as soon as it waits for the lock that matches the SQL condition. */
async function killWhenItWaits(isLock: string, value: unknown): Promise<void> {
  const { process } = await start();
  await eventually(async () => {
    const { rows } = await sql.query(`select from pg_locks where not granted and ${isLock}`, [value]);
    expect(rows).toHaveLength(1);
  });
  process.kill();
  await process.exit;
}

/** The names of the migrations that a database has had, in order; none before the first one. */
async function migrationsOf(client = sql): Promise<string[]> {
  const { isEmpty } = await readMigrationState(client);
  return isEmpty ? [] : doneMigrations(client);
}

async function expectUpToDate(numbers = { users: 2_000, lectures: 3_000 }): Promise<void> {
  const clean = await connect(upgraded);
  const shape = async (client: pg.Client) => {
    const { files, ...catalogue } = await catalogueOf(client);
    const { rows } = await client.query('select name from mikro_orm_migrations order by name');
    // Of the files only their names, because each database has its own.
    const unordered = Object.entries(catalogue).map(([kind, map]) => [kind, [...map].sort()]);
    return { catalogue: unordered, tables: [...files.keys()].sort(), migrations: rows };
  };
  expect(await shape(sql)).toEqual(await shape(clean));
  await clean.end();
  const { rows } = await sql.query(
    'select (select count(*)::int from users) as users, (select count(*)::int from lectures) as lectures',
  );
  expect(rows).toEqual([numbers]);
}

it.each(STOPS)('a start that was killed while it changed %s is completed by the next one', async (table) => {
  const earlier = await migrationsOf();
  const holder = await connect(database);
  await holder.query(`begin; lock table ${table} in share mode`);
  await killWhenItWaits("locktype = 'relation' and relation = $1::regclass", table);
  await holder.end();
  // It is not half done, and those before it stay.
  const ran = LATER.slice(0, STOPS.indexOf(table)).map(({ name }) => name);
  await eventually(async () => {
    const { columns } = await catalogueOf(sql);
    const changed = STOPS.filter((one) => columns.has(`${one}.stars`));
    expect(changed).toEqual(STOPS.slice(0, ran.length));
  });
  expect(await migrationsOf()).toEqual([...earlier, ...ran]);

  const next = await start();
  await next.started;
  await expectUpToDate();
  next.process.kill();
});

it(
  'a first start that was killed anywhere is completed by the next one',
  { timeout: 600_000 },
  async ({ task }) => {
    const random = seededRandom('first migration');
    const drawn = isExhaustive ? FIRST_STOPS : FIRST_STOPS.toSorted(() => random() - 0.5).slice(0, SOME);
    const clean = await connect(inject('templateDatabase'));
    const all = await migrationsOf(clean);
    await clean.end();
    task.meta.sample = { kind: 'places of a first start', drawn: drawn.length, all: FIRST_STOPS.length };
    for (const changes of drawn) {
      await drop();
      await use('template0');
      const holder = await connect(database);
      await holder.query('select pg_advisory_lock($1)', [STOP_LOCK]);
      await sql.query(stopAfter(changes));
      await killWhenItWaits("locktype = 'advisory' and objid = $1", STOP_LOCK);
      await holder.end();
      await sql.query(GO_ON);
      const ran = await migrationsOf();
      expect(ran).toEqual(all.slice(0, ran.length));

      const next = await start();
      await next.started;
      await expectUpToDate({ users: 0, lectures: 0 });
      next.process.kill();
      await next.process.exit;
    }
  },
);

it('two processes that start at once upgrade a school once', async () => {
  const both = await Promise.all([start(), start()]);
  await Promise.all(both.map(({ started }) => started));
  await expectUpToDate();
  for (const { process } of both) process.kill();
});

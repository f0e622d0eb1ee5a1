import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { features } from '#server/compose.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { createOrm } from '#server/platform/db/orm.ts';
import { catalogueOf } from '#server/platform/db/migrations/upgrade-hazards.test-helper.ts';
import { eventually } from '#testing/eventually.ts';
import { databaseUrl } from '#testing/database.ts';
import { SchoolProcesses, type SchoolProcess } from '#testing/school-processes.ts';

/** Each starts processes, of which some wait for the others. */
const PATIENCE = { timeout: 90_000 };

/** A version of before, whose schools have these rows. */
const OLD = '0021-course-words';
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
/** Where the migrations after it are stopped, by the table that they wait for. */
const STOPS = ['lectures', 'subscriptions', 'lecture_progress'];

let admin: pg.Client;
let processes: SchoolProcesses;
let template: string;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  [processes, template] = await Promise.all([SchoolProcesses.build(), populate()]);
}, 120_000);
afterAll(async () => {
  await processes.close();
  await admin.query(`drop database ${template} with (force)`);
  await admin.end();
});

let database: string;
let folder: string;
let sql: pg.Client;
beforeEach(async () => {
  database = newName();
  await admin.query(`create database ${database} template ${template}`);
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'));
  sql = await connect(database);
});
afterEach(async () => {
  await sql.end();
  await admin.query(`drop database ${database} with (force)`);
  await rm(folder, { recursive: true });
});

const newName = () => `lectern_old_${randomBytes(6).toString('hex')}`;

async function connect(name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl(inject('postgresUrl'), name) });
  await client.connect();
  return client;
}

/** Makes a database of the version of before. Returns its name. */
async function populate(): Promise<string> {
  const name = newName();
  await admin.query(`create database ${name}`);
  const url = databaseUrl(inject('postgresUrl'), name);
  const connections = { requests: 1, background: 1 };
  const { orm } = createOrm({
    entities: features.entities,
    url,
    connections,
    logger: createLogger('silent'),
  });
  await new Migrator(orm.em).up({ to: OLD });
  await orm.close();
  const client = await connect(name);
  for (const rows of ROWS) await client.query(rows);
  await client.end();
  return name;
}

/** Starts the school in a process of its own; `started` resolves when it serves. */
async function start(): Promise<{ process: SchoolProcess; started: Promise<unknown> }> {
  const process = await processes.take({ isNew: true });
  const started = process.start({
    NODE_ENV: 'test',
    PORT: String(await freePort()),
    DATA_DIR: join(folder, randomBytes(4).toString('hex')),
    DATABASE_URL: databaseUrl(inject('postgresUrl'), database),
    LOG_LEVEL: 'silent',
    VIDEO_ENGINE: 'mediabunny',
    ROLE: 'web',
  });
  // Whoever waits for it hears of a failure.
  started.catch(() => undefined);
  return { process, started };
}

async function expectUpToDate(): Promise<void> {
  const clean = await connect(inject('templateDatabase'));
  const shape = async (client: pg.Client) => {
    const { files, ...catalogue } = await catalogueOf(client);
    const { rows } = await client.query('select name from mikro_orm_migrations order by name');
    // Of the files only whose they are: each database has its own.
    const unordered = Object.entries(catalogue).map(([kind, map]) => [kind, [...map].sort()]);
    return { catalogue: unordered, tables: [...files.keys()].sort(), migrations: rows };
  };
  expect(await shape(sql)).toEqual(await shape(clean));
  await clean.end();
  const { rows } = await sql.query(
    'select (select count(*)::int from users) as users, (select count(*)::int from lectures) as lectures',
  );
  expect(rows).toEqual([{ users: 2_000, lectures: 3_000 }]);
}

it.each(STOPS)(
  'a start that was killed while it changed %s heals with the next one',
  PATIENCE,
  async (table) => {
    const before = await catalogueOf(sql);
    const holder = await connect(database);
    await holder.query(`begin; lock table ${table} in share mode`);
    const { process } = await start();
    await eventually(async () => {
      const { rows } = await sql.query(
        "select from pg_locks where locktype = 'relation' and not granted and relation = $1::regclass",
        [table],
      );
      expect(rows).toHaveLength(1);
    });
    process.kill();
    await process.exit;
    await holder.end();
    // Nothing is half done.
    await eventually(async () => expect(await catalogueOf(sql)).toEqual(before));

    const next = await start();
    await next.started;
    await expectUpToDate();
    next.process.kill();
  },
);

it('two processes that start at once bring a school of before up to date once', PATIENCE, async () => {
  const both = await Promise.all([start(), start()]);
  await Promise.all(both.map(({ started }) => started));
  await expectUpToDate();
  for (const { process } of both) process.kill();
});

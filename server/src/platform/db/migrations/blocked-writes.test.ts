// @slow server/src/platform/db/migrations
import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { features } from '#server/compose.ts';
import { createDatabase, type OwnDatabase } from '#testing/database.ts';
import { createOrm } from '#server/platform/db/orm.ts';
import { BASELINE } from './baseline.ts';
import { blockedWrites, LARGE_SCHOOL } from './blocked-writes.test-helper.ts';
import { migrations } from './index.ts';

let database: OwnDatabase;
let orm: MikroORM;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase(inject('postgresUrl'), `lectern_large_${randomBytes(6).toString('hex')}`);
  ({ orm } = createOrm({
    entities: features.entities,
    url: database.url,
    connections: { requests: 1, background: 1 },
    logger: createLogger('silent'),
  }));
  await new Migrator(orm.em).up({ to: BASELINE });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const statement of LARGE_SCHOOL) await client.query(statement);
}, 300_000);
afterAll(async () => {
  await client.end();
  await orm.close();
  await database.drop();
});

/** What a migration would do, which is undone. */
async function blockedBy(...statements: string[]): Promise<string[]> {
  await client.query('begin');
  try {
    return await blockedWrites(client, statements);
  } finally {
    await client.query('rollback');
  }
}

const FILL = 'select user_id, recorded_at from lecture_progress';

it.each<string[]>([
  ['create index new_index on lecture_progress (recorded_at)'],
  ['alter table lecture_progress add column salt uuid not null default gen_random_uuid()'],
  ['alter table lecture_progress alter column position type numeric'],
  ["alter table lecture_progress add constraint late check (recorded_at > created_at - interval '1 day')"],
  ['lock table users in share mode', `create table days as ${FILL}`],
  ['create table own (user_id uuid references users)', `create table days as ${FILL}`],
  ['update users set full_name = full_name'],
])('finds that writers wait for: %s', { timeout: 120_000 }, async (...statements) => {
  const found = await blockedBy(...statements);
  expect(found).toEqual([expect.stringMatching(/^Writers of .* wait while many rows/)]);
});

it.each<string[]>([
  ['alter table lecture_progress add column stars int not null default 0'],
  ['create index new_index on users (created_at)'],
  [`create table days as ${FILL}`, 'create table own (user_id uuid references users)'],
  ['alter table lecture_progress add constraint late check (recorded_at > created_at) not valid'],
])('finds that no writer waits for: %s', { timeout: 120_000 }, async (...statements) => {
  expect(await blockedBy(...statements)).toEqual([]);
});

it('no migration makes writers of a large school wait', { timeout: 300_000 }, async () => {
  const found: Record<string, string[]> = {};
  for (const { name, class: Class } of migrations.slice(1)) {
    const migration = new Class(orm.em.getDriver(), orm.config);
    migration.up();
    const statements = migration.getQueries().map(String);
    await client.query('begin');
    const blocked = await blockedWrites(client, statements);
    await client.query('commit');
    if (blocked.length > 0) found[name] = blocked;
  }
  expect(found).toEqual({});
});

import { randomBytes } from 'node:crypto';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { features } from '#server/compose.ts';
import { databaseUrl } from '#testing/database.ts';
import { createOrm } from '#server/platform/db/orm.ts';
import { BASELINE } from './baseline.ts';
import { migrations } from './index.ts';
import { catalogueOf, upgradeHazards } from './upgrade-hazards.test-helper.ts';

/**
 * Hazards that were weighed, by migration, each with what the test says of it and why it is none. A column goes in the version after the
 * last that reads it.
 */
const WEIGHED: Record<string, string[]> = {
  // Each builds in less than a second for a million rows: all of them have the same time.
  '0071-update-times': ['access_grants', 'courses', 'lectures', 'payments', 'subscriptions', 'users'].map(
    (table) => `The index ${table}_updated_at_id_index locks ${table} against writes.`,
  ),
  // Refunds are few, and of these only those that did not succeed are in the index.
  '0080-intents': ['The index refunds_unfinished_index locks refunds against writes.'],
  // A school has at most some ten thousand subscriptions, which are read in less than a second.
  '0081-payment-states': ['The index subscriptions_free_index locks subscriptions against writes.'],
  // Intents are few: open ones, and those of the last years. The new column is empty, so that nothing has to be compared.
  // Rows are only set aside by an admin who changes the account at Stripe.
  '0087-price-changes': [
    'The index intents_open_price_notice_id_unique locks intents against writes.',
    'The index intents_price_notice_id_index locks intents against writes.',
    'The index set_aside_rows_events_index locks set_aside_rows against writes.',
    'intents.intents_price_notice_id_foreign is a new rule for rows that are there.',
  ],
  // No payment is in the index yet, and a million rows are read in less than a second.
  '0089-fraud-warnings': ['The index payments_fraud_warned_index locks payments against writes.'],
  // The version before 0070 was the last to read it.
  '0090-former-requests': ['The table certificate_files is gone.'],
  // Both columns are empty, and a million rows are read in less than a second.
  '0096-presentment': ['payments', 'refunds'].map(
    (table) => `${table}.${table}_presentment_check is a new rule for rows that are there.`,
  ),
  // A hundred thousand names are folded and sorted in 1.5 seconds. Changes of accounts wait that long.
  '0103-member-order': ['The index users_full_name_order_index locks users against writes.'],
  // A hundred thousand courses are sorted in less than a second.
  '0109-course-update-order': ['The index courses_updated_in_category_index locks courses against writes.'],
  // No lecture is in the index yet, and a hundred thousand are read in less than a second.
  '0124-trailers': ['The index lectures_trailer_unique locks lectures against writes.'],
  // It has the lectures with a poster, and a hundred thousand are read in less than a second.
  '0125-lecture-thumbnails': ['The index lectures_outdated_thumbnails_index locks lectures against writes.'],
};

let admin: pg.Client;
let client: pg.Client;
const database = `lectern_upgrade_${randomBytes(6).toString('hex')}`;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${database}`);
  client = new pg.Client({ connectionString: databaseUrl(inject('postgresUrl'), database) });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await admin.query(`drop database ${database} with (force)`);
  await admin.end();
});

it('no migration is felt by a school that goes on with the version before', async () => {
  const { orm } = createOrm({
    entities: features.entities,
    url: databaseUrl(inject('postgresUrl'), database),
    connections: { requests: 1, background: 1 },
    logger: createLogger('silent'),
  });
  const migrator = new Migrator(orm.em);
  await migrator.up({ to: BASELINE });
  const newer = migrations.slice(migrations.findIndex(({ name }) => name === BASELINE) + 1);
  for (const { name } of newer) {
    const before = await catalogueOf(client);
    await migrator.up({ to: name });
    const hazards = upgradeHazards(before, await catalogueOf(client));
    expect({ name, hazards }).toEqual({ name, hazards: WEIGHED[name] ?? [] });
  }
  await orm.close();
});

/** What a migration would do, which is undone. */
async function hazardsOf(sql: string): Promise<string[]> {
  await client.query('begin');
  try {
    const before = await catalogueOf(client);
    await client.query(sql);
    return upgradeHazards(before, await catalogueOf(client));
  } finally {
    await client.query('rollback');
  }
}

it.each([
  ['drop table course_words', 'The table course_words is gone.'],
  ['alter table contact_messages drop column message', 'The column contact_messages.message is gone.'],
  ['alter table lectures rename column description to about', 'The column lectures.description is gone.'],
  [
    'alter table contact_messages alter column name type varchar(20)',
    'contact_messages.name is character varying(20) and was text.',
  ],
  [
    'alter table contact_messages alter column name type varchar(20)',
    'The whole table contact_messages is rewritten.',
  ],
  ['alter table courses add column stars int not null', 'courses.stars is new, and has to be written.'],
  [
    'alter table lectures alter column video_key set not null',
    'lectures.video_key must not be null any more.',
  ],
  [
    'create index courses_new_index on courses (instructor)',
    'The index courses_new_index locks courses against writes.',
  ],
  [
    'alter table courses add constraint short check (length(title) < 10)',
    'courses.short is a new rule for rows that are there.',
  ],
])('says of a migration that does `%s`: %s', async (sql, hazard) => {
  expect(await hazardsOf(sql)).toContain(hazard);
});

it.each([
  'create table stars (id uuid primary key, course_id uuid not null references courses)',
  'alter table courses add column stars int',
  'alter table courses add column stars int not null default 0',
  'alter table courses alter column description drop not null',
  'alter table courses add constraint short check (length(title) < 10) not valid',
  'drop index courses_search_vector_in_8_index',
])('says nothing of a migration that does `%s`', async (sql) => {
  expect(await hazardsOf(sql)).toEqual([]);
});

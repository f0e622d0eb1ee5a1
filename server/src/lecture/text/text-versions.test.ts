import { Migrator } from '@mikro-orm/migrations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lectureLimits } from '#shared/lecture.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, oneOfEach, PASSWORD, refusalOf, registerAdmin, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  addText,
  tryEdit,
  tryVersions,
  versionsOf,
  wordsOf,
  type TextVersion,
} from './text-lectures.test-helper.ts';

let app: TestApp;
let clients: Record<Caller, HttpClient>;
let admin: HttpClient;
let courseId: string;
/** The lecture with the text `Tie a *bowline*.` */
let id: string;
beforeAll(async () => {
  app = await startApp();
  clients = await oneOfEach(app);
  admin = clients.ADMIN;
});
afterAll(() => app.stop());
beforeEach(async () => {
  courseId = (await writeCourse(app)).id;
  ({ id } = await addText(admin, courseId));
});

const UNKNOWN = '0198c0de-0000-7000-8000-000000000001';
const FIRST = 'Tie a *bowline*.';

const sources = async () => (await versionsOf(admin, id)).map(({ source }) => source);
const nameOf = async (client: HttpClient) =>
  dataOf(await client.graphql<{ me: { fullName: string } }>('{ me { fullName } }')).me.fullName;
/** Saves texts one after the other. */
async function save(...texts: string[]): Promise<void> {
  for (const text of texts) {
    const [row] = await app.sql<{ version: number }>('select version from lectures where id = $1', [id]);
    dataOf(await tryEdit(admin, { id, version: row?.version, text }));
  }
}
const tryVersion = (client: HttpClient, versionId: string) =>
  client.graphql<{ lectureTextVersion: TextVersion }>(
    'query ($id: ID!) { lectureTextVersion(id: $id) { id createdAt author isCurrent words source } }',
    { id: versionId },
  );

describe('a version of a text', () => {
  it('is saved with a new lecture, with the name of the admin and the number of words', async () => {
    const [version, ...others] = await versionsOf(admin, id);
    expect(others).toEqual([]);
    expect(version).toMatchObject({ author: await nameOf(admin), isCurrent: true, words: 3, source: FIRST });
    expect(Date.now() - Date.parse(version?.createdAt ?? '')).toBeLessThan(60_000);
  });

  it('is saved with each changed text, and the newest one is current', async () => {
    await save('A sheet bend.', FIRST);
    const versions = await versionsOf(admin, id);
    expect(versions.map(({ source, isCurrent }) => [source, isCurrent])).toEqual([
      [FIRST, true],
      ['A sheet bend.', false],
      [FIRST, false],
    ]);
  });

  it('is not saved if the text stays the same', async () => {
    dataOf(await tryEdit(admin, { id, version: 1, text: `${FIRST}\n`, title: 'Bends' }));
    expect(await sources()).toEqual([FIRST]);
  });

  it('is not saved with an edit that is refused', async () => {
    await save('A sheet bend.');
    expect(refusalOf(await tryEdit(admin, { id, version: 1, text: 'A clove hitch.' }))?.code).toBe(
      'CONFLICT',
    );
    expect(await sources()).toEqual(['A sheet bend.', FIRST]);
  });

  it('is read by its id', async () => {
    await save('A sheet bend.');
    const versions = await versionsOf(admin, id);
    for (const version of versions) {
      expect(dataOf(await tryVersion(admin, version.id)).lectureTextVersion).toEqual(version);
    }
  });

  it('stays without a name when its author deletes the account', async () => {
    const { client } = await registerAdmin(app);
    const lecture = await addText(client, courseId);
    const leave =
      'mutation ($currentPassword: String!) { deleteAccount(currentPassword: $currentPassword) { userId } }';
    dataOf(await client.graphql(leave, { currentPassword: PASSWORD }));
    expect(await versionsOf(admin, lecture.id)).toMatchObject([{ author: null, source: FIRST }]);
  });

  it('disappears with its lecture', async () => {
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id }));
    expect(await sources()).toEqual([FIRST]);
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLectureForever(id: $id) }', { id }));
    expect(await app.sql('select from lecture_text_versions where lecture_id = $1', [id])).toEqual([]);
  });
});

describe('the versions of a text', () => {
  it('are listed in pages', async () => {
    await save('Two', 'Three');
    const { lectureTextVersions: first } = dataOf(await tryVersions(admin, id, { first: 2 }));
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(first.nodes.map(({ source }) => source)).toEqual(['Three', 'Two']);
    const after = first.pageInfo.endCursor;
    const { lectureTextVersions: rest } = dataOf(await tryVersions(admin, id, { first: 2, after }));
    expect(rest).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false } });
    expect(rest.nodes.map(({ source }) => source)).toEqual([FIRST]);
  });

  it('are the newest ones, up to the limit', async () => {
    const { textVersions } = lectureLimits;
    // Older than the first version of the lecture.
    await app.sql(
      `insert into lecture_text_versions (id, created_at, lecture_id, source, word_count)
       select gen_random_uuid(), now() - number * interval '1 day', $1, 'Old ' || number, 2
         from generate_series(1, ${textVersions - 1}) as number`,
      [id],
    );
    await save('A sheet bend.', 'A clove hitch.');
    const kept = await sources();
    expect(kept).toHaveLength(textVersions);
    expect(kept.slice(0, 3)).toEqual(['A clove hitch.', 'A sheet bend.', FIRST]);
    expect(kept.at(-1)).toBe(`Old ${textVersions - 3}`);
  });

  it('keep a text that the previous version of the product saved without a version', async () => {
    await app.sql(`update lecture_texts set source = 'Hidden', words = 'Hidden' where lecture_id = $1`, [id]);
    await save('A sheet bend.');
    expect(await sources()).toEqual(['A sheet bend.', 'Hidden', FIRST]);
    expect(await versionsOf(admin, id)).toMatchObject([{ words: 3 }, { words: 1, author: null }, {}]);
  });

  it('end with the current text even if the clock of another server is ahead', async () => {
    const ahead = `update lecture_text_versions set created_at = now() + interval '1 hour' where lecture_id = $1`;
    await app.sql(ahead, [id]);
    await save('A sheet bend.');
    expect(await sources()).toEqual(['A sheet bend.', FIRST]);
  });

  it('are none for a video', async () => {
    const video = await writeLecture(app, courseId);
    expect(await versionsOf(admin, video.id)).toEqual([]);
  });

  it('are not found without their lecture', async () => {
    expect(refusalOf(await tryVersions(admin, UNKNOWN))?.code).toBe('NOT_FOUND');
    const { textVersion } = lectureRefusals.notFound;
    expect(refusalOf(await tryVersion(admin, UNKNOWN))).toEqual({ code: 'NOT_FOUND', message: textVersion });
  });

  it('are refused to learners and visitors, also those of a free preview', async () => {
    const free = await addText(admin, courseId, { isFreePreview: true });
    const [version] = await versionsOf(admin, free.id);
    const refusals = { VISITOR: 'UNAUTHENTICATED', USER: 'FORBIDDEN', SUBSCRIBER: 'FORBIDDEN' };
    for (const [caller, code] of Object.entries(refusals)) {
      const client = clients[caller as Caller];
      expect(refusalOf(await tryVersions(client, free.id))?.code).toBe(code);
      expect(refusalOf(await tryVersion(client, version?.id ?? ''))?.code).toBe(code);
    }
  });
});

it('the upgrade gives existing texts their first version', async () => {
  await save(wordsOf(250));
  const migrator = new Migrator(app.container.orm.em);
  await migrator.down({ to: '0122-link-lectures' });
  await migrator.up();
  const [lecture] = await app.sql<{ updated_at: Date }>('select updated_at from lectures where id = $1', [
    id,
  ]);
  expect(await versionsOf(admin, id)).toMatchObject([
    {
      createdAt: lecture?.updated_at.toISOString(),
      ...{ author: null, isCurrent: true, words: 250, source: wordsOf(250) },
    },
  ]);
});

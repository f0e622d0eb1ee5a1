// @slow server/src/course server/src/lecture server/src/caption server/src/access server/src/platform
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLecture, createCourse, dataOf, oneOfEach, type Caller } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import { saveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { keptRows } from './kept.ts';

const ROOM = `query ($slug: String!) {
  course(slug: $slug) {
    title
    progress { done }
    lectures { id title locked video { url } captions { id url } progress { position } }
  }
}`;
const CATALOGUE = '{ courses(first: 50) { totalCount categories { name count } nodes { title } } }';

interface Room {
  course: {
    title: string;
    lectures: {
      id: string;
      title: string;
      locked: boolean;
      video: { url: string } | null;
      captions: { id: string }[];
    }[];
  };
}
interface Catalogue {
  courses: { totalCount: number; nodes: { title: string }[] };
}

let app: TestApp;
/** Another process of the same school. */
let elsewhere: TestApp;
let people: Record<Caller, HttpClient>;
/** The admin's session at the other process. */
let admin: HttpClient;
let sent: string[];

beforeAll(async () => {
  app = await startApp();
  elsewhere = await startApp({ DATABASE_URL: app.config.databaseUrl ?? '' });
  people = await oneOfEach(app);
  admin = elsewhere.visitor({ cookie: people.ADMIN.cookieHeader() });
  sent = watchStatements(app);
});
beforeEach(async () => {
  // Jobs change public content as well.
  await whenQueueIsIdle(app);
});
afterAll(async () => {
  await elsewhere.stop();
  await app.stop();
});

const room = async (client: HttpClient, slug: string) =>
  dataOf(await client.graphql<Room>(ROOM, { slug })).course;
const catalogue = async (client: HttpClient) => dataOf(await client.graphql<Catalogue>(CATALOGUE)).courses;

const OF_PUBLIC_TABLES = /\bfrom (?:courses|lectures|captions|course_rollups|\(select \*)/;

/** Repeats a request until it no longer reads public tables. Returns the statements that it still runs. */
async function whenKept(ask: () => Promise<unknown>): Promise<string[]> {
  return eventually(async () => {
    await ask();
    sent.splice(0);
    await ask();
    expect(sent.filter((statement) => OF_PUBLIC_TABLES.test(statement))).toEqual([]);
    return [...sent];
  });
}

/** A course with a lecture and captions. */
async function makeCourse(by: HttpClient) {
  const course = await createCourse(by);
  const lecture = await addLecture(by, course.id);
  const captions = await saveCaptions(by, { lectureId: lecture.id, file: vtt('Hello') });
  return { ...course, lectureId: lecture.id, captionsId: captions.id };
}

describe('public content', () => {
  it.each(['USER', 'SUBSCRIBER'] as const)(
    'is read once, and a %s gets their own access to it',
    async (role) => {
      const { slug, lectureId } = await makeCourse(people.ADMIN);
      await whenKept(() => room(people[role], slug));
      await whenKept(() => catalogue(people[role]));
      const isLocked = role === 'USER';
      expect((await room(people[role], slug)).lectures).toMatchObject([
        { id: lectureId, locked: isLocked, video: isLocked ? null : {}, captions: isLocked ? [] : [{}] },
      ]);
    },
  );

  it('leaves statements for the session and for the data of the learner', async () => {
    const { slug } = await makeCourse(people.ADMIN);
    await eventually(async () => {
      const statements = await whenKept(() => room(people.SUBSCRIBER, slug));
      // The session, then access, course progress and lecture progress. Occasional other statements may be among them.
      expect(statements, statements.join('\n')).toHaveLength(4);
    });
  });

  it('is locked as soon as access ends', async () => {
    const { slug } = await makeCourse(people.ADMIN);
    await whenKept(() => room(people.SUBSCRIBER, slug));
    const until = (end: string) =>
      app.sql(`update subscriptions set access_until = now() + interval '${end}'`);
    await until('-1 second');
    expect((await room(people.SUBSCRIBER, slug)).lectures).toMatchObject([{ locked: true, video: null }]);
    await until('1 day');
    expect((await room(people.SUBSCRIBER, slug)).lectures).toMatchObject([{ locked: false }]);
  });
});

describe('a change in another process', () => {
  /** Runs a change while requests keep arriving. Their results must not be cached. */
  async function changing(change: () => Promise<unknown>, ask: () => Promise<unknown>) {
    const changed = change();
    const asking = Array.from({ length: 20 }, () => ask().catch(() => null));
    await changed;
    await Promise.all(asking);
  }

  it.each(['USER', 'SUBSCRIBER'] as const)('removes a course for a %s permanently', async (role) => {
    const { id, slug, title } = await makeCourse(admin);
    const ask = () => people[role].graphql<Room>(ROOM, { slug });
    await whenKept(() => room(people[role], slug));
    await eventually(async () =>
      expect((await catalogue(people[role])).nodes).toContainEqual(expect.objectContaining({ title })),
    );
    await changing(() => admin.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id }), ask);
    await eventually(async () =>
      expect((await ask()).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]),
    );
    for (const { errors } of await Promise.all(Array.from({ length: 20 }, ask))) expect(errors).toBeDefined();
    expect((await catalogue(people[role])).nodes).not.toContainEqual(expect.objectContaining({ title }));
  });

  it.each([
    ['a lecture', 'mutation ($id: ID!) { deleteLecture(id: $id) { id } }', 'lectureId', { lectures: [] }],
    [
      'captions',
      'mutation ($id: ID!) { deleteCaptions(id: $id) { id } }',
      'captionsId',
      { lectures: [{ captions: [] }] },
    ],
  ] as const)('removes %s for a subscriber permanently', async (_, mutation, name, left) => {
    const made = await makeCourse(admin);
    const ask = () => room(people.SUBSCRIBER, made.slug);
    await eventually(async () => expect(await ask()).toMatchObject({ lectures: [{ captions: [{}] }] }));
    await whenKept(ask);
    await changing(async () => dataOf(await admin.graphql(mutation, { id: made[name] })), ask);
    await eventually(async () => expect(await ask()).toMatchObject(left));
    for (const seen of await Promise.all(Array.from({ length: 20 }, ask))) expect(seen).toMatchObject(left);
  });

  it('is visible to an admin immediately', async () => {
    const { id, slug } = await makeCourse(admin);
    for (let version = 1; version <= 10; version += 1) {
      const title = `Title ${version}`;
      const edit = 'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { id } }';
      await room(people.ADMIN, slug);
      dataOf(await admin.graphql(edit, { input: { id, version, title } }));
      expect((await room(people.ADMIN, slug)).title).toBe(title);
    }
  });
});

describe('a cached row', () => {
  it('is shared and cannot be changed', async () => {
    const rows = keptRows<{ names: string[] }>(app.container.services.publicContent);
    const row = await rows.read('key', async () => ({ names: ['one'] }));
    expect(await rows.read('key', async () => ({ names: ['two'] }))).toBe(row);
    expect(() => row.names.push('three')).toThrow(TypeError);
  });

  it('is dropped after a change, also when the change happens during the read', async () => {
    const { publicContent } = app.container.services;
    const rows = keptRows<{ name: string }>(publicContent);
    await rows.read('key', async () => {
      publicContent.changed();
      return { name: 'old' };
    });
    expect(rows.find('key')).toBeUndefined();
    await rows.readAll(['key', 'other'], async (missing) => missing.map((name) => ({ name })));
    expect(
      await rows.readAll(['other', 'key'], () => Promise.reject(new Error('Nothing is missing'))),
    ).toEqual([{ name: 'other' }, { name: 'key' }]);
    publicContent.changed();
    expect(rows.find('key')).toBeUndefined();
  });
});

// @slow server/src/lecture server/src/course
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseLimits } from '#shared/course.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { writeLecture } from '#testing/course-rows.ts';
import { addLecture, as, createCourse, dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

const DELETE = 'mutation D($id: ID!) { deleteLecture(id: $id) { id } }';
const DELETE_COURSE = 'mutation D($id: ID!) { deleteCourse(id: $id) { id } }';
const RESTORE_COURSE = 'mutation R($id: ID!) { restoreCourse(id: $id) { id } }';
const RESTORE = `mutation R($id: ID!) {
  restoreLecture(id: $id) { id position deletedAt course { numberOfLectures duration lectures { id } } }
}`;
const TRASH = `query T($first: Int, $after: String) {
  trashedLectures(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id title deletedAt course { title } }
  }
}`;
interface Trash {
  trashedLectures: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { id: string; course: { title: string } }[];
  };
}
const notFound = { code: 'NOT_FOUND', message: lectureMessages.notFound.lecture };

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
let course: { id: string; slug: string; title: string };
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from courses');
  course = await createCourse(admin);
});

const trash = async (variables: object = {}) =>
  dataOf(await admin.graphql<Trash>(TRASH, variables)).trashedLectures;
async function trashedLecture() {
  const lecture = await addLecture(admin, course.id);
  dataOf(await admin.graphql(DELETE, { id: lecture.id }));
  return lecture;
}

describe('a deleted lecture', () => {
  it('is hidden from its course, and its file is kept', async () => {
    const subscriber = await as(app, 'SUBSCRIBER');
    const stays = await addLecture(admin, course.id);
    const { video } = await trashedLecture();
    const outline = `query C($slug: String!) {
      course(slug: $slug) { numberOfLectures duration lectures { id } }
    }`;
    const seen = dataOf(
      await subscriber.graphql<{ course: { duration: number } }>(outline, { slug: course.slug }),
    ).course;
    expect(seen).toMatchObject({ numberOfLectures: 1, lectures: [{ id: stays.id }] });
    expect(seen.duration).toBeCloseTo(1, 1);
    const { body } = await subscriber.json<{ lectures: object[] }>('GET', `/api/v1/courses/${course.id}`);
    expect(body.lectures).toMatchObject([{ _id: stays.id }]);
    expect((await admin.fetch(video.url)).status).toBe(200);
  });

  it('cannot be deleted again, and is deleted once by ten parallel requests', async () => {
    const { id } = await writeLecture(app, course.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.graphql(DELETE, { id })));
    const codes = answers.map((answer) => refusalOf(answer)?.code ?? 'deleted').sort();
    expect(codes).toEqual([...Array<string>(9).fill('NOT_FOUND'), 'deleted']);
    expect(refusalOf(await admin.graphql(DELETE, { id }))).toEqual(notFound);
    const [row] = await app.sql('select number_of_lectures, duration from courses where id = $1', [
      course.id,
    ]);
    expect(row).toEqual({ number_of_lectures: 0, duration: 0 });
  });
});

describe('the trash of lectures', () => {
  it('lists deleted lectures in pages, last deleted first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.unshift((await trashedLecture()).id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Trash['trashedLectures'] = await trash({ first: 2, after });
      expect(page.totalCount).toBe(5);
      expect(page.nodes.every((node) => node.course.title === course.title)).toBe(true);
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(ids);
  });

  it('leaves out lectures whose course is also in the trash', async () => {
    const { id } = await trashedLecture();
    dataOf(await admin.graphql(DELETE_COURSE, { id: course.id }));
    expect(await trash()).toMatchObject({ totalCount: 0, nodes: [] });
    expect(refusalOf(await admin.graphql(RESTORE, { id }))?.code).toBe('NOT_FOUND');
    dataOf(await admin.graphql(RESTORE_COURSE, { id: course.id }));
    expect(await trash()).toMatchObject({ totalCount: 1, nodes: [{ id }] });
  });

  it('needs as many statements for 6 lectures as for 2', async () => {
    for (let index = 0; index < 6; index++) await trashedLecture();
    await whenQueueIsIdle(app);
    const statements = watchStatements(app);
    const statementsFor = async (first: number) => {
      statements.splice(0);
      expect((await trash({ first })).nodes).toHaveLength(first);
      return statements.length;
    };
    const few = await statementsFor(2);
    expect(few).toBeLessThanOrEqual(5);
    expect(await statementsFor(6)).toBe(few);
  });
});

describe('restoring a lecture', () => {
  it('restores its position and counts it again', async () => {
    const [first, second, third] = [
      await addLecture(admin, course.id),
      await addLecture(admin, course.id),
      await addLecture(admin, course.id),
    ];
    dataOf(await admin.graphql(DELETE, { id: second.id }));
    const fourth = await addLecture(admin, course.id);
    const restored = dataOf(
      await admin.graphql<{ restoreLecture: { course: { duration: number } } }>(RESTORE, { id: second.id }),
    ).restoreLecture;
    expect(restored).toMatchObject({
      id: second.id,
      position: 2,
      deletedAt: null,
      course: {
        numberOfLectures: 4,
        lectures: [first, second, third, fourth].map(({ id }) => ({ id })),
      },
    });
    expect(restored.course.duration).toBeCloseTo(4, 1);
    const actions = await app.sql(
      'select action, details from audit_entries where subject_id = $1 order by created_at, id',
      [second.id],
    );
    const details = `Course: ${course.title}`;
    expect(actions).toEqual(
      ['LECTURE_ADDED', 'LECTURE_DELETED', 'LECTURE_RESTORED'].map((action) => ({ action, details })),
    );
  });

  it('is refused for lectures outside the trash', async () => {
    const { id } = await addLecture(admin, course.id);
    expect(refusalOf(await admin.graphql(RESTORE, { id }))).toEqual(notFound);
    const unknown = '0198c0de-0000-7000-8000-000000000000';
    expect(refusalOf(await admin.graphql(RESTORE, { id: unknown }))).toEqual(notFound);
    expect(refusalOf(await admin.graphql(RESTORE, { id: 'x' }))?.code).toBe('BAD_USER_INPUT');
  });
});

describe('the end of the trash', () => {
  const purge = () =>
    RequestContext.create(app.container.orm.em, () => app.container.services.lectureTrash.purgeOld());
  const age = (id: string, days: number) =>
    app.sql('update lectures set deleted_at = now() - make_interval(days => $2, secs => 10) where id = $1', [
      id,
      days,
    ]);

  it(`deletes row and file after ${courseLimits.trashDays} days, not earlier`, async () => {
    const stays = await addLecture(admin, course.id);
    const young = await trashedLecture();
    await age(young.id, courseLimits.trashDays - 1);
    const before = await tally(app);
    const old = await trashedLecture();
    await age(old.id, courseLimits.trashDays);
    await purge();
    await expectNothingLeft(app, before);
    expect((await admin.fetch(old.video.url)).status).toBe(404);
    const left = await app.sql('select id from lectures order by position');
    expect(left).toEqual([{ id: stays.id }, { id: young.id }]);
    expect(refusalOf(await admin.graphql(RESTORE, { id: old.id }))).toEqual(notFound);
  });
});

describe('access to the trash', () => {
  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)('is refused to a %s', async (role) => {
    const client = await as(app, role);
    const { id } = await trashedLecture();
    const code = role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    expect(refusalOf(await client.graphql(TRASH))?.code).toBe(code);
    expect(refusalOf(await client.graphql(RESTORE, { id }))?.code).toBe(code);
    expect((await trash()).totalCount).toBe(1);
  });
});

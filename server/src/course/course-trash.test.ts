// @slow server/src/course server/src/lecture
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseLimits, courseMessages } from '#shared/course.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { addLecture, as, createCourse, dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

const DELETE = 'mutation D($id: ID!) { deleteCourse(id: $id) { id } }';
const RESTORE = `mutation R($id: ID!) {
  restoreCourse(id: $id) { id slug title publishedAt deletedAt numberOfLectures lectures { title } }
}`;
const TRASH = `query T($first: Int, $after: String) {
  trashedCourses(first: $first, after: $after) {
    totalCount categories { name count } pageInfo { hasNextPage endCursor }
    nodes { id title deletedAt numberOfLectures thumbnail { url } lectures { title } }
  }
}`;
interface Trash {
  trashedCourses: {
    totalCount: number;
    categories: object[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { id: string; deletedAt: string }[];
  };
}
const notFound = { code: 'NOT_FOUND', message: courseMessages.notFound.course };

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from courses'));

const trash = async (variables: object = {}) =>
  dataOf(await admin.graphql<Trash>(TRASH, variables)).trashedCourses;
const purge = () =>
  RequestContext.create(app.container.orm.em, () => app.container.services.courseTrash.purgeOld());
/** Sets a course's deletion to a number of days ago. */
const age = (id: string, days: number) =>
  app.sql('update courses set deleted_at = now() - make_interval(days => $2, secs => 10) where id = $1', [
    id,
    days,
  ]);
async function trashedCourse(fields: object = {}) {
  const course = await createCourse(admin, fields);
  dataOf(await admin.graphql(DELETE, { id: course.id }));
  return course;
}

describe('the trash of courses', () => {
  it('lists deleted courses in pages, last deleted first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.unshift((await trashedCourse()).id);
    await createCourse(admin);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Trash['trashedCourses'] = await trash({ first: 2, after });
      expect(page).toMatchObject({ totalCount: 5, categories: [{ name: 'Craft', count: 5 }] });
      expect(page.nodes.every(({ deletedAt }) => !Number.isNaN(Date.parse(deletedAt)))).toBe(true);
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(ids);
  });

  it('needs as many statements for 6 courses as for 2', async () => {
    for (let index = 0; index < 6; index++) await trashedCourse();
    const statements = watchStatements(app);
    const statementsFor = async (first: number) => {
      statements.splice(0);
      expect((await trash({ first })).nodes).toHaveLength(first);
      return statements.length;
    };
    const few = await statementsFor(2);
    expect(few).toBeLessThanOrEqual(6);
    expect(await statementsFor(6)).toBe(few);
  });

  it.each([
    [{ first: 0 }, inputRefusals.pageSize({ limit: 100 })],
    [{ after: 'x' }, inputRefusals.malformedCursor],
  ])('refuses %j', async (variables, message) => {
    expect(refusalOf(await admin.graphql(TRASH, variables))).toEqual({ code: 'BAD_USER_INPUT', message });
  });
});

describe('restoring a course from the trash', () => {
  it('restores it unchanged', async () => {
    const { id, slug, title } = await createCourse(admin);
    await addLecture(admin, id, { title: 'Stays' });
    const gone = await addLecture(admin, id, { title: 'Went before' });
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id: gone.id }));
    dataOf(await admin.graphql(DELETE, { id }));
    expect(dataOf(await admin.graphql(RESTORE, { id }))).toEqual({
      restoreCourse: {
        id,
        slug,
        title,
        publishedAt: expect.any(String) as string,
        deletedAt: null,
        numberOfLectures: 1,
        lectures: [{ title: 'Stays' }],
      },
    });
    const bySlug = 'query C($slug: String!) { course(slug: $slug) { id } }';
    expect(dataOf(await app.visitor().graphql(bySlug, { slug }))).toEqual({ course: { id } });
    expect((await trash()).nodes).toEqual([]);
    const actions = await app.sql<{ action: string }>(
      `select action from audit_entries where subject_id = $1 order by created_at, id`,
      [id],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'COURSE_CREATED',
      'COURSE_DELETED',
      'COURSE_RESTORED',
    ]);
  });

  it('keeps a draft a draft', async () => {
    const { id } = await trashedCourse({ publish: false });
    expect(dataOf(await admin.graphql(RESTORE, { id }))).toMatchObject({
      restoreCourse: { publishedAt: null },
    });
  });

  it('does not conflict with a new course of the same title', async () => {
    const first = await trashedCourse({ title: 'Twice there' });
    const second = await createCourse(admin, { title: 'Twice there' });
    expect(second.slug).not.toBe(first.slug);
    expect(dataOf(await admin.graphql(RESTORE, { id: first.id }))).toMatchObject({
      restoreCourse: { slug: first.slug },
    });
  });

  it('is refused for courses outside the trash', async () => {
    const { id } = await createCourse(admin);
    expect(refusalOf(await admin.graphql(RESTORE, { id }))).toEqual(notFound);
    const unknown = '0198c0de-0000-7000-8000-000000000000';
    expect(refusalOf(await admin.graphql(RESTORE, { id: unknown }))).toEqual(notFound);
    expect(refusalOf(await admin.graphql(RESTORE, { id: 'x' }))?.code).toBe('BAD_USER_INPUT');
  });

  it('happens once for ten parallel requests', async () => {
    const { id } = await trashedCourse();
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.graphql(RESTORE, { id })));
    const codes = answers.map((answer) => refusalOf(answer)?.code ?? 'restored').sort();
    expect(codes).toEqual([...Array<string>(9).fill('NOT_FOUND'), 'restored']);
  });
});

describe('the end of the trash', () => {
  it(`deletes rows and files after ${courseLimits.trashDays} days`, async () => {
    const kept = await createCourse(admin);
    const before = await tally(app);
    const { id } = await createCourse(admin);
    const { video } = await addLecture(admin, id);
    const gone = await addLecture(admin, id);
    await whenQueueIsIdle(app);
    const whole = await tally(app);
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id: gone.id }));
    dataOf(await admin.graphql(DELETE, { id }));
    expect((await tally(app)).stored).toEqual(whole.stored);

    await age(id, courseLimits.trashDays);
    await purge();
    expect(await app.sql('select id from courses')).toEqual([{ id: kept.id }]);
    await expectNothingLeft(app, before);
    expect((await admin.fetch(video.url)).status).toBe(404);
    expect(refusalOf(await admin.graphql(RESTORE, { id }))).toEqual(notFound);
  });

  it('does not delete earlier, nor courses outside the trash', async () => {
    const [first, second] = [await trashedCourse(), await createCourse(admin)];
    await age(first.id, courseLimits.trashDays - 1);
    const before = await tally(app);
    await purge();
    expect(await tally(app)).toEqual(before);
    expect((await trash()).nodes).toMatchObject([{ id: first.id }]);
    expect(dataOf(await admin.graphql(RESTORE, { id: first.id }))).toBeTruthy();
    expect(await app.sql('select 1 from courses where id = $1', [second.id])).toHaveLength(1);
  });

  it('keeps a course that is restored at the same moment', async () => {
    const { id } = await trashedCourse();
    await age(id, courseLimits.trashDays);
    const [restoring, purging] = await whileLocked(
      app,
      ['lock table audit_entries in access exclusive mode'],
      async (waiting) => {
        const restored = admin.graphql(RESTORE, { id });
        await waiting(1);
        const purged = purge();
        await waiting(2);
        return [restored, purged] as const;
      },
    );
    dataOf(await restoring);
    await purging;
    expect(await app.sql('select 1 from courses where id = $1', [id])).toHaveLength(1);
  });

  it('is checked every day', async () => {
    const rows = await app.sql<{ identifier: string }>(
      'select identifier from graphile_worker._private_known_crontabs',
    );
    expect(rows.map(({ identifier }) => identifier)).toEqual(
      expect.arrayContaining(['purge-courses', 'purge-lectures', 'sweep-objects', 'remove-expired-sessions']),
    );
  });
});

describe('deleting permanently', () => {
  const FOREVER = 'mutation F($id: ID!) { deleteCourseForever(id: $id) }';

  it('deletes rows and files of a course in the trash, and is recorded in the audit log', async () => {
    const before = await tally(app);
    const { id, title } = await createCourse(admin);
    await addLecture(admin, id);
    await whenQueueIsIdle(app);
    dataOf(await admin.graphql(DELETE, { id }));
    expect(dataOf(await admin.graphql(FOREVER, { id }))).toEqual({ deleteCourseForever: id });
    await expectNothingLeft(app, before);
    expect((await trash()).totalCount).toBe(0);
    expect(
      await app.sql(
        `select subject from audit_entries where action = 'COURSE_DELETED_FOREVER' and subject_id = $1`,
        [id],
      ),
    ).toEqual([{ subject: title }]);
    expect(refusalOf(await admin.graphql(RESTORE, { id }))).toEqual(notFound);
  });

  it('is refused for courses outside the trash', async () => {
    const { id } = await createCourse(admin);
    expect(refusalOf(await admin.graphql(FOREVER, { id }))).toEqual(notFound);
    expect(await app.sql('select 1 from courses where id = $1', [id])).toHaveLength(1);
  });

  it('can empty the trash, which keeps everything else', async () => {
    const kept = await createCourse(admin);
    const lecture = await addLecture(admin, kept.id);
    const gone = await addLecture(admin, kept.id);
    const ofTrashed = await trashedCourse();
    await trashedCourse();
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id: gone.id }));
    expect(dataOf(await admin.graphql('mutation { emptyTrash { courses lectures } }'))).toEqual({
      emptyTrash: { courses: 2, lectures: 1 },
    });
    expect(await app.sql('select id from courses')).toEqual([{ id: kept.id }]);
    expect(await app.sql('select id from lectures')).toEqual([{ id: lecture.id }]);
    expect(refusalOf(await admin.graphql(RESTORE, { id: ofTrashed.id }))).toEqual(notFound);
    const told = await app.sql<{ action: string }>(
      `select action from audit_entries where action like '%FOREVER' and subject_id = any($1)`,
      [[ofTrashed.id, gone.id]],
    );
    expect(told.map(({ action }) => action).sort()).toEqual([
      'COURSE_DELETED_FOREVER',
      'LECTURE_DELETED_FOREVER',
    ]);
  });
});

describe('access to the trash', () => {
  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)('is refused to a %s', async (role) => {
    const client = await as(app, role);
    const { id } = await trashedCourse();
    const code = role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    expect(refusalOf(await client.graphql(TRASH))?.code).toBe(code);
    expect(refusalOf(await client.graphql(RESTORE, { id }))?.code).toBe(code);
    expect((await trash()).totalCount).toBe(1);
  });
});

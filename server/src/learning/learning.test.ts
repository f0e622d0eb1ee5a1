import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mark, save, teach } from '#server/progress/progress.test-helper.ts';
import { as, dataOf, refusalOf, registerSubscriber, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: HttpClient;
let learner: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
beforeEach(async () => {
  learner = await registerSubscriber(app);
});
afterAll(() => app.stop());

type State = 'BEGUN' | 'FINISHED' | 'SAVED';

interface Mine {
  myCourses: {
    totalCount: number;
    nodes: { id: string; isSaved: boolean }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}

async function mine(state: State, page: { first?: number; after?: string | null } = {}) {
  const { myCourses } = dataOf(
    await learner.client.graphql<Mine>(
      `query ($state: LearningState!, $first: Int! = 24, $after: String) {
        myCourses(state: $state, first: $first, after: $after) {
          totalCount nodes { id isSaved } pageInfo { endCursor hasNextPage }
        }
      }`,
      { state, ...page },
    ),
  );
  return { ...myCourses, ids: myCourses.nodes.map(({ id }) => id) };
}

const saveCourse = (client: HttpClient, courseId: string, isSaved = true) =>
  client.graphql<{ saveCourse: { id: string; isSaved: boolean } }>(
    'mutation ($input: SaveCourseInput!) { saveCourse(input: $input) { id isSaved } }',
    { input: { courseId, isSaved } },
  );

it('a course is in progress until its last lecture is done, and again when a lecture is marked as not done', async () => {
  const [wood, clay] = [await teach(app, admin, { lectures: 2 }), await teach(app, admin)];
  await save(learner.client, wood.lectures[0], 10, 9000);
  await save(learner.client, clay.lectures[1], 20, 8000);
  expect((await mine('BEGUN')).ids).toEqual([clay.id, wood.id]);
  expect((await mine('FINISHED')).ids).toEqual([]);
  for (const lecture of wood.lectures) await mark(learner.client, lecture);
  expect((await mine('BEGUN')).ids).toEqual([clay.id]);
  expect((await mine('FINISHED')).ids).toEqual([wood.id]);
  await mark(learner.client, wood.lectures[0], false);
  expect((await mine('BEGUN')).ids).toEqual([wood.id, clay.id]);
});

it('a course is saved once, and can be removed from the saved courses', async () => {
  const { id } = await teach(app, admin);
  expect(dataOf(await saveCourse(learner.client, id)).saveCourse).toEqual({ id, isSaved: true });
  dataOf(await saveCourse(learner.client, id));
  expect(await mine('SAVED')).toMatchObject({ ids: [id], totalCount: 1, nodes: [{ isSaved: true }] });
  expect(dataOf(await saveCourse(learner.client, id, false)).saveCourse).toEqual({ id, isSaved: false });
  expect(await mine('SAVED')).toMatchObject({ ids: [], totalCount: 0 });
});

it('a draft cannot be saved, and is left out of the saved courses', async () => {
  const { id } = await teach(app, admin);
  dataOf(await saveCourse(learner.client, id));
  await app.sql('update courses set published_at = null where id = $1', [id]);
  expect((await mine('SAVED')).ids).toEqual([]);
  expect(refusalOf(await saveCourse(learner.client, id))?.code).toBe('NOT_FOUND');
});

it.each(['BEGUN', 'FINISHED', 'SAVED'] as const)(
  'the list of %s courses has each course once across pages, even with equal times',
  async (state) => {
    const courses = [];
    for (let index = 0; index < 3; index++) {
      const course = await teach(app, admin, { lectures: 1 });
      if (state === 'SAVED') dataOf(await saveCourse(learner.client, course.id));
      else if (state === 'BEGUN') await save(learner.client, course.lectures[0], 1);
      else await mark(learner.client, course.lectures[0]);
      courses.push(course.id);
    }
    const at = [new Date(), learner.id];
    await app.sql('update lecture_progress set recorded_at = $1 where user_id = $2', at);
    await app.sql('update saved_courses set created_at = $1 where user_id = $2', at);
    const first = await mine(state, { first: 2 });
    const rest = await mine(state, { first: 2, after: first.pageInfo.endCursor });
    expect([first.totalCount, first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([
      3,
      true,
      false,
    ]);
    expect([...first.ids, ...rest.ids].toSorted()).toEqual(courses.toSorted());
  },
);

it('suggestions are courses that other learners started later, then courses of the category, without started ones', async () => {
  const category = `Ropes ${learner.id}`;
  const finished = await teach(app, admin, { category });
  const [begun, alike] = [await teach(app, admin, { category }), await teach(app, admin, { category })];
  const [before, watched, once] = [await teach(app, admin), await teach(app, admin), await teach(app, admin)];
  await save(learner.client, finished.lectures[0], 10);
  await save(learner.client, begun.lectures[0], 10);
  for (const courses of [[watched], [watched, once]]) {
    const other = await registerSubscriber(app);
    for (const { lectures } of [before, finished, ...courses]) await save(other.client, lectures[0], 10);
  }
  const read = `query ($slug: String!) { course(slug: $slug) { nextCourses { id } } }`;
  const next = async (client: HttpClient) =>
    dataOf(
      await client.graphql<{ course: { nextCourses: { id: string }[] } }>(read, { slug: finished.slug }),
    ).course.nextCourses.map(({ id }) => id);
  expect(await next(learner.client)).toEqual([watched.id, once.id, alike.id]);
  expect(await next(app.visitor())).toEqual([watched.id, begun.id, once.id]);
});

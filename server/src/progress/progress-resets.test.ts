import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { dataOf, oneOfEach, refusalOf, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  DURATION,
  mark,
  save,
  teach,
  tryIssue,
  type Kept,
  type TaughtCourse,
} from './progress.test-helper.ts';

let app: TestApp;
let clients: Record<Caller, HttpClient>;
let learner: HttpClient;
beforeAll(async () => {
  app = await startApp();
  clients = await oneOfEach(app);
  learner = clients.SUBSCRIBER;
});
afterAll(() => app.stop());

interface Learned {
  progress: { done: number; total: number } | null;
  lectures: { id: string; progress: Kept | null }[];
}
const FIELDS = 'progress { done total } lectures { id progress { id position recordedAt isDone } }';
const change = async (name: string, { id: courseId }: TaughtCourse, lectureId?: string) => {
  const mutation = `mutation ($input: ResetProgressInput!) { ${name}(input: $input) { ${FIELDS} } }`;
  const answer = await learner.graphql<Record<string, Learned>>(mutation, { input: { courseId, lectureId } });
  return dataOf(answer)[name] as Learned;
};
const reset = (course: TaughtCourse, lectureId?: string) => change('resetProgress', course, lectureId);
const undo = (course: TaughtCourse, lectureId?: string) => change('undoProgressReset', course, lectureId);
const read = async ({ slug }: TaughtCourse, client = learner) => {
  const query = `query ($slug: String!) { course(slug: $slug) { ${FIELDS} } }`;
  return dataOf(await client.graphql<{ course: Learned }>(query, { slug })).course;
};
const newCourse = () => teach(app, clients.ADMIN);
const watched = async () => {
  await RequestContext.create(app.container.orm.em, () => app.container.services.watching.fold());
  return app.sql('select lecture_id, seconds from watched_lectures order by lecture_id, seconds');
};

it('of a course removes the progress in all its lectures, which undo brings back', async () => {
  const [course, other] = [await newCourse(), await newCourse()];
  await save(learner, course.lectures[0], 30);
  await mark(learner, course.lectures[1]);
  await save(learner, other.lectures[0], 20);
  await save(clients.ADMIN, course.lectures[0], 10);
  const before = await read(course);
  const seconds = await watched();
  const gone = await reset(course);
  expect(gone.progress).toBeNull();
  expect(gone.lectures.map(({ progress }) => progress)).toEqual([null, null, null]);
  expect((await read(other)).progress).not.toBeNull();
  expect((await read(course, clients.ADMIN)).lectures[0]?.progress).toMatchObject({ position: 10 });
  const list = '{ continueWatching { nodes { course { id } } } }';
  const listed = await learner.graphql<{ continueWatching: { nodes: object[] } }>(list);
  expect(dataOf(listed).continueWatching.nodes).toEqual([{ course: { id: other.id } }]);
  expect(await undo(course)).toEqual(before);
  expect(await read(course)).toEqual(before);
  // Nothing was watched.
  expect(await watched()).toEqual(seconds);
});

it('of a lecture leaves the others, and what is watched afterwards stays when it is undone', async () => {
  const course = await newCourse();
  const [first, second] = course.lectures;
  await save(learner, first, 30);
  await save(learner, second, 40);
  const { lectures } = await reset(course, first);
  expect(lectures.map(({ progress }) => progress?.position)).toEqual([undefined, 40, undefined]);
  await save(learner, first, 5);
  await undo(course, first);
  expect((await read(course)).lectures[0]?.progress).toMatchObject({ position: 5 });
  // There is nothing left to undo.
  await undo(course, first);
  expect((await read(course)).lectures[0]?.progress).toMatchObject({ position: 5 });
});

it('is undone as it was done: an earlier reset of one lecture stays', async () => {
  const course = await newCourse();
  const [first, second] = course.lectures;
  await save(learner, first, 30);
  await reset(course, first);
  await save(learner, second, 40);
  await reset(course);
  const { lectures } = await undo(course);
  expect(lectures.map(({ progress }) => progress?.position)).toEqual([undefined, 40, undefined]);
});

it('is not undone by a position that was measured before and arrives late', async () => {
  const course = await newCourse();
  const [first] = course.lectures;
  await save(learner, first, 30);
  await reset(course);
  expect(await save(learner, first, 50, 60_000)).toMatchObject({ position: 0, isDone: false });
  expect((await read(course)).lectures[0]?.progress).toBeNull();
  expect(await save(learner, first, 7)).toMatchObject({ position: 7 });
});

it('keeps the certificate', async () => {
  const course = await teach(app, clients.ADMIN, { lectures: 1 });
  await save(learner, course.lectures[0], DURATION);
  const { id } = dataOf(await tryIssue(learner, course.id)).issueCertificate;
  await reset(course);
  const answer = await learner.graphql<{ me: { certificates: { id: string }[] } }>(
    '{ me { certificates { id } } }',
  );
  expect(dataOf(answer).me.certificates).toContainEqual({ id });
});

it('can be undone for 30 days', async () => {
  const course = await newCourse();
  await save(learner, course.lectures[0], 30);
  await reset(course);
  await app.sql(`update progress_resets set reset_at = now() - interval '31 days'`);
  await app.sql(`select graphile_worker.add_job('purge-progress-resets', payload := '{}')`);
  await eventually(async () => expect(await app.sql('select id from progress_resets')).toEqual([]));
  expect((await undo(course)).progress).toBeNull();
});

it('refuses courses that do not exist, and malformed ids', async () => {
  const mutation = 'mutation ($input: ResetProgressInput!) { resetProgress(input: $input) { id } }';
  const codeOf = async (input: object) => refusalOf(await learner.graphql(mutation, { input }))?.code;
  expect(await codeOf({ courseId: '0198c0de-0000-7000-8000-000000000000' })).toBe('NOT_FOUND');
  const { id: courseId } = await newCourse();
  expect(await codeOf({ courseId, lectureId: 'x' })).toBe('BAD_USER_INPUT');
});

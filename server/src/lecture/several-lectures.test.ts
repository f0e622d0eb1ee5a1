import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const CHANGE = `mutation ($input: ChangeLecturesInput!) {
  changeLectures(input: $input) { numberOfLectures lectures { id isFreePreview version } }
}`;
interface Course {
  numberOfLectures: number;
  lectures: { id: string; isFreePreview: boolean; version: number }[];
}
const conflict = { code: 'CONFLICT', message: lectureRefusals.conflict.lecturesChanged };

let app: TestApp;
let admin: HttpClient;
let courseId: string;
let ids: string[];
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());
beforeEach(async () => {
  courseId = (await writeCourse(app)).id;
  ids = [];
  for (let index = 0; index < 3; index++) ids.push((await writeLecture(app, courseId)).id);
});

const send = (change: string, lectureIds: readonly unknown[]) =>
  admin.graphql<{ changeLectures: Course }>(CHANGE, { input: { courseId, lectureIds, change } });
const change = async (kind: string, lectureIds: readonly unknown[]) =>
  dataOf(await send(kind, lectureIds)).changeLectures;
const logged = (action: string) =>
  app.sql<{ subject_id: string }>(
    'select subject_id from audit_entries where action = $1 and subject_id = any($2)',
    [action, ids],
  );

it('makes several lectures free previews, and not again', async () => {
  const { lectures } = await change('OPEN_PREVIEW', ids.slice(0, 2));
  expect(lectures.map(({ isFreePreview, version }) => [isFreePreview, version])).toEqual([
    [true, 2],
    [true, 2],
    [false, 1],
  ]);
  const again = await change('OPEN_PREVIEW', ids.slice(1));
  expect(again.lectures.map(({ version }) => version)).toEqual([2, 2, 2]);
  expect(await logged('LECTURE_EDITED')).toHaveLength(3);
  const closed = await change('CLOSE_PREVIEW', ids);
  expect(closed.lectures.map(({ isFreePreview }) => isFreePreview)).toEqual([false, false, false]);
});

it('moves several lectures to the trash, and restores them in their places', async () => {
  const left = await change('TRASH', [ids[0], ids[2]]);
  expect(left).toMatchObject({ numberOfLectures: 1, lectures: [{ id: ids[1] }] });
  const restored = await change('RESTORE', [ids[2], ids[0]]);
  expect(restored.numberOfLectures).toBe(3);
  expect(restored.lectures.map(({ id }) => id)).toEqual(ids);
  expect(await logged('LECTURE_DELETED')).toHaveLength(2);
  expect(await logged('LECTURE_RESTORED')).toHaveLength(2);
});

it('changes nothing if one of them is of another course or in another state', async () => {
  const other = (await writeLecture(app, (await writeCourse(app)).id)).id;
  expect(refusalOf(await send('TRASH', [ids[0], other]))).toEqual(conflict);
  expect(refusalOf(await send('RESTORE', [ids[0]]))).toEqual(conflict);
  await change('TRASH', [ids[0]]);
  expect(refusalOf(await send('OPEN_PREVIEW', ids))).toEqual(conflict);
  expect(refusalOf(await send('OPEN_PREVIEW', ['x']))?.code).toBe('BAD_USER_INPUT');
  const { lectures } = await change('CLOSE_PREVIEW', []);
  expect(lectures.map(({ id, version }) => [id, version])).toEqual([
    [ids[1], 1],
    [ids[2], 1],
  ]);
});

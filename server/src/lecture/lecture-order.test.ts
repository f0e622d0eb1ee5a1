import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseMessages } from '#shared/course.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf, refusalOf, tryAddLecture } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const REORDER = `mutation R($input: ReorderLecturesInput!) {
  reorderLectures(input: $input) { id numberOfLectures lectures { id position } }
}`;
interface Reordered {
  reorderLectures: { lectures: { id: string; position: number }[] };
}
const conflict = { code: 'CONFLICT', message: lectureRefusals.conflict.lecturesChanged };
const LECTURES = 4;

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
  for (let index = 0; index < LECTURES; index++) ids.push((await writeLecture(app, courseId)).id);
});

const reorder = (lectureIds: string[], client = admin) =>
  client.graphql<Reordered>(REORDER, { input: { courseId, lectureIds } });
const orderNow = async () =>
  (
    await app.sql<{ id: string }>(
      'select id from lectures where course_id = $1 and deleted_at is null order by position',
      [courseId],
    )
  ).map(({ id }) => id);
const at = (...indexes: number[]) => indexes.map((index) => ids[index] ?? '');

describe('reordering lectures', () => {
  it.each([
    ['reversed', [3, 2, 1, 0]],
    ['with two swapped', [0, 2, 1, 3]],
    ['with the last one first', [3, 0, 1, 2]],
    ['unchanged', [0, 1, 2, 3]],
  ])('saves the order %s', async (_how, indexes) => {
    const wanted = at(...indexes);
    const { lectures } = dataOf(await reorder(wanted)).reorderLectures;
    expect(lectures).toEqual(wanted.map((id, index) => ({ id, position: index + 1 })));
    expect(await orderNow()).toEqual(wanted);
    const [entry] = await app.sql(
      `select details from audit_entries where subject_id = $1 and action = 'LECTURES_REORDERED'`,
      [courseId],
    );
    expect(entry).toBeDefined();
  });

  it('accepts ids in upper and lower case', async () => {
    expect(refusalOf(await reorder(at(1, 0, 2, 3).map((id) => id.toUpperCase())))).toBeNull();
    expect(await orderNow()).toEqual(at(1, 0, 2, 3));
  });

  it('keeps the position of a lecture in the trash, which is restored there', async () => {
    const trashed = ids[1] ?? '';
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id: trashed }));
    const { lectures } = dataOf(await reorder(at(3, 2, 0))).reorderLectures;
    expect(lectures.map(({ position }) => position)).toEqual([1, 3, 4]);
    dataOf(await admin.graphql('mutation R($id: ID!) { restoreLecture(id: $id) { id } }', { id: trashed }));
    expect(await orderNow()).toEqual(at(3, 1, 2, 0));
  });

  it.each<[string, (all: string[]) => string[]]>([
    ['with one missing', (all) => all.slice(1)],
    ['with none', () => []],
    ['with one twice', (all) => [...all.slice(0, -1), all[0] ?? '']],
    ['with one repeated in addition', (all) => [...all, all[0] ?? '']],
    ['with an unknown one', (all) => [...all.slice(1), '0198c0de-0000-7000-8000-000000000000']],
    ['with an unknown one in addition', (all) => [...all, '0198c0de-0000-7000-8000-000000000000']],
  ])('a list %s is refused and changes nothing', async (_what, change) => {
    expect(refusalOf(await reorder(change([...ids].reverse())))).toEqual(conflict);
    expect(await orderNow()).toEqual(ids);
  });

  it('is refused with a lecture of another course or one in the trash', async () => {
    const other = await writeLecture(app, (await writeCourse(app)).id);
    expect(refusalOf(await reorder([...at(0, 1, 2), other.id]))).toEqual(conflict);
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id: ids[3] }));
    expect(refusalOf(await reorder(at(3, 2, 1, 0)))).toEqual(conflict);
  });

  it('refuses malformed ids, unknown courses and courses in the trash', async () => {
    const answer = await reorder([...at(0, 1, 2), "' or 1=1"]);
    const { malformedId } = inputRefusals;
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message: malformedId });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ lectureIds: malformedId });
    const input = { courseId: '0198c0de-0000-7000-8000-000000000000', lectureIds: ids };
    const notFound = { code: 'NOT_FOUND', message: courseMessages.notFound.course };
    expect(refusalOf(await admin.graphql(REORDER, { input }))).toEqual(notFound);
    const malformed = await admin.graphql(REORDER, { input: { ...input, courseId: 'x' } });
    expect(malformed.errors?.[0]?.extensions.fields).toEqual({ courseId: malformedId });
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteCourse(id: $id) { id } }', { id: courseId }));
    expect(refusalOf(await reorder(ids))).toEqual(notFound);
  });

  it('in parallel requests results in one of their orders', async () => {
    const orders = [at(3, 2, 1, 0), at(1, 0, 3, 2), at(2, 3, 0, 1), at(0, 2, 1, 3), at(3, 0, 1, 2)];
    const answers = await Promise.all(orders.map((order) => reorder(order)));
    for (const [index, answer] of answers.entries()) {
      expect(dataOf(answer).reorderLectures.lectures.map(({ id }) => id)).toHaveLength(LECTURES);
      expect(orders[index]).toBeDefined();
    }
    expect(orders).toContainEqual(await orderNow());
  });

  it('while a lecture is added loses no lecture', async () => {
    const [reordered, added] = await Promise.all([reorder(at(3, 2, 1, 0)), tryAddLecture(admin, courseId)]);
    const { id } = dataOf(added).addLecture;
    const order = await orderNow();
    expect(order).toEqual(refusalOf(reordered) ? [...ids, id] : [...at(3, 2, 1, 0), id]);
  });

  it('can reverse a hundred lectures', async () => {
    await app.sql(
      `insert into lectures (id, created_at, course_id, position, title, description, video_key, video_type, duration)
       select gen_random_uuid(), now(), $1, place, 'Lecture', 'One of many.', 'videos/none.mp4', 'video/mp4', 1
       from generate_series(5, 100) as place`,
      [courseId],
    );
    const turned = (await orderNow()).reverse();
    expect(dataOf(await reorder(turned)).reorderLectures.lectures).toHaveLength(100);
    expect(await orderNow()).toEqual(turned);
  });

  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)('is refused to a %s', async (role) => {
    const answer = await reorder([...ids].reverse(), await as(app, role));
    expect(refusalOf(answer)?.code).toBe(role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    expect(await orderNow()).toEqual(ids);
  });
});

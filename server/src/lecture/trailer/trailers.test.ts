import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { addText } from '#server/lecture/text/text-lectures.test-helper.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, refusalOf, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: HttpClient;
let course: { id: string; slug: string };
beforeAll(async () => {
  app = await startApp();
  ({ client: admin } = await registerAdmin(app));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from courses');
  course = await writeCourse(app);
});

interface Trailed {
  id: string;
  lectures: { id: string; isTrailer: boolean }[];
}
const trySet = (lectureId: string | null, courseId = course.id) =>
  admin.graphql<{ setTrailer: Trailed }>(
    `mutation ($courseId: ID!, $lectureId: ID) {
      setTrailer(courseId: $courseId, lectureId: $lectureId) { id lectures { id isTrailer } }
    }`,
    { courseId, lectureId },
  );
const trailersIn = ({ lectures }: Trailed) =>
  lectures.filter(({ isTrailer }) => isTrailer).map(({ id }) => id);
const set = async (lectureId: string | null) => trailersIn(dataOf(await trySet(lectureId)).setTrailer);
const shown = async () => {
  const query = 'query ($slug: String!) { course(slug: $slug) { id lectures { id isTrailer } } }';
  return trailersIn(
    dataOf(await app.visitor().graphql<{ course: Trailed }>(query, { slug: course.slug })).course,
  );
};
const onLecture = (mutation: string, id: string) =>
  admin.graphql(`mutation ($id: ID!) { ${mutation}(id: $id) { id } }`, { id });

it('of a course is the chosen lecture, until another or none is chosen', async () => {
  const [first, second] = [await writeLecture(app, course.id), await writeLecture(app, course.id)];
  expect(await shown()).toEqual([]);
  expect(await set(first.id)).toEqual([first.id]);
  expect(await set(second.id)).toEqual([second.id]);
  expect(await set(second.id)).toEqual([second.id]);
  expect(await shown()).toEqual([second.id]);
  expect(await set(null)).toEqual([]);
  expect(await set(null)).toEqual([]);
  const entries = await app.sql(
    `select facts from audit_entries where subject_id = $1 and action = 'COURSE_EDITED'`,
    [course.id],
  );
  expect(entries).toEqual(
    Array.from({ length: 3 }, () => ({ facts: [{ kind: 'CHANGED', fields: [{ name: 'trailer' }] }] })),
  );
});

it('of a course is one of its videos outside the trash', async () => {
  const kept = await writeLecture(app, course.id);
  await set(kept.id);
  const other = await writeLecture(app, (await writeCourse(app)).id);
  const text = await addText(admin, course.id);
  const deleted = await writeLecture(app, course.id);
  dataOf(await onLecture('deleteLecture', deleted.id));
  for (const id of [other.id, deleted.id]) expect(refusalOf(await trySet(id))?.code).toBe('NOT_FOUND');
  expect(refusalOf(await trySet(text.id))).toEqual({
    code: 'CONFLICT',
    message: lectureRefusals.conflict.videoOfText,
  });
  expect(await shown()).toEqual([kept.id]);
});

it('that was deleted comes back as the trailer, unless another was chosen meanwhile', async () => {
  const [first, second] = [await writeLecture(app, course.id), await writeLecture(app, course.id)];
  await set(first.id);
  dataOf(await onLecture('deleteLecture', first.id));
  expect(await shown()).toEqual([]);
  dataOf(await onLecture('restoreLecture', first.id));
  expect(await shown()).toEqual([first.id]);
  dataOf(await onLecture('deleteLecture', first.id));
  expect(await set(second.id)).toEqual([second.id]);
  dataOf(await onLecture('restoreLecture', first.id));
  expect(await shown()).toEqual([second.id]);
});

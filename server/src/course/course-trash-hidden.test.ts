import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseMessages } from '#shared/course.ts';
import {
  addLecture,
  as,
  createCourse,
  dataOf,
  refusalOf,
  tryAddLecture,
  type Caller,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: HttpClient;
let trashed: { id: string; slug: string };
let lecture: { id: string };
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  trashed = await createCourse(admin, { title: 'Discarded Zymurgy', category: 'Secrets' });
  lecture = await addLecture(admin, trashed.id, { title: 'Free', isFreePreview: true });
  dataOf(await admin.graphql('mutation D($id: ID!) { deleteCourse(id: $id) { id } }', trashed));
  await createCourse(admin);
});
afterAll(() => app.stop());

const LIST = `query L($search: String, $category: String, $state: CourseState) {
  courses(search: $search, category: $category, state: $state) { totalCount categories { name } nodes { id } }
}`;
interface List {
  courses: { totalCount: number; categories: { name: string }[]; nodes: { id: string }[] };
}
const notFound = { code: 'NOT_FOUND', message: courseMessages.notFound.course };

describe('a course in the trash', () => {
  it.each<Caller>(['VISITOR', 'USER', 'SUBSCRIBER', 'ADMIN'])(
    'is hidden from a %s in lists, searches, categories, by slug and in REST',
    async (caller) => {
      const client = await as(app, caller);
      const states = caller === 'ADMIN' ? ['PUBLISHED', 'DRAFT', 'ANY'] : ['PUBLISHED'];
      for (const state of states) {
        for (const filter of [{}, { search: 'zymurgy' }, { category: 'Secrets' }]) {
          const { courses } = dataOf(await client.graphql<List>(LIST, { state, ...filter }));
          expect(courses.nodes.map(({ id }) => id)).not.toContain(trashed.id);
          expect(courses.totalCount).toBe(courses.nodes.length);
          expect(courses.categories.map(({ name }) => name)).not.toContain('Secrets');
        }
      }
      const bySlug = 'query C($slug: String!) { course(slug: $slug) { id lectures { video { url } } } }';
      expect(refusalOf(await client.graphql(bySlug, trashed))).toEqual(notFound);
      const list = await client.json<{ courses: { _id: string }[] }>('GET', '/api/v1/courses');
      expect(list.body.courses.map(({ _id }) => _id)).not.toContain(trashed.id);
      const status = caller === 'VISITOR' ? 401 : 404;
      expect((await client.json('GET', `/api/v1/courses/${trashed.id}`)).status).toBe(status);
    },
  );

  it.each([
    'mutation C($id: ID!) { updateCourse(input: { id: $id, version: 1, title: "Back" }) { id } }',
    'mutation C($id: ID!) { publishCourse(id: $id) { id } }',
    'mutation C($id: ID!) { unpublishCourse(id: $id) { id } }',
    'mutation C($id: ID!) { reorderLectures(input: { courseId: $id, lectureIds: [] }) { id } }',
  ])('cannot be changed: %s', async (mutation) => {
    expect(refusalOf(await admin.graphql(mutation, { id: trashed.id }))).toEqual(notFound);
  });

  it('accepts no new lecture, and its lectures cannot be changed or deleted', async () => {
    expect(refusalOf(await tryAddLecture(admin, trashed.id))).toEqual(notFound);
    const update = 'mutation U($id: ID!) { updateLecture(input: { id: $id, version: 1 }) { video { url } } }';
    const remove = 'mutation D($id: ID!) { deleteLecture(id: $id) { id } }';
    for (const mutation of [update, remove]) {
      expect(refusalOf(await admin.graphql(mutation, { id: lecture.id }))?.code).toBe('NOT_FOUND');
    }
  });
});

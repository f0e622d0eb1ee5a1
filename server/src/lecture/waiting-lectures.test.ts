import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const WAITING = `{
  failedLectures { totalCount oldest { id course { slug } } }
  draftLectures { totalCount oldest { id course { slug } } }
}`;
type Waiting = Record<
  'failedLectures' | 'draftLectures',
  { totalCount: number; oldest: { id: string; course: { slug: string } } | null }
>;

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

const waiting = async () => dataOf(await admin.graphql<Waiting>(WAITING));
const NOTHING = { totalCount: 0, oldest: null };

async function lectureThatIs(state: string, courseId: string) {
  const { id } = await writeLecture(app, courseId);
  await app.sql(`update lectures set ${state} where id = $1`, [id]);
  return id;
}

it('nothing needs attention in a school without problems', async () => {
  await writeLecture(app, (await writeCourse(app)).id);
  expect(await waiting()).toEqual({ failedLectures: NOTHING, draftLectures: NOTHING });
});

it('failed videos and drafts of published courses need attention, each with the oldest lecture and its course', async () => {
  const bread = await writeCourse(app);
  const first = await lectureThatIs(`status = 'FAILED', created_at = now() - interval '1 day'`, bread.id);
  await lectureThatIs(`status = 'FAILED'`, bread.id);
  const draft = await lectureThatIs('is_draft = true', bread.id);
  const { slug } = bread;
  const expected = {
    failedLectures: { totalCount: 2, oldest: { id: first, course: { slug } } },
    draftLectures: { totalCount: 1, oldest: { id: draft, course: { slug } } },
  };
  expect(await waiting()).toEqual(expected);

  // Scheduled drafts, running jobs, drafts of unpublished courses and items in the trash need no attention.
  await lectureThatIs(`is_draft = true, publish_at = now() + interval '1 day'`, bread.id);
  await lectureThatIs(`is_draft = true, status = 'FAILED', deleted_at = now()`, bread.id);
  await lectureThatIs(`status = 'PROCESSING'`, bread.id);
  const unpublished = await writeCourse(app);
  await lectureThatIs('is_draft = true', unpublished.id);
  await app.sql('update courses set published_at = null where id = $1', [unpublished.id]);
  const deleted = await writeCourse(app);
  await lectureThatIs(`is_draft = true, status = 'FAILED'`, deleted.id);
  await app.sql('update courses set deleted_at = now() where id = $1', [deleted.id]);
  expect(await waiting()).toEqual(expected);
});

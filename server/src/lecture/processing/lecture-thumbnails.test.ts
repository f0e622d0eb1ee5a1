// @slow server/src/lecture/processing server/src/platform/storage
import { RequestContext } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, createCourse, dataOf, drawPicture, tryAddLecture, video } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
let course: Awaited<ReturnType<typeof createCourse>>;
beforeAll(async () => {
  // It makes no posters of its own.
  app = await startApp({ VIDEO_ENGINE: 'mediabunny' });
  admin = await as(app, 'ADMIN');
  course = await createCourse(admin);
});
afterAll(() => app.stop());

const add = async (): Promise<string> =>
  dataOf(await tryAddLecture(admin, course.id, {}, await video())).addLecture.id;

async function choosePoster(lectureId: string, picture?: Blob): Promise<void> {
  const mutation = 'mutation ($input: SetPosterInput!) { setPoster(input: $input) { id } }';
  const input = { lectureId, poster: null, isChosen: true };
  const poster = picture ?? (await drawPicture({ width: 640, height: 360 }));
  dataOf(await admin.graphqlUpload(mutation, { input }, 'input.poster', poster, 'p.png'));
}

/** The thumbnail as visitors see it after all queued jobs are done. */
async function thumbnailOf(id: string): Promise<string | null> {
  await whenQueueIsIdle(app);
  const query = 'query ($slug: String!) { course(slug: $slug) { lectures { id thumbnailUrl } } }';
  const { lectures } = dataOf(
    await app
      .visitor()
      .graphql<{ course: { lectures: { id: string; thumbnailUrl: string | null }[] } }>(query, course),
  ).course;
  return lectures.find((lecture) => lecture.id === id)?.thumbnailUrl ?? null;
}
const fetched = (path: string | null) => fetch(new URL(path ?? '', app.url));

it('is a small public picture of the poster, also of a locked lecture', async () => {
  const id = await add();
  expect(await thumbnailOf(id)).toBeNull();
  await choosePoster(id);
  const answer = await fetched(await thumbnailOf(id));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(picture).toMatchObject({ width: 192, height: 108 });
});

it('follows the poster, and leaves nothing of the old one', async () => {
  const id = await add();
  await choosePoster(id);
  const first = await thumbnailOf(id);
  const before = await tally(app);
  await choosePoster(id, await drawPicture({ width: 100, height: 100 }));
  const second = await thumbnailOf(id);
  expect(second).not.toBe(first);
  expect((await fetched(first)).status).toBe(404);
  expect((await tally(app)).rows).toEqual(before.rows);
});

it('disappears with the video and with its lecture', async () => {
  const empty = await tally(app);
  const id = await add();
  await choosePoster(id);
  const first = await thumbnailOf(id);
  const update = 'mutation ($input: UpdateLectureInput!) { updateLecture(input: $input) { id } }';
  const input = { id, version: 1, video: null };
  dataOf(await admin.graphqlUpload(update, { input }, 'input.video', await video('vp9.webm'), 'b.webm'));
  expect(await thumbnailOf(id)).toBeNull();
  expect((await fetched(first)).status).toBe(404);
  await choosePoster(id);
  expect(await thumbnailOf(id)).not.toBeNull();
  dataOf(await admin.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id }));
  await app.sql(`update lectures set deleted_at = now() - interval '1 year' where id = $1`, [id]);
  const { orm, services } = app.container;
  await RequestContext.create(orm.em, () => services.lectureTrash.purgeOld());
  expect((await tally(app)).rows).toEqual(empty.rows);
});

it('is made once for posters from before, and one that is missing stops no other', async () => {
  const [id, lost] = [await add(), await add()];
  await choosePoster(id);
  await choosePoster(lost);
  const before = await thumbnailOf(id);
  await app.sql(`update lectures set thumbnail_of = null where id in ($1, $2)`, [id, lost]);
  await app.sql(`update lectures set poster_key = 'streams/lost/poster.webp' where id = $1`, [lost]);
  // The migration does the same.
  const job = `select graphile_worker.add_job('make-lecture-thumbnails', payload := '{}')`;
  await app.sql(job);
  const after = await thumbnailOf(id);
  expect(after).not.toBe(before);
  expect(await thumbnailOf(lost)).toBeNull();
  await app.sql(job);
  expect(await thumbnailOf(id)).toBe(after);
});

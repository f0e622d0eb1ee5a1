// @slow server/src/lecture/text server/src/platform/storage server/src/platform/markdown
import { RequestContext } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { ownImage } from '#shared/own-image.ts';
import { writeCourse } from '#testing/course-rows.ts';
import { as, dataOf, drawPicture, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
let course: { id: string; slug: string };
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());
beforeEach(async () => {
  course = await writeCourse(app);
});

const tryAddImage = (picture: Blob, courseId = course.id) =>
  admin.graphqlUpload<{ addTextImage: { id: string; address: string } }>(
    'mutation ($input: AddTextImageInput!) { addTextImage(input: $input) { id address } }',
    { input: { courseId, image: null } },
    'input.image',
    picture,
    'a.png',
  );
const addImage = async (picture?: Blob): Promise<string> =>
  dataOf(await tryAddImage(picture ?? (await drawPicture({ width: 2000, height: 500 })))).addTextImage
    .address;

const tryAddText = (text: string) =>
  admin.graphql<{ addTextLecture: { id: string; text: { html: string } } }>(
    `mutation ($input: AddTextLectureInput!) { addTextLecture(input: $input) { id text { html } } }`,
    { input: { courseId: course.id, title: 'Knots', text } },
  );
const addText = async (text: string) => dataOf(await tryAddText(text)).addTextLecture;
const fetched = (address: string) => fetch(new URL(ownImage(address)?.url ?? '', app.url));
const age = (days: number) =>
  app.sql(`update text_images set created_at = now() - make_interval(days => $1)`, [days]);
async function purge(): Promise<void> {
  await app.sql(`select graphile_worker.add_job('purge-text-images', payload := '{}')`);
  await whenQueueIsIdle(app);
}

it('is shown in a text with its size and its description, at most 1600 pixels wide', async () => {
  const address = await addImage();
  expect(ownImage(address)).toMatchObject({ width: 1600, height: 400 });
  const answer = await fetched(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1600, 400]);
  const { text } = await addText(`![A "bow*line*" \\[slow\\]](${address})`);
  const [path] = address.split('#');
  expect(text.html).toBe(
    `<p><img src="${path}" alt="A &quot;bowline&quot; [slow]" width="1600" height="400" loading="lazy" decoding="async"></p>\n`,
  );
});

it('needs a description', async () => {
  const address = await addImage();
  const answer = await tryAddText(`First.\n\n![ ](${address})`);
  const message = lectureRefusals.validation.imageWithoutAlt({ line: 3 });
  expect(refusalOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', message });
});

it('of another website is not shown', async () => {
  const { text } = await addText('![A bowline](https://example.com/a.webp#1x1) ![Two](/media/videos/a.webp)');
  expect(text.html).toBe('<p>A bowline Two</p>\n');
});

it('is refused for unknown courses and if it is no picture, and leaves nothing', async () => {
  const before = await tally(app);
  const unknown = '0198c0de-0000-7000-8000-000000000000';
  expect(refusalOf(await tryAddImage(await drawPicture(), unknown))?.code).toBe('NOT_FOUND');
  expect(refusalOf(await tryAddImage(new Blob(['<svg/>'])))?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(await tally(app)).toEqual(before);
});

it('is deleted after 30 days if no text and no version of one shows it', async () => {
  const [shown, formerly, unused] = [await addImage(), await addImage(), await addImage()];
  await addText(`![Shown](${shown})`);
  const { id } = await addText(`![Formerly shown](${formerly})`);
  const update = 'mutation ($input: UpdateLectureInput!) { updateLecture(input: $input) { id } }';
  dataOf(await admin.graphql(update, { input: { id, version: 1, text: 'Without it.' } }));
  await age(29);
  await purge();
  expect((await fetched(unused)).status).toBe(200);
  await age(31);
  await purge();
  expect((await fetched(unused)).status).toBe(404);
  for (const address of [shown, formerly]) expect((await fetched(address)).status).toBe(200);
});

it('is deleted with its course', async () => {
  const before = await tally(app);
  const address = await addImage();
  dataOf(await admin.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', course));
  expect((await fetched(address)).status).toBe(200);
  await app.sql(`update courses set deleted_at = now() - interval '1 year' where id = $1`, [course.id]);
  const { orm, services } = app.container;
  await RequestContext.create(orm.em, () => services.courseTrash.purgeOld());
  await whenQueueIsIdle(app);
  expect((await fetched(address)).status).toBe(404);
  expect((await tally(app)).rows?.stored_objects).toBe(before.rows?.stored_objects);
});

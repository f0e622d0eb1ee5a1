// @slow server/src/platform/storage
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { eventually } from '#testing/eventually.ts';
import { addLecture, createCourse, registerAdmin, tryAddLecture, video } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const BUCKET = {
  bucket: 'school',
  accessKeyId: 'key-of-the-school',
  secretAccessKey: 'secret-of-the-school',
  region: 'eu-west-1',
};

let app: TestApp;
let s3: Awaited<ReturnType<typeof startS3Sandbox>>;
let folder: string;
let admin: HttpClient;
let courseId: string;
let courseSlug: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
  s3 = await startS3Sandbox({ folder, ...BUCKET });
  app = await startApp({
    S3_BUCKET: BUCKET.bucket,
    S3_REGION: BUCKET.region,
    S3_ACCESS_KEY_ID: BUCKET.accessKeyId,
    S3_SECRET_ACCESS_KEY: BUCKET.secretAccessKey,
    S3_ENDPOINT: s3.endpoint,
    S3_FORCE_PATH_STYLE: 'true',
  });
  admin = (await registerAdmin(app)).client;
  ({ id: courseId, slug: courseSlug } = await createCourse(admin));
});
afterAll(async () => {
  await app.stop();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

it('a lecture plays directly from the bucket', async () => {
  const lecture = await addLecture(admin, courseId);
  const redirect = await admin.fetch(lecture.video.url, { headers: { range: 'bytes=0-9' } });
  expect(redirect.status).toBe(302);
  const address = redirect.headers.get('location') ?? '';
  expect(address.startsWith(s3.endpoint)).toBe(true);

  const part = await fetch(address, { headers: { range: 'bytes=0-9' } });
  expect(part.status).toBe(206);
  const original = await (await video()).slice(0, 10).bytes();
  expect(await part.bytes()).toEqual(original);
});

it('playlists come from the product and segments from the bucket', async () => {
  await addLecture(admin, courseId, { title: 'Streamed' });
  const streamed = `select stream_key from lectures where title = 'Streamed' and stream_key is not null`;
  await expect.poll(() => app.sql(streamed)).toHaveLength(1);
  const { data } = await admin.graphql<{ course: { lectures: { video: { streamUrl: string | null } }[] } }>(
    'query ($slug: String!) { course(slug: $slug) { lectures { video { streamUrl } } } }',
    { slug: courseSlug },
  );
  const playlist = data?.course.lectures.at(-1)?.video.streamUrl ?? '';
  const rendition = await next(playlist);
  const part = await next(rendition);
  const redirect = await admin.fetch(part, { headers: { range: 'bytes=0-9' } });
  expect(redirect.status).toBe(302);
  const address = redirect.headers.get('location') ?? '';
  expect(address.startsWith(s3.endpoint)).toBe(true);
  expect((await fetch(address, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
});

/** Returns the first URL in a playlist of the product. */
async function next(path: string): Promise<string> {
  const playlist = await admin.fetch(path);
  expect(playlist.status).toBe(200);
  const [address = ''] = (await playlist.text()).split('\n').filter((line) => /^[^#]/.test(line));
  const { pathname, search } = new URL(address, new URL(path, app.url));
  return pathname + search;
}

it('the page may load media from the bucket and from no other host', async () => {
  const { headers } = await app.visitor().fetch('/livez');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain(`media-src 'self' blob: ${s3.endpoint};`);
  expect(policy).toContain(`connect-src 'self' ${s3.endpoint};`);
  expect(policy).toContain(`img-src 'self' data: blob: ${s3.endpoint};`);
});

it('the product serves images itself, under URLs that never expire', async () => {
  const { data } = await admin.graphql<{ me: { avatar: { url: string } } }>('{ me { avatar { url } } }');
  const picture = await app.visitor().fetch(data?.me.avatar.url ?? '');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toContain('immutable');
});

it('a refused upload is removed from the bucket', async () => {
  const before = await app.sql('select key from stored_objects');
  const truncated = (await video()).slice(0, 1500);
  const { errors } = await tryAddLecture(admin, courseId, {}, truncated);
  expect(errors?.[0]?.extensions.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(await app.sql('select key from stored_objects')).toEqual(before);
});

it('the video of a lecture is removed from the bucket when the lecture is purged from the trash', async () => {
  const lecture = await addLecture(admin, courseId);
  const redirect = await admin.fetch(lecture.video.url);
  const address = redirect.headers.get('location') ?? '';
  expect((await fetch(address)).status).toBe(200);
  await admin.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id: lecture.id });
  await app.sql(`update lectures set deleted_at = now() - interval '1 year' where id = $1`, [lecture.id]);
  const { orm, services } = app.container;
  await RequestContext.create(orm.em, () => services.lectureTrash.purgeOld());
  await eventually(async () => expect((await fetch(address)).status).toBe(404));
});

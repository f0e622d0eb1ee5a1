// @slow server/src/file server/src/upload server/src/platform/storage
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { head, patch } from '#server/upload/uploads.test-helper.ts';
import { writeCourse } from '#testing/course-rows.ts';
import { eventually } from '#testing/eventually.ts';
import { as } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { addFile, filesOf, pdf, start, tracesOf, urlOf } from './files.test-helper.ts';
import { readZip } from './read-zip.test-helper.ts';

let app: TestApp;
let s3: Awaited<ReturnType<typeof startS3Sandbox>>;
let folder: string;
let admin: HttpClient;
let course: { id: string; slug: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
  const settings = { bucket: 'school', accessKeyId: 'key', secretAccessKey: 'secret', region: 'eu-west-1' };
  s3 = await startS3Sandbox({ folder, ...settings });
  app = await startApp({
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_ENDPOINT: s3.endpoint,
    S3_FORCE_PATH_STYLE: 'true',
  });
  admin = await as(app, 'ADMIN');
  course = await writeCourse(app);
});
afterAll(async () => {
  await app.stop();
  await s3.close();
  await rm(folder, { recursive: true });
});

it('an upload to S3 resumes, and the bucket sends the file under its name, with ranges', async () => {
  const bytes = pdf(7_000_000);
  const upload = await start(admin, { courseId: course.id, fileName: 'Knöten.pdf', size: bytes.length });
  expect((await patch(admin, upload, 0, bytes.subarray(0, 6_000_000))).status).toBe(204);
  const { offset } = await head(admin, upload);
  expect((await patch(admin, upload, offset ?? 0, bytes.subarray(offset ?? 0))).status).toBe(204);
  const url = await urlOf(admin, course.slug, upload.id);
  for (const [address, kind] of [
    [url, 'attachment'],
    [`${url}&inline=1`, 'inline'],
  ] as const) {
    const redirect = await admin.fetch(address);
    expect(redirect.status).toBe(302);
    const response = await fetch(redirect.headers.get('location') ?? '', { headers: { range: 'bytes=10-' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `${kind}; filename="Kn_ten.pdf"; filename*=UTF-8''Kn%C3%B6ten.pdf`,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(10))).toBe(true);
  }
});

it('a refused file leaves nothing in the bucket', async () => {
  const bytes = Buffer.alloc(6_000_000, '<p>');
  const upload = await start(admin, { courseId: course.id, size: bytes.length });
  expect((await patch(admin, upload, 0, bytes)).status).toBe(415);
  await eventually(async () => expect(await tracesOf(app, upload.id)).toEqual([]));
});

it('an archive is read from the bucket', async () => {
  const { id, slug } = await writeCourse(app);
  const bytes = pdf(300_000);
  await addFile(admin, { courseId: id }, bytes);
  const response = await admin.fetch((await filesOf(admin, slug)).filesArchiveUrl ?? '');
  const [file] = readZip(Buffer.from(await response.arrayBuffer()));
  expect(file?.bytes.equals(bytes)).toBe(true);
});

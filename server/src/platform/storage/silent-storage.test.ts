// @slow server/src/platform/storage
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadMessages } from '#shared/upload.ts';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { createCourse, refusalOf, registerAdmin, tryCreateCourse } from '#testing/factories.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const BUCKET = { bucket: 'school', accessKeyId: 'key', secretAccessKey: 'secret', region: 'eu-west-1' };
/** One timeout of ten seconds, with a margin for a busy machine; two would be 20. */
const LIMIT_MS = 19_000;

let app: TestApp;
let s3: Awaited<ReturnType<typeof startS3Sandbox>>;
let way: StallingProxy;
let folder: string;
let admin: HttpClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-silent-s3-'));
  s3 = await startS3Sandbox({ folder, ...BUCKET });
  way = await startStallingProxy(() => s3.endpoint);
  app = await startApp({
    S3_BUCKET: BUCKET.bucket,
    S3_REGION: BUCKET.region,
    S3_ACCESS_KEY_ID: BUCKET.accessKeyId,
    S3_SECRET_ACCESS_KEY: BUCKET.secretAccessKey,
    S3_ENDPOINT: way.through(s3.endpoint).replace(/\/$/, ''),
    S3_FORCE_PATH_STYLE: 'true',
  });
  admin = (await registerAdmin(app)).client;
});
afterAll(async () => {
  way.resume();
  await app.stop();
  await way.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

it('a mutation that needs an unresponsive bucket fails in time with a clear error and leaves nothing behind', async () => {
  const title = 'A course of a silent bucket';
  way.stall();
  const begun = performance.now();
  const answer = await tryCreateCourse(admin, { title });
  expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
  expect(refusalOf(answer)).toMatchObject({
    message: uploadMessages.storageUnavailable,
    code: 'SERVICE_UNAVAILABLE',
  });
  expect(await app.sql('select from courses where title = $1', [title])).toEqual([]);
  // Requests that do not need the bucket still succeed.
  expect((await app.visitor().graphql('{ courses(first: 1) { nodes { id } } }')).errors).toBeUndefined();

  way.resume();
  // A file that may have arrived is deleted once the bucket responds.
  await bringJobsForward(app);
  const reserved = 'select key from stored_objects where not is_attached';
  await eventually(async () => expect(await app.sql(reserved)).toEqual([]));
  await createCourse(admin, { title });
  expect(await app.sql('select from courses where title = $1', [title])).toHaveLength(1);
});

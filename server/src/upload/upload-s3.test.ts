// @slow server/src/platform/storage
import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { as, createCourse, dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { useOwnTemporaryFolder } from '#testing/traces.ts';
import { eventually } from '#testing/eventually.ts';
import {
  CANCEL,
  head,
  lecturesOf,
  patch,
  send,
  sha256,
  startUpload,
  summedUp,
  videoOf,
} from './uploads.test-helper.ts';

const BUCKET = {
  bucket: 'school',
  accessKeyId: 'key-of-the-school',
  secretAccessKey: 'secret-of-the-school',
  region: 'eu-west-1',
};

useOwnTemporaryFolder();
let app: TestApp;
let s3: Awaited<ReturnType<typeof startS3Sandbox>>;
let folder: string;
let client: S3Client;
let admin: HttpClient;
let cookie: { cookie: string };
let course: { id: string; slug: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
  s3 = await startS3Sandbox({ folder, ...BUCKET });
  const { bucket, region, ...credentials } = BUCKET;
  client = new S3Client({ endpoint: s3.endpoint, region, forcePathStyle: true, credentials });
  app = await startApp({
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: BUCKET.accessKeyId,
    S3_SECRET_ACCESS_KEY: BUCKET.secretAccessKey,
    S3_ENDPOINT: s3.endpoint,
    S3_FORCE_PATH_STYLE: 'true',
  });
  admin = await as(app, 'ADMIN');
  cookie = { cookie: admin.cookieHeader() };
});
afterAll(async () => {
  await app.stop();
  client.destroy();
  await s3.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await app.sql('delete from courses');
  course = await createCourse(admin);
});

/** Returns the keys of incomplete uploads in the bucket. */
async function kept(): Promise<string[]> {
  const where = { Bucket: BUCKET.bucket, Prefix: 'uploads/' };
  const { Contents = [] } = await client.send(new ListObjectsV2Command(where));
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand(where));
  return [...Contents, ...Uploads].map(({ Key = '' }) => Key);
}
/** Sorts the names of temporary files. Names of parts are left out. */
function spooled(names: Set<string>) {
  const isPart = (name: string) => /^[\w-]{10}-\d+$/.test(name);
  const isKnown = (name: string) => /^lectern-upload-[^~]+~\d+~\d+~[0-9a-f-]{36}$/.test(name);
  const all = [...names].filter((name) => !isPart(name));
  return { known: all.filter(isKnown), others: all.filter((name) => !isKnown(name)) };
}
const untilNothingIsKept = () => eventually(async () => expect(await kept()).toEqual([]));
const checksum = (bytes: Buffer) => ({ 'upload-checksum': `sha256 ${sha256(bytes).toString('base64')}` });

describe('an upload to a school on S3', () => {
  it('arrives byte for byte after a pause and leaves no other files', async () => {
    const file = await videoOf(14_000_000);
    const upload = await startUpload(admin, course.id, file.length);
    const paused = Promise.withResolvers<void>();
    const first = send(app.url, upload, file, cookie, {
      chunkSize: 3_000_000,
      onChunkComplete: (_size, accepted) => {
        if (accepted >= 6_000_000) void first.upload.abort().then(paused.resolve);
      },
    });
    await paused.promise;
    await eventually(async () =>
      expect((await head(admin, upload)).offset).toBeGreaterThanOrEqual(6_000_000),
    );
    await send(app.url, upload, file, cookie, { chunkSize: 3_000_000 }).done;
    const lecture = await summedUp(admin, course.slug);
    expect(lecture.videoSha256).toBe(sha256(file).toString('hex'));
    await untilNothingIsKept();
  });

  it('verifies each chunk', async () => {
    const file = await videoOf(7_000_000);
    const upload = await startUpload(admin, course.id, file.length);
    const [known, rest] = [file.subarray(0, 5_500_000), file.subarray(5_500_000)];
    expect((await patch(admin, upload, 0, known, checksum(known))).status).toBe(204);
    expect((await patch(admin, upload, known.length, rest, checksum(known))).status).toBe(460);
    expect((await head(admin, upload)).offset).toBe(known.length);
    expect((await patch(admin, upload, known.length, rest, checksum(rest))).status).toBe(204);
    expect((await summedUp(admin, course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it('uses local files whose names the next startup recognizes, except for parts being sent', async () => {
    const file = await videoOf(7_000_000);
    const upload = await startUpload(admin, course.id, file.length);
    // Below the minimum size of a part, so it is stored separately until the second request.
    const [start, end] = [file.subarray(0, 3_000_000), file.subarray(3_000_000)];
    const names = new Set<string>();
    const watcher = watch(tmpdir(), (_event, name) => names.add(name ?? ''));
    try {
      expect((await patch(admin, upload, 0, start, checksum(start))).status).toBe(204);
      expect((await patch(admin, upload, start.length, end)).status).toBe(204);
      await eventually(() => expect(spooled(names).known).toHaveLength(2));
      expect(spooled(names).others).toEqual([]);
    } finally {
      watcher.close();
    }
  });

  it('is refused with its first chunk if it is not a video', async () => {
    const upload = await startUpload(admin, course.id, 9_000_000);
    expect((await patch(admin, upload, 0, Buffer.alloc(1_000_000, 'x'))).status).toBe(415);
    const [lecture] = await lecturesOf(admin, course.slug);
    expect(lecture).toMatchObject({ status: 'FAILED', failure: videoFaultMessages.NOT_A_VIDEO });
    await untilNothingIsKept();
  });

  it('is removed when it is cancelled', async () => {
    const file = await videoOf(7_000_000);
    const upload = await startUpload(admin, course.id, file.length);
    await patch(admin, upload, 0, file.subarray(0, 6_000_000));
    expect(await kept()).not.toEqual([]);
    dataOf(await admin.graphql(CANCEL, { id: upload.id }));
    await untilNothingIsKept();
  });

  it('is completed by the scheduled job if the process died after joining the parts', async () => {
    const file = await videoOf(6_000_000);
    const upload = await startUpload(admin, course.id, file.length);
    await patch(admin, upload, 0, file.subarray(0, 5_500_000));
    const { uploadCompletion, uploadStore, storage, objects } = app.container.services;
    vi.spyOn(uploadCompletion, 'complete').mockRejectedValueOnce(new Error('killed'));
    expect((await patch(admin, upload, 5_500_000, file.subarray(5_500_000))).status).toBe(500);
    const key = `videos/${upload.id}.mp4`;
    await objects.reserve([key]);
    await storage.adopt(await uploadStore.source(upload.id), key, { contentType: 'video/mp4' });
    await RequestContext.create(app.container.orm.em, () => uploadCompletion.tidy());
    expect((await summedUp(admin, course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
    await untilNothingIsKept();
  });
});

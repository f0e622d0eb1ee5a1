// @slow server/src/backup server/src/platform/db
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { addLecture, createCourse, register, registerAdmin } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { readConfig } from '#server/config.ts';
import { s3ClientConfig } from '#server/platform/storage/s3-client.ts';
import { BucketPlace } from './bucket-place.ts';
import { inEmptySchool, SECRET } from './empty-school.test-helper.ts';
import { backupsOf, manifestOf } from './manifest.ts';
import { openPlace } from './open-place.ts';
import { isOfThePlace } from './unreachable-place.ts';

const account = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' };

let app: TestApp;
let bucket: Awaited<ReturnType<typeof startS3Sandbox>>;
let folder: string;
let client: S3Client;
let place: BucketPlace;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-backup-bucket-'));
  bucket = await startS3Sandbox({ folder, bucket: 'backups', ...account });
  const options = { ...account, bucket: 'backups', endpoint: bucket.endpoint, forcePathStyle: true };
  client = new S3Client(s3ClientConfig(options));
  place = new BucketPlace(options);
  app = await startApp({ SECRET });
  const admin = await registerAdmin(app);
  const { id } = await createCourse(admin.client);
  await addLecture(admin.client, id);
});
afterAll(async () => {
  await app.stop();
  await bucket.close();
  await rm(folder, { recursive: true });
});

async function keys(): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'backups' }));
  return Contents.flatMap(({ Key }) => Key ?? []);
}

it('is configured by the settings', async () => {
  const config = readConfig({
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    BACKUP_S3_ENDPOINT: bucket.endpoint,
    BACKUP_S3_FORCE_PATH_STYLE: 'true',
  });
  expect(config.backup?.to).toMatchObject({ bucket: 'backups', endpoint: bucket.endpoint });
  expect(await (await openPlace(config.backup?.to ?? '')).names()).toEqual([]);
});

it('stores encrypted backups, thins them out, and restores the same school elsewhere', async () => {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const { backups } = app.container.services;
  const days = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
  const [first, second] = [
    await backups.make(place, { recipient, now: days[0] }),
    await backups.make(place, { recipient, now: days[1] }),
  ];
  expect(await backupsOf(place)).toEqual([first.name, second.name]);

  // An interrupted backup is incomplete, and the next backup deletes it.
  await place.write('2025-12-31T03-07-00Z/users.copy.gz.age', Readable.from([Buffer.from('a part')]));
  await place.write('media/forgotten.mp4.age', Readable.from([Buffer.from('of a backup that broke off')]));
  expect(await backupsOf(place)).toEqual([first.name, second.name]);
  await register(app);
  const third = await backups.make(place, { recipient, keep: 2, now: days[2] });
  expect(third.deleted).toEqual([first.name]);
  const left = await keys();
  expect(new Set(left.map((key) => key.split('/')[0]))).toEqual(new Set([second.name, third.name, 'media']));
  expect(left.filter((key) => key.startsWith('media/')).sort()).toEqual(
    Object.keys(third.manifest.objects)
      .map((key) => `media/${key}.age`)
      .sort(),
  );
  expect(left.filter((key) => !key.endsWith('.age'))).toEqual(
    [second, third].map(({ name }) => `${name}/manifest.json`),
  );

  await inEmptySchool(async (other) => {
    await other.container.services.backups.restore(place, third.name, { identity });
    const again = await other.container.services.backups.make(place, { recipient, now: new Date() });
    const rowsOf = ({ tables }: typeof third.manifest) => tables.map(({ name, sha256 }) => [name, sha256]);
    expect(rowsOf(again.manifest)).toEqual(rowsOf(third.manifest));
    expect(again.manifest.objects).toEqual(third.manifest.objects);
  });
});

it('keeps two backups of the same second apart', async () => {
  const now = new Date(Date.UTC(2026, 2, 1));
  const { backups } = app.container.services;
  const first = await backups.make(place, { now });
  const { name } = await backups.make(place, { now });
  expect(await backupsOf(place)).toEqual(expect.arrayContaining([first.name, name]));
  expect(await manifestOf(place, first.name)).toEqual(first.manifest);
});

it('a missing file is damage of the backup, but a refused read is not', async () => {
  const missing = await place.read('media/none').catch((error: unknown) => error);
  expect(missing).toBeInstanceOf(Error);
  expect(isOfThePlace(missing)).toBe(false);
  const stranger = new BucketPlace({
    ...account,
    secretAccessKey: 'of another',
    bucket: 'backups',
    endpoint: bucket.endpoint,
    forcePathStyle: true,
  });
  expect(isOfThePlace(await stranger.read('media/none').catch((error: unknown) => error))).toBe(true);
});

it('stores nothing of a file whose content fails', async () => {
  const failing = Readable.from(
    (function* () {
      yield Buffer.alloc(1024);
      throw new Error('The disk is away');
    })(),
  );
  await expect(place.write('2026-02-01T00-00-00Z/users.copy.gz', failing)).rejects.toThrow(
    'The disk is away',
  );
  expect(await place.sizeOf('2026-02-01T00-00-00Z/users.copy.gz')).toBeUndefined();
  await place.write('media/one', Readable.from([Buffer.from('one')]));
  expect(await text(await place.read('media/one'))).toBe('one');
});

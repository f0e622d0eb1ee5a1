// @slow server/src/platform/storage sandbox/s3 server/src/backup/bucket-place.ts
import { randomBytes } from 'node:crypto';
import dns from 'node:dns';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { S3Dialect } from '#sandbox/s3/dialect.ts';
import { startS3Sandbox, type S3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { BucketPlace } from '#server/backup/bucket-place.ts';
import { eventually } from '#testing/eventually.ts';
import type { S3StorageOptions } from './s3-client.ts';
import { S3Storage } from './s3-storage.ts';
import { MEGABYTE, mp4, newKey } from './test-bodies.test-helper.ts';

const account = { bucket: 'lectures', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };

let folder: string;
let sandbox: S3Sandbox;
afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** Starts a service with a dialect. Returns the settings of its bucket. */
async function start(dialect: S3Dialect): Promise<S3StorageOptions> {
  folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
  sandbox = await startS3Sandbox({ folder, ...account, dialect });
  const isHost = dialect.bucketIn === 'host';
  // The resolver of this machine may not know the names below `localhost`.
  if (isHost) resolveToThisMachine();
  const endpoint = isHost ? sandbox.endpoint.replace('127.0.0.1', 'localhost') : sandbox.endpoint;
  return { ...account, endpoint, forcePathStyle: !isHost };
}

function resolveToThisMachine(): void {
  const lookup = (_name: string, options: dns.LookupOptions, done: (...answer: unknown[]) => void) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
}

/** Reads an object that may be late. */
const readLate = (read: () => Promise<Readable | null>) =>
  eventually(async () => {
    const stream = await read();
    if (!stream) throw new Error('not there yet');
    return buffer(stream);
  });

const dialects: [name: string, dialect: S3Dialect][] = [
  ['none of them', {}],
  ['no checksums', { refusesChecksums: true }],
  ['no copies into parts', { lacksPartCopy: true }],
  ['no copies', { lacksCopy: true }],
  ['the bucket in the host name', { bucketIn: 'host' }],
  ['slow answers', { delayMs: 30 }],
  ['new objects that are late', { lateReads: 1 }],
];

describe.each(dialects)('a service with %s', (_name, dialect) => {
  it('stores, reads, copies and deletes files of one and of several parts', async () => {
    const storage = new S3Storage(await start(dialect), { copyBytes: 6 * MEGABYTE });
    for (const size of [1_000, 13 * MEGABYTE]) {
      const [source, target, content] = [newKey(), newKey(), randomBytes(size)];
      expect(await storage.put(source, Readable.from([content]), mp4)).toEqual({ size });
      await storage.adopt(source, target, mp4);
      const range = { start: size - 10, end: size - 1 };
      expect(await readLate(() => storage.get(target, range))).toEqual(content.subarray(-10));
      expect((await readLate(() => storage.get(target))).equals(content)).toBe(true);
      const link = await storage.signedUrl(target, { expiresIn: 60 });
      if (!dialect.bucketIn) expect(await (await fetch(link)).bytes()).toHaveLength(size);
      await storage.delete(target);
      expect(await storage.head(target)).toBeNull();
    }
  });

  it('lists the files of backups', async () => {
    const place = new BucketPlace(await start(dialect));
    await place.write('media/one', Readable.from([randomBytes(1_000)]));
    await place.write('media/two', Readable.from([randomBytes(9 * MEGABYTE)]));
    expect(await place.media()).toEqual(['media/one', 'media/two']);
    await place.removeFile('media/one');
    expect(await place.media()).toEqual(['media/two']);
  });
});

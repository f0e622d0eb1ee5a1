import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { S3Storage } from '#server/platform/storage/s3-storage.ts';
import { DiskUploadStore } from './disk-upload-store.ts';
import { S3UploadStore } from './s3-upload-store.ts';
import { describeUploadStore } from './upload-store.contract.test-helper.ts';

describeUploadStore('DiskUploadStore', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-uploads-'));
  return {
    store: await DiskUploadStore.open(folder),
    read: (path) => readFile(path),
    close: () => rm(folder, { recursive: true }),
  };
});

describeUploadStore('S3UploadStore', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
  const account = {
    bucket: 'lectures',
    region: 'us-east-1',
    accessKeyId: 'test-key',
    secretAccessKey: randomUUID(),
  };
  const sandbox = await startS3Sandbox({ folder, ...account });
  const options = { ...account, endpoint: sandbox.endpoint, forcePathStyle: true };
  const storage = new S3Storage(options);
  return {
    store: new S3UploadStore(options),
    read: async (key) => buffer((await storage.get(key)) ?? Readable.from([])),
    close: async () => {
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
});

// @slow server/src/upload server/src/platform/storage
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import type { CallTraces } from '#server/platform/storage/trace-s3-calls.ts';
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

it('S3UploadStore times out if the service never responds, and traces its calls', async () => {
  const silent = createServer((request) => request.resume());
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const options = {
    bucket: 'lectures',
    region: 'us-east-1',
    accessKeyId: 'test-key',
    secretAccessKey: 'a secret',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
  };
  const calls: string[] = [];
  const traces: CallTraces = {
    call(name, _attributes, work) {
      calls.push(name);
      return work();
    },
  };
  const store = new S3UploadStore(options, { timeLimits: { connectionMs: 1_000, idleMs: 200 }, traces });
  await expect(store.received(randomUUID(), 7)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(calls).toEqual(['S3 GetObject']);
  silent.closeAllConnections();
  silent.close();
});

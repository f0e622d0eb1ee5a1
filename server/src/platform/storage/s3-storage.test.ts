// @slow server/src/platform/storage sandbox/s3
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import type { S3StorageOptions } from './s3-client.ts';
import { S3Storage } from './s3-storage.ts';
import type { StorageUnderTest } from './storage-under-test.test-helper.ts';
import { describeStorage } from './storage.contract.test-helper.ts';

const account = {
  bucket: 'lectures',
  region: 'us-east-1',
  accessKeyId: 'test-key',
  secretAccessKey: randomUUID(),
};

function underTest(options: S3StorageOptions, close: () => Promise<void>): StorageUnderTest {
  let now = Date.now;
  const { accessKeyId, secretAccessKey, bucket: Bucket, ...connection } = options;
  const client = new S3Client({ ...connection, credentials: { accessKeyId, secretAccessKey } });
  const storage = new S3Storage(options, { now: () => now() });
  return {
    storage,
    leave: async (content) => {
      const key = `uploads/${randomUUID()}`;
      await storage.put(key, Readable.from([content]), { contentType: 'application/octet-stream' });
      return key;
    },
    signAt: (clock) => (now = clock),
    follow: (url) => fetch(url),
    leftovers: async (Prefix) => {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
      return Uploads.map(({ Key = '' }) => Key);
    },
    close: async () => {
      client.destroy();
      await close();
    },
  };
}

describeStorage('S3Storage on the sandbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
  const sandbox = await startS3Sandbox({ folder, ...account });
  return underTest({ ...account, endpoint: sandbox.endpoint, forcePathStyle: true }, async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });
});

const { S3_TEST_ENDPOINT, S3_TEST_BUCKET, S3_TEST_ACCESS_KEY_ID, S3_TEST_SECRET_ACCESS_KEY } = process.env;
if (S3_TEST_ENDPOINT && S3_TEST_BUCKET && S3_TEST_ACCESS_KEY_ID && S3_TEST_SECRET_ACCESS_KEY) {
  const options = {
    endpoint: S3_TEST_ENDPOINT,
    region: 'us-east-1',
    bucket: S3_TEST_BUCKET,
    accessKeyId: S3_TEST_ACCESS_KEY_ID,
    secretAccessKey: S3_TEST_SECRET_ACCESS_KEY,
    forcePathStyle: true,
  };
  describeStorage('S3Storage on a real server', async () => underTest(options, async () => {}));
}

describe('S3Storage without a server', () => {
  const body = (): Readable => Readable.from([Buffer.from('lecture')]);
  const mp4 = { contentType: 'video/mp4' };

  it('reports unavailable storage if nothing listens at the endpoint', async () => {
    const probe = createServer();
    const port = await new Promise<number>((resolve) => {
      probe.listen(0, '127.0.0.1', () => {
        const address = probe.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await new Promise((resolve) => probe.close(resolve));
    const endpoint = `http://127.0.0.1:${port}`;
    const storage = new S3Storage({ ...account, endpoint, forcePathStyle: true });

    const upload = { code: 'SERVICE_UNAVAILABLE', message: uploadMessages.storageUnavailable };
    await expect(storage.put('videos/a.mp4', body(), mp4)).rejects.toMatchObject(upload);
    const other = { code: 'SERVICE_UNAVAILABLE', message: messages.unavailable };
    await expect(storage.head('videos/a.mp4')).rejects.toMatchObject(other);
    await expect(storage.get('videos/a.mp4')).rejects.toMatchObject(other);
    await expect(storage.delete('videos/a.mp4')).rejects.toMatchObject(other);
  });

  it('reports unavailable storage after one request if the server never responds', async () => {
    const requests: (string | undefined)[] = [];
    const silent = createHttpServer((request) => {
      requests.push(request.method);
      request.resume();
    });
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const options = { ...account, endpoint: `http://127.0.0.1:${port}`, forcePathStyle: true };
    const storage = new S3Storage(options, { timeLimits: { connectionMs: 1_000, idleMs: 200 } });

    const unavailable = { code: 'SERVICE_UNAVAILABLE' };
    await Promise.all([
      expect(storage.put('videos/a.mp4', body(), mp4)).rejects.toMatchObject(unavailable),
      expect(storage.adopt('videos/a.mp4', 'videos/b.mp4', mp4)).rejects.toMatchObject(unavailable),
      expect(storage.head('videos/a.mp4')).rejects.toMatchObject(unavailable),
      expect(storage.get('videos/a.mp4')).rejects.toMatchObject(unavailable),
      expect(storage.delete('videos/a.mp4')).rejects.toMatchObject(unavailable),
    ]);
    await expect.poll(() => requests.toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'HEAD', 'PUT']);
    silent.closeAllConnections();
    silent.close();
  });

  it('reports unavailable storage, not missing objects, if the credentials or the bucket are wrong', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
    const sandbox = await startS3Sandbox({ folder, ...account });
    const wrong = [{ secretAccessKey: 'wrong' }, { accessKeyId: 'wrong' }, { bucket: 'wrong' }];
    for (const fault of wrong) {
      const storage = new S3Storage({
        ...account,
        endpoint: sandbox.endpoint,
        forcePathStyle: true,
        ...fault,
      });
      const unavailable = { code: 'SERVICE_UNAVAILABLE' };
      await expect(storage.put('videos/a.mp4', body(), mp4)).rejects.toMatchObject(unavailable);
      await expect(storage.get('videos/a.mp4')).rejects.toMatchObject(unavailable);
    }
    await sandbox.close();
    await rm(folder, { recursive: true });
  });
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { messages } from '#shared/messages.ts';
import { S3Storage } from '#server/platform/storage/s3-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { alphabet, fill, image, links, MediaServer, video } from './media-under-test.test-helper.ts';

describe('media under faults', () => {
  const head = { size: 26, contentType: 'image/webp', lastModified: new Date(0), etag: '"1"' };
  const rest = {
    name: 'disk',
    head: async () => head,
    signedUrl: async () => '',
    publicUrl: () => '',
  } as const;
  const unused = {
    put: () => Promise.reject(new Error('unused')),
    adopt: () => Promise.reject(new Error('unused')),
    delete: async () => {},
    localPath: () => null,
  };

  async function withStorage(
    get: Storage['get'],
    test: (server: MediaServer) => Promise<void>,
  ): Promise<void> {
    const server = await new MediaServer({ ...rest, ...unused, get }).start();
    try {
      await test(server);
    } finally {
      await server.close();
    }
  }

  it('stops reading without an error when the client disconnects', async () => {
    const closed = Promise.withResolvers<void>();
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(64 * 1024));
      },
      destroy(error, done) {
        closed.resolve();
        done(error);
      },
    });
    head.size = Number.MAX_SAFE_INTEGER;
    await withStorage(
      async () => endless,
      async (server) => {
        const request = httpRequest({ host: '127.0.0.1', port: server.port, path: `/media/${image}` }).end();
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        await once(response, 'data');
        request.destroy();
        await closed.promise;
        expect(endless.destroyed).toBe(true);
        // A second response proves that the server continued, and that the first request is finished.
        const { status } = await server.get(`/media/${image}`, {}, 'HEAD');
        expect(status).toBe(200);
        expect(server.errors).toEqual([]);
      },
    );
  });

  it('passes on a failure of the storage, without caching headers', async () => {
    const failure = new AppError('SERVICE_UNAVAILABLE', messages.unavailable);
    await withStorage(
      () => Promise.reject(failure),
      async (server) => {
        const { status, headers } = await server.get(`/media/${image}`);
        expect(status).toBe(503);
        expect(headers['cache-control']).toBeUndefined();
        expect(headers.etag).toBeUndefined();
        expect(server.errors).toEqual([failure]);
      },
    );
  });

  it('aborts a response whose object cannot be read to its end', async () => {
    const failure = new Error('the disk is broken');
    await withStorage(
      async () =>
        Readable.from(
          (async function* () {
            yield Buffer.alloc(10);
            throw failure;
          })(),
        ),
      async (server) => {
        head.size = 26;
        await expect(server.get(`/media/${image}`)).rejects.toThrow();
        expect(server.errors).toEqual([failure]);
      },
    );
  });
});

describe('media on S3', () => {
  const account = {
    bucket: 'lectures',
    region: 'us-east-1',
    accessKeyId: 'test-key',
    secretAccessKey: randomUUID(),
  };
  let folder: string;
  let sandbox: Awaited<ReturnType<typeof startS3Sandbox>>;
  let server: MediaServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-media-'));
    sandbox = await startS3Sandbox({ folder, ...account });
    const storage = new S3Storage({ ...account, endpoint: sandbox.endpoint, forcePathStyle: true });
    await fill(storage);
    server = await new MediaServer(storage).start();
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  it('passes images through, cacheable forever', async () => {
    const { status, headers, body } = await server.get(`/media/${image}`);
    expect({ status, body }).toEqual({ status: 200, body: alphabet });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await server.get(`/media/${image}`, { 'If-None-Match': String(headers.etag) })).status).toBe(304);
    expect((await server.get('/media/images/none.webp')).status).toBe(404);
  });

  it('redirects a signed link to the bucket, where ranges work', async () => {
    const { status, headers } = await server.get(links.sign(video));
    expect(status).toBe(302);
    const location = String(headers.location);
    expect(location.startsWith(`${sandbox.endpoint}/lectures/${video}?`)).toBe(true);
    const response = await fetch(location, { headers: { Range: 'bytes=1-3' } });
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 206, body: 'bcd' });
    expect(response.headers.get('content-type')).toBe('video/mp4');
  });

  it('redirects for no longer than the remaining lifetime of the link', async () => {
    const { headers } = await server.get(links.sign(video, 60));
    const expires = Number(new URL(String(headers.location)).searchParams.get('X-Amz-Expires'));
    const maxAge = Number(/^private, max-age=(\d+)$/.exec(headers['cache-control'] ?? '')?.[1]);
    expect(expires).toBeGreaterThan(0);
    expect(expires).toBeLessThanOrEqual(60);
    expect(maxAge).toBeLessThan(expires);
  });

  it('redirects the capture of a frame and playback to different URLs within the same second', async () => {
    const link = links.sign(video);
    const addresses = [await server.get(link), await server.get(`${link}&frame=1.5`)];
    const [played, drawn] = addresses.map(({ headers }) => String(headers.location));
    expect(drawn).not.toBe(played);
    expect(await (await fetch(drawn ?? '')).text()).toBe(alphabet);
  });

  it('does not redirect without a valid link', async () => {
    const forged = links.sign(video).replace(video, 'videos/other.mp4');
    for (const path of [`/media/${video}`, forged]) {
      const { status, headers } = await server.get(path);
      expect({ status, location: headers.location }).toEqual({ status: 403, location: undefined });
    }
  });

  it('answers HEAD itself, because presigned URLs are for GET', async () => {
    const { status, headers } = await server.get(links.sign(video), {}, 'HEAD');
    expect({ status, length: headers['content-length'] }).toEqual({ status: 200, length: '26' });
  });
});

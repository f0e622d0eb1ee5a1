import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { DiskStorage } from '#server/platform/storage/disk-storage.ts';
import { MEDIA_LINK_SECONDS } from './media-links.ts';
import {
  alphabet,
  type Answer,
  fill,
  image,
  links,
  MediaServer,
  video,
} from './media-under-test.test-helper.ts';

describe('media on disk', () => {
  let folder: string;
  let storage: DiskStorage;
  let server: MediaServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-media-'));
    storage = await DiskStorage.open({ folder, links });
    await fill(storage);
    server = await new MediaServer(storage).start();
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const getVideo = (headers?: Record<string, string>, method?: string): Promise<Answer> =>
    server.get(links.sign(video), headers, method);

  describe('images', () => {
    it('are public and cacheable forever', async () => {
      const { status, headers, body } = await server.get(`/media/${image}`);
      expect(status).toBe(200);
      expect(body).toBe(alphabet);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': '26',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'content-disposition': 'inline',
        etag: (await storage.head(image))?.etag,
      });
    });

    it('answer 304 to a client that has them, with caching headers', async () => {
      const { headers } = await server.get(`/media/${image}`);
      const again = await server.get(`/media/${image}`, { 'If-None-Match': String(headers.etag) });
      expect(again).toMatchObject({ status: 304, body: '' });
      expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] });
      const since = { 'If-Modified-Since': String(headers['last-modified']) };
      expect((await server.get(`/media/${image}`, since)).status).toBe(304);
      expect((await server.get(`/media/${image}`, { 'If-None-Match': '"other"' })).status).toBe(200);
    });

    it('that are missing are 404 and not cached', async () => {
      const { status, headers, body } = await server.get('/media/images/none.webp');
      expect(status).toBe(404);
      expect(JSON.parse(body)).toEqual({
        success: false,
        code: 'NOT_FOUND',
        message: messages.notFound.page,
      });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });
  });

  describe('videos', () => {
    it('are sent whole through a signed link, cacheable by this browser until the link expires', async () => {
      const { status, headers, body } = await getVideo();
      expect(status).toBe(200);
      expect(body).toBe(alphabet);
      expect(headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': '26',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-disposition': 'inline',
      });
      const [, maxAge] = /^private, max-age=(\d+)$/.exec(headers['cache-control'] ?? '') ?? [];
      expect(Number(maxAge)).toBeGreaterThan(0);
      expect(Number(maxAge)).toBeLessThanOrEqual(MEDIA_LINK_SECONDS);
    });

    it('answer HEAD like GET, without a body', async () => {
      const { status, headers, body } = await getVideo({}, 'HEAD');
      expect({ status, body }).toEqual({ status: 200, body: '' });
      expect(headers).toMatchObject({
        'content-length': '26',
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
      });
    });

    it.each([
      ['bytes=0-0', 'a', '0-0'],
      ['bytes=2-4', 'cde', '2-4'],
      ['bytes=20-', 'uvwxyz', '20-25'],
      ['bytes=0-', alphabet, '0-25'],
      ['bytes=-3', 'xyz', '23-25'],
      ['bytes=-500', alphabet, '0-25'],
      ['bytes=24-500', 'yz', '24-25'],
    ])('answer %s with that part', async (range, content, expected) => {
      const { status, headers, body } = await getVideo({ Range: range });
      expect({ status, body }).toEqual({ status: 206, body: content });
      expect(headers).toMatchObject({
        'content-range': `bytes ${expected}/26`,
        'content-length': String(content.length),
        'content-type': 'video/mp4',
      });
    });

    it.each(['bytes=26-', 'bytes=500-600', 'bytes=-0'])('cannot satisfy %s', async (range) => {
      const { status, headers, body } = await getVideo({ Range: range });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe('bytes */26');
      expect(headers['content-type']).toMatch('application/json');
      expect(headers.etag).not.toBe((await storage.head(video))?.etag);
      expect(JSON.parse(body)).toMatchObject({ success: false });
    });

    it.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'items=0-5', 'bytes'])(
      'are sent whole when the range is %s',
      async (range) => {
        expect(await getVideo({ Range: range })).toMatchObject({ status: 200, body: alphabet });
      },
    );

    it('ignore a range with HEAD', async () => {
      const { status, headers } = await getVideo({ Range: 'bytes=0-1' }, 'HEAD');
      expect({ status, length: headers['content-length'] }).toEqual({ status: 200, length: '26' });
    });

    it('honour If-Range: a part of an unchanged video, else the whole', async () => {
      const { headers } = await getVideo();
      const statusFor = async (ifRange: unknown): Promise<number | undefined> =>
        (await getVideo({ Range: 'bytes=0-1', 'If-Range': String(ifRange) })).status;
      expect(await statusFor(headers.etag)).toBe(206);
      expect(await statusFor(headers['last-modified'])).toBe(206);
      expect(await statusFor('"other"')).toBe(200);
      expect(await statusFor(`W/${headers.etag}`)).toBe(200);
      expect(await statusFor(new Date(0).toUTCString())).toBe(200);
      expect(await statusFor(new Date(Date.now() + 60_000).toUTCString())).toBe(200);
      expect(await statusFor('nonsense')).toBe(200);
    });

    it('honour If-Match and If-Unmodified-Since, for the whole and for parts', async () => {
      const { headers } = await getVideo();
      const etag = String(headers.etag);
      const modified = String(headers['last-modified']);
      const later = new Date(Date.parse(modified) + 60_000).toUTCString();
      const earlier = new Date(Date.parse(modified) - 60_000).toUTCString();
      const cases: [Record<string, string>, number][] = [
        [{ 'If-Match': etag }, 200],
        [{ 'If-Match': `"other", ${etag}` }, 200],
        [{ 'If-Match': '*' }, 200],
        [{ 'If-Match': etag, Range: 'bytes=0-1' }, 206],
        [{ 'If-Match': '"other"' }, 412],
        [{ 'If-Match': `W/${etag}` }, 412],
        [{ 'If-Match': '"other"', Range: 'bytes=0-1' }, 412],
        [{ 'If-Unmodified-Since': modified }, 200],
        [{ 'If-Unmodified-Since': later }, 200],
        [{ 'If-Unmodified-Since': 'nonsense' }, 200],
        [{ 'If-Unmodified-Since': earlier }, 412],
        // The tag counts before the date, and both before what the client already has.
        [{ 'If-Match': etag, 'If-Unmodified-Since': earlier }, 200],
        [{ 'If-Match': '"other"', 'If-None-Match': etag }, 412],
        [{ 'If-Match': etag, 'If-None-Match': etag }, 304],
      ];
      for (const [sent, expected] of cases) {
        expect([sent, (await getVideo(sent)).status]).toEqual([sent, expected]);
      }
      const refused = await getVideo({ 'If-Match': '"other"' });
      expect(JSON.parse(refused.body)).toMatchObject({ success: false, code: 'PRECONDITION_FAILED' });
      expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect((await getVideo({ 'If-Match': '"other"' }, 'HEAD')).status).toBe(412);
    });

    it('answer 304 to a client that has them', async () => {
      const { headers } = await getVideo();
      expect((await getVideo({ 'If-None-Match': String(headers.etag) })).status).toBe(304);
      const withRange = { 'If-None-Match': '"other"', Range: 'bytes=0-1' };
      expect((await getVideo(withRange)).status).toBe(206);
    });

    it('that were deleted are 404 even with a valid link', async () => {
      expect((await server.get(links.sign('videos/deleted.mp4'))).status).toBe(404);
    });
  });

  it('leaves other methods to the application', async () => {
    expect((await server.get(`/media/${image}`, {}, 'DELETE')).status).toBe(404);
    expect(await storage.head(image)).not.toBeNull();
  });
});

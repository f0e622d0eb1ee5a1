import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { DiskStorage } from '#server/platform/storage/disk-storage.ts';
import { MEDIA_LINK_SECONDS, MediaLinks } from './media-links.ts';
import { fill, links, MediaServer, secret, video } from './media-under-test.test-helper.ts';

describe('access to media', () => {
  let folder: string;
  let server: MediaServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-media-'));
    const storage = await DiskStorage.open({ folder, links });
    await fill(storage);
    server = await new MediaServer(storage).start();
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  describe('links', () => {
    const refusal = { success: false, code: 'FORBIDDEN', message: requestMessages.linkExpired };

    function signedAt(time: number, key = video, expiresIn = MEDIA_LINK_SECONDS): string {
      return new MediaLinks({ current: secret }, { now: () => time }).sign(key, expiresIn);
    }

    it('open nothing once they have expired', async () => {
      expect((await server.get(signedAt(Date.now() - (MEDIA_LINK_SECONDS - 30) * 1000))).status).toBe(200);
      const { status, headers, body } = await server.get(
        signedAt(Date.now() - (MEDIA_LINK_SECONDS + 1) * 1000),
      );
      expect(status).toBe(403);
      expect(JSON.parse(body)).toEqual(refusal);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toMatch('application/json');
    });

    it('open nothing after any modification', async () => {
      const good = links.sign(video);
      const expires = Number(new URLSearchParams(good.split('?')[1]).get('expires'));
      const forgeries = [
        `/media/${video}`,
        good.replace(/&signature.*/, ''),
        good.replace(/expires=\d+&/, ''),
        good.replace(String(expires), String(expires + 1000)),
        good.replace(String(expires), `${expires}&expires=${expires + 1000}`),
        good.replace(String(expires), `0${expires}`),
        `${good}x`,
        good.slice(0, -1),
        `${good}&signature=x`,
        good.replace('signature=', 'signature[]='),
        good.replace(video, 'videos/other.mp4'),
        good.replace('/media/videos/', '/media/captions/'),
        new MediaLinks({ current: 'another secret of thirty-two chars' }).sign(video),
      ];
      for (const forgery of forgeries) {
        expect({ forgery, status: (await server.get(forgery)).status }).toEqual({ forgery, status: 403 });
      }
    });

    it('need a secret of at least 32 characters', () => {
      expect(() => new MediaLinks({ current: '' })).toThrow('32 characters');
    });
  });

  it.each([
    '/media',
    '/media/',
    '/media//etc/passwd',
    '/media/..',
    '/media/../package.json',
    '/media/images/../videos/0198c0de.mp4',
    '/media/images/..%2fvideos%2f0198c0de.mp4',
    '/media/images/%2e%2e/videos/0198c0de.mp4',
    '/media/images/%2E%2E%2Fvideos/0198c0de.mp4',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/images\\..\\videos/0198c0de.mp4',
    '/media/images/%5c..%5cvideos/0198c0de.mp4',
    '/media/images%2f0198c0de%2fabc123.webp',
    '/media/images//0198c0de/abc123.webp',
    '/media/images/./0198c0de/abc123.webp',
    '/media/images/0198c0de/abc123.webp/',
    '/media/images/0198c0de/abc123.webp%00.png',
    '/media/images/%00',
    '/media/images/%',
    '/media/images/%c0%ae%c0%ae/x',
    '/media/.incoming/x',
    '/media/%2eincoming/x',
    '/media/images/0198c0de',
    `/media/images/${'a/'.repeat(300)}x`,
  ])('finds nothing at %s', async (path) => {
    const { status, body } = await server.get(path);
    expect(status).toBe(404);
    expect(JSON.parse(body)).toEqual({ success: false, code: 'NOT_FOUND', message: messages.notFound.page });
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DiskStorage } from '#server/platform/storage/disk-storage.ts';
import { links, MediaServer } from './media-under-test.test-helper.ts';
import { PLAYLIST_TYPE } from './playlist.ts';

const KEY = 'streams/0198c0de/360p.m3u8';

let folder: string;
let storage: DiskStorage;
let server: MediaServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-playlists-'));
  storage = await DiskStorage.open({ folder, links });
  server = await new MediaServer(storage).start();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const put = (address: string) =>
  storage.put(KEY, Readable.from([Buffer.from(`#EXTM3U\n${address}\n`)]), { contentType: PLAYLIST_TYPE });

it('reads a playlist once, and inserts the query of each request', async () => {
  await put('first.mp4');
  const reading = vi.spyOn(storage, 'get');
  const asked = [60, 120, 180].map((seconds) => links.sign(KEY, seconds));
  for (const link of asked) {
    const query = link.split('?')[1] ?? '';
    expect(await server.get(link)).toMatchObject({ status: 200, body: `#EXTM3U\nfirst.mp4?${query}\n` });
  }
  expect(new Set(asked).size).toBe(3);
  expect(reading).toHaveBeenCalledTimes(1);
});

it('serves a playlist that was replaced, and 404 for one that was deleted', async () => {
  const link = links.sign(KEY);
  await put('first.mp4');
  expect((await server.get(link)).body).toContain('first.mp4');
  await put('other.mp4');
  expect((await server.get(link)).body).toContain('other.mp4');
  await storage.delete(KEY);
  expect((await server.get(link)).status).toBe(404);
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MediaLinks } from '#server/platform/media/media-links.ts';
import { DiskStorage } from './disk-storage.ts';
import { download } from './download.ts';

const KEY = 'videos/0190a1b2-0000-7000-8000-000000000000.mp4';

describe('the download of an object', () => {
  let root: string;
  let folder: string;
  let storage: DiskStorage;
  const going = () => new AbortController().signal;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'lectern-download-'));
    folder = await mkdtemp(join(root, 'work-'));
    const links = new MediaLinks({ current: 'a secret of thirty-two characters' });
    storage = await DiskStorage.open({ folder: join(root, 'objects'), links });
    await storage.put(KEY, Readable.from([Buffer.from('film')]), { contentType: 'video/mp4' });
  });
  afterEach(() => rm(root, { recursive: true }));

  it('writes the object to a file', async () => {
    const path = join(folder, 'film');
    expect(await download(storage, KEY, path, going())).toBe(true);
    expect(await readFile(path, 'utf8')).toBe('film');
  });

  it('returns false and creates no file if the object does not exist', async () => {
    expect(await download(storage, KEY.replace('0190', '0191'), join(folder, 'film'), going())).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps an existing file and closes the object', async () => {
    const path = join(folder, 'film');
    await writeFile(path, 'another');
    const bodies: Readable[] = [];
    const watched = {
      get: async (key: string) => {
        const body = await storage.get(key);
        if (body) bodies.push(body);
        return body;
      },
    };
    await expect(download(watched, KEY, path, going())).rejects.toThrow('EEXIST');
    expect(await readFile(path, 'utf8')).toBe('another');
    expect(bodies.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('creates no file after its end, however early it was aborted', async () => {
    await expect(download(storage, KEY, join(folder, 'film'), AbortSignal.abort())).rejects.toThrow(
      'aborted',
    );
    await rm(folder, { recursive: true });
    // Gives a stream that was still opening its file time to create it.
    await new Promise(setImmediate);
    expect(await readdir(root)).toEqual(['objects']);
  });
});

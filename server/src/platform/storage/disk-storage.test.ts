import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadMessages } from '#shared/upload.ts';
import { MediaLinks } from '#server/platform/media/media-links.ts';
import { mediaRoutes } from '#server/platform/media/media.routes.ts';
import { DiskStorage } from './disk-storage.ts';
import { incomingFileName } from './incoming-files.ts';
import type { StorageUnderTest } from './storage-under-test.test-helper.ts';
import { describeStorage } from './storage.contract.test-helper.ts';

const secret = 'a secret of thirty-two characters';

async function startDisk(): Promise<StorageUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-disk-'));
  let now = Date.now;
  const storage = await DiskStorage.open({
    folder,
    links: new MediaLinks({ current: secret }, { now: () => now() }),
  });
  const app = express().use(
    '/media',
    mediaRoutes({
      storage,
      links: new MediaLinks({ current: secret }),
      subtitlesOf: () => Promise.resolve([]),
      isOpenToOrigins: true,
      tokenHashOf: () => undefined,
    }),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');

  return {
    storage,
    signAt: (clock) => (now = clock),
    follow: (url) => fetch(new URL(url, `http://127.0.0.1:${address.port}`)),
    leftovers: () => readdir(join(folder, '.incoming')),
    leave: async (content) => {
      const path = join(folder, `.left-${randomUUID()}`);
      await writeFile(path, content);
      return path;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}

describeStorage('DiskStorage', startDisk);

describe('the folder of DiskStorage', () => {
  let folder: string;
  const links = new MediaLinks({ current: secret });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-disk-'));
  });
  afterEach(async () => {
    await chmod(folder, 0o700);
    await rm(folder, { recursive: true });
  });

  it('is shared by all instances', async () => {
    const [first, second] = [
      await DiskStorage.open({ folder, links }),
      await DiskStorage.open({ folder, links }),
    ];
    await first.put('videos/a.mp4', Readable.from([Buffer.from('x')]), { contentType: 'video/mp4' });
    expect(await second.head('videos/a.mp4')).toMatchObject({ size: 1 });
  });

  it('a failed write is reported as unavailable storage, with its cause', async () => {
    const storage = await DiskStorage.open({ folder, links });
    await rm(join(folder, '.incoming'), { recursive: true });
    await writeFile(join(folder, '.incoming'), 'not a folder');
    const body = Readable.from([Buffer.from('x')]);
    await expect(storage.put('videos/a.mp4', body, { contentType: 'video/mp4' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: uploadMessages.storageUnavailable,
      cause: { code: 'ENOTDIR' },
    });
    expect(body.destroyed).toBe(true);
  });

  it('keeps nothing of uploads that fail while their files are being opened', async () => {
    const storage = await DiskStorage.open({ folder, links });
    const failure = new Error('the sender is gone');
    const fail = async (key: string) => {
      const body = new Readable({ read: () => undefined });
      const put = storage.put(key, body, { contentType: 'video/mp4' });
      queueMicrotask(() => body.destroy(failure));
      await expect(put).rejects.toBe(failure);
    };
    // With two at a time, opening and removal come closest to each other. Their order varies between rounds.
    for (let round = 0; round < 250; round += 1) {
      await Promise.all([fail('videos/a.mp4'), fail('videos/b.mp4')]);
    }
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  });

  describe('removes on startup', () => {
    const uuid = '0198c0de-0000-7000-8000-000000000000';
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

    /** Returns whether a temporary file of that name survives a startup. */
    async function survives(name: string, written = new Date()): Promise<boolean> {
      await DiskStorage.open({ folder, links });
      const path = join(folder, '.incoming', name);
      await writeFile(path, 'half a lecture');
      await utimes(path, written, written);
      await DiskStorage.open({ folder, links });
      return stat(path).then(
        () => true,
        () => false,
      );
    }

    async function deadPid(): Promise<number> {
      const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
      await once(child, 'exit');
      return child.pid ?? Number.NaN;
    }

    it('the file of a dead process', async () => {
      expect(await survives([hostname(), await deadPid(), 1, uuid].join('~'))).toBe(false);
    });

    it('the file of an earlier process with the same id, as in a restarted container', async () => {
      expect(await survives([hostname(), process.pid, 1, uuid].join('~'))).toBe(false);
    });

    it('any file without writes for a day', async () => {
      expect(await survives(['another-host', 1, 1, uuid].join('~'), twoDaysAgo)).toBe(false);
      expect(await survives('unknown', twoDaysAgo)).toBe(false);
    });

    it('no file of this process, of another living process or of another machine', async () => {
      expect(await survives(incomingFileName(uuid))).toBe(true);
      expect(await survives([hostname(), process.ppid, 1, uuid].join('~'))).toBe(true);
      expect(await survives(['another-host', await deadPid(), 1, uuid].join('~'))).toBe(true);
    });
  });
});

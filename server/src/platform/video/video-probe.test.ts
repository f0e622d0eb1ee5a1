// @slow server/src/platform/video
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#server/platform/common/errors.ts';
import { messages } from '#shared/messages.ts';
import { DiskStorage } from '#server/platform/storage/disk-storage.ts';
import { MediaLinks } from '#server/platform/media/media-links.ts';
import type { ByteRange, Storage } from '#server/platform/storage/storage.ts';
import { excessiveFragment, excessiveVideos } from './excessive-videos.test-helper.ts';
import { probeVideo } from './video-probe.ts';
import { VideoProber } from './video-prober.ts';

const run = promisify(execFile);

function fixture(name: string): Promise<Buffer> {
  return readFile(new URL(`fixtures/${name}`, import.meta.url));
}

/** The limits of a probe, extended for slow machines. */
const ample = {
  heapMegabytes: 384,
  milliseconds: (_size: number) => 20_000,
  silentMilliseconds: (_bytesRead: number) => 20_000,
};

let folder: string;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-probe-'));
  storage = await DiskStorage.open({
    folder,
    links: new MediaLinks({ current: 'a secret of thirty-two characters' }),
  });
});
afterAll(() => rm(folder, { recursive: true }));

async function store(data: Buffer | string): Promise<string> {
  const key = `videos/${randomUUID()}.mp4`;
  await storage.put(key, Readable.from([Buffer.from(data)]), { contentType: 'video/mp4' });
  return key;
}

async function probe(data: Buffer | string): ReturnType<typeof probeVideo> {
  return probeVideo(storage, await store(data));
}

/** Returns the storage with a callback for each read. */
function withReads(read: (range: ByteRange) => void): Parameters<typeof probeVideo>[0] {
  return {
    head: (key) => storage.head(key),
    get: async (key, range = { start: 0, end: Infinity }) => {
      read(range);
      return storage.get(key, range);
    },
  };
}

async function probeProcesses(): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]);
  const lines = stdout.split('\n').filter((line) => line.includes('probe-process'));
  return lines.map((line) => Number.parseInt(line, 10));
}

describe('probeVideo', () => {
  it.each([
    ['h264.mp4', 'video/mp4', 64, 64],
    ['h264-index-last.mp4', 'video/mp4', 64, 64],
    ['h264-fragmented.mp4', 'video/mp4', 64, 64],
    ['h264-portrait.mp4', 'video/mp4', 64, 128],
    ['hevc.mp4', 'video/mp4', 64, 64],
    ['av1.mp4', 'video/mp4', 64, 64],
    ['h264.mov', 'video/quicktime', 64, 64],
    ['vp8.webm', 'video/webm', 64, 64],
    ['vp9.webm', 'video/webm', 64, 64],
    ['vp9-live.webm', 'video/webm', 64, 64],
  ])('returns type, duration and size of %s', async (name, contentType, width, height) => {
    const facts = await probe(await fixture(name));
    expect(facts).toMatchObject({ contentType, width, height });
    expect(facts.durationSeconds).toBeGreaterThan(0.9);
    expect(facts.durationSeconds).toBeLessThan(1.25);
  });

  it.each([
    ['audio-only.mp4', 'NO_PICTURE'],
    ['h264.mkv', 'NOT_A_VIDEO'],
  ])('refuses %s as %s', async (name, fault) => {
    await expect(probe(await fixture(name))).rejects.toMatchObject({ fault });
  });

  it.each([
    ['mpeg4.mp4', ['mp4v']],
    ['prores.mov', ['apco']],
    ['h264.mov', []],
  ])('names the codecs of %s that browsers do not play', async (name, unplayedCodecs) => {
    const facts = await probe(await fixture(name));
    expect(facts).toMatchObject({ unplayedCodecs, width: 64, height: 64 });
    expect(facts.durationSeconds).toBeCloseTo(1, 1);
  });

  it('a name of a codec cannot end the media type', async () => {
    const file = Buffer.from(
      (await fixture('prores.mov')).toString('latin1').replace('apco', '";\n<'),
      'latin1',
    );
    expect(await probe(file)).toMatchObject({ unplayedCodecs: ['unknown'] });
  });

  it.each([
    ['one byte', 'x'],
    ['text', 'hello '.repeat(1000)],
    ['a playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a concat script', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['an image', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['zeros', Buffer.alloc(100_000)],
    ['an empty index', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x08moov', 'latin1')],
    ['only the first box of an MP4 file', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')],
  ])('refuses %s', async (_name, data) => {
    await expect(probe(data)).rejects.toMatchObject({ fault: 'NOT_A_VIDEO' });
  });

  it('refuses an empty file', async () => {
    await expect(probe('')).rejects.toMatchObject({ fault: 'EMPTY' });
  });

  it.each(['h264.mp4', 'h264-index-last.mp4', 'h264.mov', 'vp8.webm', 'vp9.webm', 'av1.mp4'])(
    'refuses a truncated %s',
    async (name) => {
      const whole = await fixture(name);
      for (const part of [0.1, 0.5, 0.8]) {
        const result = probe(whole.subarray(0, Math.floor(whole.length * part)));
        await expect(result, `${part} of it`).rejects.toMatchObject({ fault: 'TRUNCATED' });
      }
    },
  );

  it('refuses a huge index without reading it', async () => {
    const box = Buffer.alloc(40 * 1024 * 1024);
    box.write('\0\0\0\x18ftypisom\0\0\0\0isommp42', 0, 'latin1');
    box.writeUInt32BE(box.length - 24, 24);
    box.write('moov', 28, 'latin1');
    let bytes = 0;
    const counting = withReads(({ start, end }) => (bytes += end - start + 1));
    await expect(probeVideo(counting, await store(box))).rejects.toMatchObject({ fault: 'NOT_A_VIDEO' });
    expect(bytes).toBeLessThan(8 * 1024 * 1024);
  });

  it.each(Object.entries(excessiveVideos))('refuses an excessive file: %s', async (_box, file) => {
    await expect(probe(await file())).rejects.toMatchObject({ fault: 'UNREADABLE' });
  });

  it.each([
    ['memory', { ...ample, heapMegabytes: 40 }],
    ['time', { ...ample, milliseconds: () => 0 }],
  ])('ends at the %s limit of a video without affecting the next one', async (_what, limits) => {
    const [excessive, good] = [await excessiveFragment(), await fixture('h264.mp4')];
    const readerOf = (file: Buffer) => async (start: number, end: number) => file.subarray(start, end);
    const prober = new VideoProber(limits);
    await expect(prober.probe(readerOf(excessive), excessive.length)).rejects.toMatchObject({
      fault: 'UNREADABLE',
    });
    limits.milliseconds = ample.milliseconds;
    expect(await prober.probe(readerOf(good), good.length)).toMatchObject({ width: 64 });
  });

  it('gives up quickly on a file whose end sends the library into an endless loop', async () => {
    const whole = await fixture('vp9.webm');
    const unknown = Buffer.from(whole.subarray(0, whole.lastIndexOf('1254c367', undefined, 'hex') + 24));
    unknown.writeUInt8(0x6f, unknown.length - 21);
    const limits = { ...ample, milliseconds: () => 600_000, silentMilliseconds: () => 1_000 };
    const result = new VideoProber(limits).probe(
      async (start, end) => unknown.subarray(start, end),
      unknown.length,
    );
    await expect(result).rejects.toMatchObject({ fault: 'UNREADABLE' });
  });

  it.skipIf(process.platform !== 'linux')(
    'accepts a file whose probe gets no processor time for a while',
    async () => {
      const file = await fixture('h264.mp4');
      const others = await probeProcesses();
      let stops = 0;
      const stopping = async (start: number, end: number) => {
        const [pid] = (await probeProcesses()).filter((one) => !others.includes(one));
        if (pid !== undefined && stops++ === 0) {
          process.kill(pid, 'SIGSTOP');
          setTimeout(() => process.kill(pid, 'SIGCONT'), 3_500);
        }
        return file.subarray(start, end);
      };
      const limits = { ...ample, milliseconds: () => 3_000, silentMilliseconds: () => 500 };
      expect(await new VideoProber(limits).probe(stopping, file.length)).toMatchObject({ width: 64 });
      expect(stops).toBeGreaterThan(0);
    },
  );

  it('ignores SIGTERM, and does not blame the video if the process is killed', async () => {
    const file = await fixture('h264.mp4');
    const prober = new VideoProber();
    const others = await probeProcesses();
    const whenRead = (signal: NodeJS.Signals) => async (start: number, end: number) => {
      for (const pid of await probeProcesses()) if (!others.includes(pid)) process.kill(pid, signal);
      return file.subarray(start, end);
    };
    expect(await prober.probe(whenRead('SIGTERM'), file.length)).toMatchObject({ width: 64 });
    await expect(prober.probe(whenRead('SIGKILL'), file.length)).rejects.toThrow(
      'A probe ended with SIGKILL',
    );
  });

  it('runs with a lower priority than requests', async () => {
    const file = await fixture('h264.mp4');
    const others = await probeProcesses();
    const priorities = new Set<number>();
    await new VideoProber().probe(async (start, end) => {
      const probing = (await probeProcesses()).filter((pid) => !others.includes(pid));
      for (const pid of probing) priorities.add(getPriority(pid));
      return file.subarray(start, end);
    }, file.length);
    expect([...priorities]).toEqual([constants.priority.PRIORITY_BELOW_NORMAL]);
  });

  it('reads only the index and the last frame of a large file', async () => {
    // The last box, `mdat`, may be larger than its frames.
    const whole = await fixture('h264.mp4');
    const mdat = whole.lastIndexOf('mdat') - 4;
    const padded = Buffer.concat([whole, Buffer.alloc(40 * 1024 * 1024)]);
    padded.writeUInt32BE(padded.length - mdat, mdat);
    let bytes = 0;
    const counting = withReads(({ start, end }) => (bytes += end - start + 1));
    expect(await probeVideo(counting, await store(padded))).toMatchObject({ width: 64 });
    expect(bytes).toBeLessThan(4 * 1024 * 1024);
  });

  it('reports the error of failing storage, not a fault of the file', async () => {
    const key = await store(await fixture('h264.mp4'));
    const failure = new AppError('SERVICE_UNAVAILABLE', messages.unavailable);
    const failing = withReads(() => {
      throw failure;
    });
    await expect(probeVideo(failing, key)).rejects.toBe(failure);
  });

  it('treats a missing object as a programming error', async () => {
    await expect(probeVideo(storage, 'videos/none.mp4')).rejects.toThrow(
      'There is no object videos/none.mp4',
    );
  });
});

// @slow server/src/platform/video
import { once } from 'node:events';
import { access, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { BadVideos } from './bad-videos.test-helper.ts';
import { FfmpegEngine } from './ffmpeg-engine.ts';
import { ffprobeOf } from './find-ffmpeg.ts';
import { prepareFile } from './prepare-file.test-helper.ts';
import { beginningsOf, decodeSegments, loudnessOf, streamsOf } from './stream-checks.test-helper.ts';

// Encoding uses all available cores, which are few on a busy machine.
describe.runIf(ffmpeg)('preparing videos with ffmpeg', () => {
  const engine = new FfmpegEngine(ffmpeg ?? '', { preset: 'ultrafast', limits: {} });
  const folders: string[] = [];
  let videos: BadVideos;
  beforeAll(async () => {
    videos = await BadVideos.open(ffmpeg ?? '');
  });
  afterAll(async () => {
    await videos.remove();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  async function prepare(path: string, ...options: [Parameters<typeof prepareFile>[2]?]) {
    const preparation = await prepareFile(engine, path, ...options);
    folders.push(preparation.folder);
    return preparation;
  }

  /** Prepares a video and requires the outcome READY. */
  async function prepareWell(path: string, ...options: [Parameters<typeof prepareFile>[2]?]) {
    const { prepared, folder } = await prepare(path, ...options);
    if (!prepared) throw new Error(`${path} was not prepared`);
    const master = await readFile(join(folder, 'master.m3u8'), 'utf8');
    return {
      prepared,
      folder,
      master,
      sizes: [...master.matchAll(/RESOLUTION=(\S+?),/g)].map(([, size]) => size),
    };
  }

  it.each<[string, string, (videos: BadVideos) => Promise<string>]>([
    ['a text file', 'NOT_A_VIDEO', (all) => all.text('notes.mp4', 'Notes of a lecture. '.repeat(20))],
    ['an image with the name of a video', 'NOT_A_VIDEO', (all) => all.write('picture.mp4', PNG)],
    ['an SVG that refers to a file', 'NOT_A_VIDEO', (all) => all.text('drawing.mp4', SVG)],
    [
      'an HLS playlist',
      'PLAYLIST',
      (all) => all.text('hls.mp4', '#EXTM3U\n#EXTINF:1,\n/etc/passwd\n#EXT-X-ENDLIST\n'),
    ],
    [
      'a concat script',
      'PLAYLIST',
      (all) => all.text('concat.mp4', "ffconcat version 1.0\nfile '/etc/passwd'\n"),
    ],
    ['an empty file', 'EMPTY', (all) => all.text('empty.mp4', '')],
    ['half a video', 'TRUNCATED', async (all) => all.cut(await all.plain(), 'half.mp4', 0.5)],
    [
      'a video without its last bytes',
      'TRUNCATED',
      async (all) => all.cut(await all.plain(), 'cut.mp4', 0.98),
    ],
    ['half a WebM video', 'TRUNCATED', async (all) => all.cut(await all.webm(), 'half.webm', 0.5)],
    ['an audio file', 'NO_PICTURE', (all) => all.audioOnly()],
    ['a video with a damaged middle', 'READY', (all) => all.damaged()],
    ['a video with only a few frames left', 'DAMAGED', (all) => all.ruined()],
    ['a video with no frame left', 'DAMAGED', (all) => all.hollow()],
    ['a video without sound', 'READY', (all) => all.silent()],
    ['a video with another extension', 'READY', (all) => all.plain('holiday.mov')],
    ['a WebM video', 'READY', (all) => all.webm()],
  ])('%s ends as %s', async (_what, outcome, make) => {
    expect((await prepare(await make(videos))).outcome).toBe(outcome);
  });

  it('all qualities have the same keyframes, and each segment can be decoded alone', async () => {
    const shares: number[] = [];
    const clip = await videos.make('clip.mp4', CLIP);
    const { prepared, folder, master } = await prepareWell(clip, {
      onProgress: (share) => shares.push(share),
    });
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(prepared.files.toSorted()).toEqual(
      [
        '360p.m3u8',
        '360p.mp4',
        '480p.m3u8',
        '480p.mp4',
        'master.m3u8',
        'poster.jpg',
        'storyboard.jpg',
      ].toSorted(),
    );
    expect((await readdir(folder)).toSorted()).toEqual(prepared.files.toSorted());
    expect(prepared.durationSeconds).toBeCloseTo(9, 0);
    const starts = await Promise.all(
      ['480p', '360p'].map((name) => decodeSegments(join(folder, `${name}.m3u8`))),
    );
    expect(starts[0]).toHaveLength(3);
    expect(starts[0]?.[1]).toBeCloseTo(4 + (starts[0]?.[0] ?? NaN), 1);
    expect(starts[1]).toEqual(starts[0]);

    const [best] = master.match(/#EXT-X-STREAM-INF:.*\n.*/) ?? [];
    expect(best).toMatch(
      /RESOLUTION=854x480,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2",FRAME-RATE=\d+\.\d{3}\n480p\.m3u8$/,
    );
    const streams = await streamsOf(join(folder, '480p.mp4'));
    expect(streams).toMatchObject([
      { codec_type: 'video', codec_name: 'h264', width: 854, height: 480, pix_fmt: 'yuv420p' },
      { codec_type: 'audio', codec_name: 'aac' },
    ]);
  });

  it('frames keep the times of the original', async () => {
    // Unlike the fastest preset, this one uses B-frames, so storage order and display order differ.
    const thorough = new FfmpegEngine(ffmpeg ?? '', { preset: 'veryfast', limits: {} });
    const { folder } = await prepareFile(thorough, await videos.plain());
    folders.push(folder);
    const { picture, audio } = await beginningsOf(join(folder, '180p.mp4'));
    expect(picture).toBe(0);
    expect(audio).toBeCloseTo(0, 1);
  });

  it('the playlist states the bandwidth of the largest segment', async () => {
    const { folder, master } = await prepareWell(await videos.plain());
    const playlist = await readFile(join(folder, '180p.m3u8'), 'utf8');
    const [, seconds, bytes] = /#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@/.exec(playlist) ?? [];
    const [, bandwidth] = /[:,]BANDWIDTH=(\d+)/.exec(master) ?? [];
    expect(Number(bandwidth)).toBe(Math.ceil((8 * Number(bytes)) / Number(seconds)));
  });

  it('loudness is normalized', async () => {
    const speak = (volume: number) => [
      ...['-f', 'lavfi', '-i', `anoisesrc=color=white:duration=12:amplitude=0.1,volume=${volume}`],
    ];
    const picture = ['-f', 'lavfi', '-i', 'color=size=64x36:rate=5:duration=12'];
    const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    for (const volume of [0.2, 40]) {
      const path = await videos.make(`noise-${volume}.mp4`, [...picture, ...speak(volume), ...codecs]);
      const { folder } = await prepareWell(path);
      const [before, after] = await Promise.all([loudnessOf(path), loudnessOf(join(folder, '36p.mp4'))]);
      expect(Math.abs(before + 16)).toBeGreaterThan(3);
      expect(Math.abs(after + 16)).toBeLessThan(1.5);
    }
  });

  it.each<[string, string, (videos: BadVideos) => Promise<string>]>([
    ['a rotated portrait video', '360x640', (all) => all.rotated()],
    ['a video with odd side lengths', '320x180', (all) => all.oddSize()],
    ['a video with non-square pixels', '320x180', (all) => all.anamorphic()],
    ['an HEVC video', '320x180', (all) => all.hevc()],
  ])('%s is shown as %s', async (_what, size, make) => {
    const { folder, sizes, prepared } = await prepareWell(await make(videos));
    expect(sizes[0]).toBe(size);
    const [width, height] = size.split('x').map(Number);
    const [stream] = await streamsOf(
      join(folder, prepared.files.find((file) => file.endsWith('.mp4')) ?? ''),
    );
    expect(stream).toMatchObject({
      width,
      height,
      sample_aspect_ratio: '1:1',
      pix_fmt: 'yuv420p',
      codec_name: 'h264',
    });
    const poster = await sharp(await readFile(join(folder, 'poster.jpg'))).metadata();
    expect((poster.width / poster.height).toFixed(1)).toBe(((width ?? 0) / (height ?? 1)).toFixed(1));
  });

  it('a video with a variable frame rate keeps its timing', async () => {
    const { folder, prepared } = await prepareWell(await videos.variableRate());
    expect(prepared.durationSeconds).toBeGreaterThan(9.5);
    expect(prepared.durationSeconds).toBeLessThan(10.5);
    const starts = await decodeSegments(join(folder, '180p.m3u8'));
    expect(starts.length).toBeGreaterThan(1);
  });

  it('a video of ten hours is prepared', async () => {
    const { prepared, folder } = await prepareWell(await videos.tenHours());
    expect(prepared.durationSeconds).toBeGreaterThan(35_990);
    expect(prepared.storyboard).toMatchObject({ count: 100, intervalSeconds: 360, columns: 10 });
    const sheet = await sharp(await readFile(join(folder, 'storyboard.jpg'))).metadata();
    expect([sheet.width, sheet.height]).toEqual([320, 180]);
  }, 600_000);

  it('the poster is not black, and the storyboard tiles are in order', async () => {
    const { prepared, folder } = await prepareWell(await videos.blackStart());
    const poster = await sharp(await readFile(join(folder, 'poster.jpg'))).stats();
    expect(Math.max(...poster.channels.map(({ mean }) => mean))).toBeGreaterThan(40);
    const { tileWidth = 0, tileHeight = 0, count } = prepared.storyboard ?? {};
    expect([count, tileWidth, tileHeight]).toEqual([6, 160, 90]);
    const brightness = async (left: number) => {
      const tile = { left, top: 0, width: tileWidth, height: tileHeight };
      const data = await sharp(await readFile(join(folder, 'storyboard.jpg')))
        .extract(tile)
        .toBuffer();
      return (await sharp(data).stats()).channels[1]?.mean ?? NaN;
    };
    expect(await brightness(0)).toBeLessThan(20);
    expect(await brightness(3 * tileWidth)).toBeGreaterThan(40);
  });

  describe('the limit of', () => {
    it.each([
      ['time', { seconds: 0.5 }, 'TIME_OVER'],
      ['memory', { memoryBytes: 300 * 1024 ** 2 }, 'TOO_LARGE'],
      ['output', { fileBytes: 64 * 1024 }, 'TOO_LARGE'],
    ])('%s ends the run', async (_what, limits, fault) => {
      const limited = new FfmpegEngine(ffmpeg ?? '', { preset: 'ultrafast', limits });
      const { outcome, folder } = await prepareFile(limited, await videos.large());
      folders.push(folder);
      expect(outcome).toBe(fault);
      await expectNobodyIn(folder);
    });

    it('an abort ends the run immediately', async () => {
      const ending = new AbortController();
      const result = prepare(await videos.large(), {
        signal: ending.signal,
        onProgress: () => ending.abort(),
      });
      await expect(result).rejects.toThrow('aborted');
    });
  });

  it('a machine that could not start ffmpeg prepares the next video', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-ffmpeg-'));
    folders.push(folder);
    const program = join(folder, 'ffmpeg');
    const script = `#!/bin/sh\n[ -e "$0.failed" ] || { touch "$0.failed"; exit 1; }\nexec ${ffmpeg} "$@"\n`;
    await writeFile(program, script, { mode: 0o755 });
    await symlink(ffprobeOf(ffmpeg ?? ''), join(folder, 'ffprobe'));
    const recovering = new FfmpegEngine(program, { preset: 'ultrafast', limits: {} });
    const video = await videos.plain('after-a-failure.mp4');
    await expect(prepareFile(recovering, video)).rejects.toThrow('Command failed');
    const { outcome, folder: prepared } = await prepareFile(recovering, video);
    folders.push(prepared);
    expect(outcome).toBe('READY');
  });

  it('a playlist that reaches the decoder causes no file access and no network request', async () => {
    let calls = 0;
    const canary = createServer((_request, response) => {
      calls++;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    // The server listens on a port, not on a pipe.
    const { port } = canary.address() as AddressInfo;
    const secret = await videos.plain('secret.mp4');
    const posing = [
      `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\nfile://${secret}\n#EXTINF:3,\nhttp://127.0.0.1:${port}/a.ts\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile '${secret}'\nfile 'http://127.0.0.1:${port}/a.mp4'\n`,
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:${port}/a.png"/></svg>`,
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><BaseURL>http://127.0.0.1:${port}/</BaseURL></MPD>`,
    ];
    const facts = { contentType: 'video/mp4', durationSeconds: 3, width: 320, height: 180 };
    const known = { ...facts, codec: 'avc', audioCodec: null, unplayedCodecs: [], frameRate: 25 } as const;
    for (const [index, content] of posing.entries()) {
      for (const container of ['mp4', 'webm'] as const) {
        const path = await videos.text(`posing-${index}.${container}`, content);
        const folder = join(videos.folder, `posing-${index}-${container}`);
        const result = engine.prepare({ path, container, facts: known }, folder, {
          signal: new AbortController().signal,
          onProgress: () => undefined,
        });
        await expect(result).rejects.toThrow();
        await expect(access(join(folder, 'master.m3u8'))).rejects.toThrow();
      }
    }
    canary.close();
    expect(calls).toBe(0);
  });
});

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), Buffer.alloc(200)]);
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`;
const CLIP = [
  ...['-f', 'lavfi', '-i', 'testsrc2=size=854x480:rate=25:duration=9'],
  ...['-f', 'lavfi', '-i', 'sine=duration=9', '-c:a', 'aac'],
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
];

/** Checks that no process has this folder in its arguments. */
async function expectNobodyIn(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    expect(line).not.toContain(folder);
  }
}

// @slow server/src/platform/video
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { BadVideos } from './bad-videos.test-helper.ts';
import { claimMany } from './excessive-videos.test-helper.ts';
import { MediabunnyEngine } from './mediabunny-engine.ts';
import { parseSegments } from './hls-playlist.ts';
import { prepareFile } from './prepare-file.test-helper.ts';
import { decodeSegments } from './stream-checks.test-helper.ts';

const run = promisify(execFile);

/** H.264 with B-frames and the given keyframe interval. */
const clip = (seconds: number, keyframeSeconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=320x180:rate=25:duration=${seconds}`],
  ...['-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=44100', '-shortest', '-c:a', 'aac'],
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-pix_fmt', 'yuv420p'],
  ...['-g', String(25 * keyframeSeconds), '-keyint_min', String(25 * keyframeSeconds), '-sc_threshold', '0'],
];

/** Returns a checksum of the stored packets of each track. */
async function packetSums(path: string): Promise<string> {
  const { stdout } = await run(ffmpeg ?? '', [
    '-v',
    'error',
    '-i',
    path,
    '-c',
    'copy',
    '-f',
    'streamhash',
    '-',
  ]);
  return stdout;
}

describe.runIf(ffmpeg)('preparing videos without an encoder', () => {
  const folders: string[] = [];
  let videos: BadVideos;
  beforeAll(async () => {
    videos = await BadVideos.open(ffmpeg ?? '');
  });
  afterAll(async () => {
    await videos.remove();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  async function prepare(path: string, options: Parameters<typeof prepareFile>[2] = {}) {
    const preparation = await prepareFile(new MediabunnyEngine(), path, options);
    folders.push(preparation.folder);
    return preparation;
  }
  const segmentsIn = async (folder: string) =>
    parseSegments(await readFile(join(folder, 'original.m3u8'), 'utf8'));

  it('a video without codec parameters is UNREADABLE', async () => {
    const path = await videos.make('undescribed.mp4', clip(2, 1));
    const file = await readFile(path);
    file.write('free', file.indexOf('avcC'));
    await writeFile(path, file);
    expect((await prepare(path)).outcome).toBe('UNREADABLE');
  });

  it('a fragment that claims too many samples is UNREADABLE', async () => {
    const path = await videos.make('fragments.mp4', [
      ...clip(10, 1),
      '-movflags',
      'frag_keyframe+empty_moov',
    ]);
    const file = await readFile(path);
    // The probe reads the first fragments for the frame rate, and the last one. This is neither.
    let moof = -1;
    for (let count = 0; count < 7; count++) moof = file.indexOf('moof', moof + 4);
    claimMany(file, file.indexOf('trun', moof));
    await writeFile(path, file);
    expect((await prepare(path)).outcome).toBe('UNREADABLE');
  });

  it('all packets are copied into segments that can each be decoded alone', async () => {
    const path = await videos.make('film.mp4', clip(13, 2));
    const shares: number[] = [];
    const { folder, prepared } = await prepare(path, { onProgress: (share) => shares.push(share) });
    expect(prepared?.files).toEqual(['master.m3u8', 'original.m3u8', 'original.mp4']);
    expect(await packetSums(join(folder, 'original.mp4'))).toBe(await packetSums(path));
    const begins = await decodeSegments(join(folder, 'original.m3u8'));
    expect(begins).toHaveLength(4);
    for (const [index, begin] of begins.entries()) expect(begin).toBeCloseTo(4 * index, 1);
    expect(shares.at(-1)).toBeGreaterThan(0.95);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it('no segment is without a frame if the audio is longer', async () => {
    const pictures = await videos.make('film.mp4', clip(12, 2));
    const audio = ['-f', 'lavfi', '-i', 'sine=duration=12.2:sample_rate=44100', '-c:a', 'aac'];
    const tracks = ['-map', '0:v', '-map', '1:a', '-c:v', 'copy'];
    const path = await videos.make('longer.mp4', ['-i', pictures, ...audio, ...tracks]);
    const { folder, prepared } = await prepare(path);
    const segments = await segmentsIn(folder);
    expect(segments.map(({ seconds }) => Math.round(seconds * 10) / 10)).toEqual([4, 4, 4.2]);
    expect(await packetSums(join(folder, 'original.mp4'))).toBe(await packetSums(path));
    expect(prepared?.durationSeconds).toBeCloseTo(12.2, 1);
  });

  it('a video whose index cuts its beginning keeps its timing', async () => {
    const path = await videos.make('film.mp4', clip(13, 4));
    const cut = await videos.make('cut.mp4', ['-ss', '3', '-i', path, '-c', 'copy']);
    const { folder, facts } = await prepare(cut);
    const [first, second] = await segmentsIn(folder);
    const shown = (await segmentsIn(folder)).reduce((sum, { seconds }) => sum + seconds, 0);
    // The rest of the first four seconds, then the keyframe intervals.
    expect([first?.seconds, second?.seconds].map((seconds) => Math.round(seconds ?? 0))).toEqual([1, 4]);
    expect(shown).toBeCloseTo(facts?.durationSeconds ?? 0, 1);
  });

  it('a high bitrate shortens the segments', async () => {
    const rate = [
      '-b:v',
      '40M',
      '-x264-params',
      'nal-hrd=cbr:force-cfr=1:bitrate=40000:vbv-maxrate=40000:vbv-bufsize=40000',
    ];
    const { folder } = await prepare(await videos.make('dense.mp4', [...clip(8, 1), ...rate]));
    const lengths = (await segmentsIn(folder)).slice(0, -1).map(({ seconds }) => Math.round(seconds));
    expect(new Set(lengths)).toEqual(new Set([2]));
  });

  it.each([
    ['keyframes too rare for players', clip(50, 25)],
    [
      'too much data between keyframes',
      [
        ...clip(19, 19),
        '-b:v',
        '40M',
        '-x264-params',
        'nal-hrd=cbr:force-cfr=1:bitrate=40000:vbv-maxrate=40000:vbv-bufsize=40000',
      ],
    ],
  ])('a video with %s gets no stream', async (_how, make) => {
    const { outcome, prepared } = await prepare(await videos.make('rare.mp4', make));
    expect([outcome, prepared?.master, prepared?.files]).toEqual(['READY', null, []]);
  });

  it('an abort ends the preparation', async () => {
    const path = await videos.make('film.mp4', clip(13, 2));
    const stop = new AbortController();
    const preparing = prepare(path, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('Enough')),
    });
    await expect(preparing).rejects.toThrow('Enough');
  });
});

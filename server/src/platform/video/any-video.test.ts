// @slow server/src/platform/video
import { readFile, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { BadVideos } from './bad-videos.test-helper.ts';
import { FfmpegEngine } from './ffmpeg-engine.ts';
import { GREEN, Oddities } from './oddities.test-helper.ts';
import { prepareFile } from './prepare-file.test-helper.ts';
import { decodeSegments } from './stream-checks.test-helper.ts';
import { distance, Viewer } from './viewer.test-helper.ts';

describe.runIf(ffmpeg)('a video as people bring it', () => {
  const engine = new FfmpegEngine(ffmpeg ?? '', { preset: 'ultrafast', limits: {}, threads: 1 });
  const folders: string[] = [];
  let videos: BadVideos;
  let oddities: Oddities;
  beforeAll(async () => {
    videos = await BadVideos.open(ffmpeg ?? '');
    oddities = new Oddities(videos);
  });
  afterAll(async () => {
    await videos.remove();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  /** Prepares a video and requires the outcome READY. */
  async function prepare(path: string, by = engine) {
    const { outcome, folder, prepared, facts } = await prepareFile(by, path);
    folders.push(folder);
    expect(outcome).toBe('READY');
    if (!prepared || !facts) throw new Error(`${path} was not prepared`);
    return { facts, prepared, folder, viewer: await Viewer.open(folder) };
  }

  it('a picture that stays is the same until the end, and the voice with it is heard', async () => {
    const { viewer, folder } = await prepare(await oddities.soundGoesOn());
    expect(distance(await viewer.colour(5.5), await viewer.colour(3.95))).toBeLessThan(6);
    expect(await viewer.volume(4.5, 5.5)).toBeGreaterThan(-30);
    expect(await decodeSegments(`${folder}/${viewer.qualities[0]}.m3u8`)).toHaveLength(2);
  });

  it('pictures that move keep the times of the source, and none is added', async () => {
    const { viewer } = await prepare(
      await videos.make('ntsc.mp4', [
        ...['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=30000/1001:duration=5'],
        ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
      ]),
    );
    const times = await viewer.pictureTimes();
    expect(times).toHaveLength(150);
    times.forEach((time, index) => expect(time).toBeCloseTo((index * 1001) / 30_000, 4));
  });

  it('a picture of variable rate is shown when the source shows it', async () => {
    const { viewer } = await prepare(await oddities.seldom(8));
    const times = await viewer.pictureTimes();
    for (const time of [0, 0.5, 2.5, 3, 4, 5, 6, 7]) {
      expect(times.some((each) => Math.abs(each - time) < 0.001)).toBe(true);
    }
  });

  it('the sound that is marked as the default is heard', async () => {
    const { viewer } = await prepare(await oddities.secondSound());
    expect(await viewer.volume(1, 3)).toBeGreaterThan(-30);
  });

  it('the picture that is marked as the default is shown, in its own shape', async () => {
    const { viewer, facts } = await prepare(await oddities.secondPicture());
    expect([facts.width, facts.height]).toEqual([160, 90]);
    expect(distance(await viewer.colour(1), GREEN)).toBeLessThan(15);
  });

  const withoutZscale = new FfmpegEngine(ffmpeg ?? '', {
    preset: 'ultrafast',
    limits: {},
    threads: 1,
    abilities: { zscale: false, bwdif: true },
  });
  it.each([
    ['PQ', 'smpte2084'],
    ['HLG', 'arib-std-b67'],
  ] as const)(
    'without zscale, white paper in HDR (%s) is white in the stream and all pictures',
    async (_what, transfer) => {
      const { viewer, prepared } = await prepare(await oddities.hdr(transfer), withoutZscale);
      expect(await viewer.colourTags()).toEqual(['bt709', 'bt709', 'bt709', 'tv']);
      for (const colour of [await viewer.colour(1), ...(await viewer.imageColours(prepared))]) {
        expect(Math.min(...colour)).toBeGreaterThanOrEqual(215);
        expect(Math.max(...colour) - Math.min(...colour)).toBeLessThan(8);
      }
    },
  );

  it('an interlaced video has no combs', async () => {
    const { viewer } = await prepare(await oddities.interlaced());
    expect(await viewer.combs(1)).toBeLessThan(1.2);
  });

  it('half a WebM video with a known size is truncated, however many pictures it still has', async () => {
    const whole = await videos.make('long.webm', [
      ...['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=10:duration=12'],
      ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-cluster_time_limit', '1000'],
    ]);
    const { outcome, folder } = await prepareFile(engine, await videos.cut(whole, 'half-long.webm', 0.5));
    folders.push(folder);
    expect(outcome).toBe('TRUNCATED');
  });

  it('an encrypted video is protected', async () => {
    const encrypted = await videos.make('encrypted.mp4', [
      ...['-i', await videos.plain('clear.mp4'), '-c', 'copy', '-encryption_scheme', 'cenc-aes-ctr'],
      ...['-encryption_key', '0'.repeat(32), '-encryption_kid', '1'.repeat(32)],
    ]);
    const { outcome, folder } = await prepareFile(engine, encrypted);
    folders.push(folder);
    expect(outcome).toBe('PROTECTED');
  });

  it('a video whose index promises more bytes than there are is truncated', async () => {
    const path = await videos.plain('promising.mp4');
    const file = await readFile(path);
    const media = file.indexOf('mdat') - 4;
    // The last box reaches to the end of the file, so only the index tells.
    file.writeUInt32BE(0, media);
    const cut = await videos.write('promising-cut.mp4', file.subarray(0, Math.floor(file.length * 0.8)));
    const { outcome, folder } = await prepareFile(engine, cut);
    folders.push(folder);
    expect(outcome).toBe('TRUNCATED');
  });
});

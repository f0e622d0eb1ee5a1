// @slow server/src/platform/video server/src/lecture/processing
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { BadVideos } from './bad-videos.test-helper.ts';
import { COLOUR_TOLERANCE, corpus, markOf } from './corpus.test-helper.ts';
import type { Row, Seen } from './corpus-scene.test-helper.ts';
import { FfmpegEngine } from './ffmpeg-engine.ts';
import { prepareFile } from './prepare-file.test-helper.ts';
import type { PreparedVideo } from './video-engine.ts';
import { colourAt, distance, Viewer, type Picture } from './viewer.test-helper.ts';

/** Two videos at a time keep two cores busy. */
const LANES = [0, 1];

/** Viewers notice a voice that is this many seconds ahead of the lips (ITU-R BT.1359 tells 45 ms to 125 ms). */
const SYNC_TOLERANCE = 0.08;
/** All lectures have -16 LUFS. A few seconds are too short to reach it exactly. */
const LOUDNESS = -16;
const LOUDNESS_TOLERANCE = 2.5;

const isWhite = (picture: Picture) => Math.min(...colourAt(picture, 0.5, 0.9)) > 200;

describe.runIf(ffmpeg)('a video of the corpus', () => {
  const engine = new FfmpegEngine(ffmpeg ?? '', { preset: 'ultrafast', limits: {}, threads: 1 });
  let videos: BadVideos;
  beforeAll(async () => {
    videos = await BadVideos.open(ffmpeg ?? '');
  });
  afterAll(() => videos.remove());

  async function check({ make, expected }: Row): Promise<void> {
    const path = await make(videos);
    const { outcome, cause, folder, prepared } = await prepareFile(engine, path);
    try {
      expect(outcome, String(cause)).toBe(typeof expected === 'string' ? expected : 'READY');
      if (typeof expected === 'string') return;
      if (!prepared) throw new Error('A ready video is prepared');
      await checkSeen(folder, prepared, expected);
    } finally {
      await Promise.all([folder, path].map((each) => rm(each, { recursive: true, force: true })));
    }
  }

  for (const lane of LANES) {
    describe.concurrent(`in lane ${lane + 1}`, () => {
      it.for(corpus.filter((_, index) => index % LANES.length === lane))(
        '$name',
        { concurrent: false },
        (row) => check(row),
      );
    });
  }
});

async function checkSeen(folder: string, prepared: PreparedVideo, seen: Seen): Promise<void> {
  const viewer = await Viewer.open(folder);
  const [times, pictures, images] = await Promise.all([
    viewer.pictureTimes(),
    viewer.pictures(),
    viewer.imageColours(prepared),
  ]);
  expect(Math.abs(prepared.durationSeconds - seen.seconds)).toBeLessThanOrEqual(seen.within);
  for (const quality of viewer.qualities) {
    expect(await viewer.length(quality)).toBeCloseTo(prepared.durationSeconds, 3);
    expect(await viewer.colourTags(quality)).toEqual(['bt709', 'bt709', 'bt709', 'tv']);
  }
  expect(times[0]).toBe(0);
  expect(pictures).toHaveLength(times.length);
  // A picture that stays is shown again, until the end.
  const gaps = [...times, prepared.durationSeconds].map((time, index) => time - (times[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(2);
  expect(Math.min(...gaps.slice(1))).toBeGreaterThan(0);

  const [first] = pictures;
  if (!first) throw new Error('There is no picture');
  expect([first.width, first.height]).toEqual(seen.size);
  expect(markOf(first)).toBe(seen.mark);
  expect(images).toHaveLength(seen.hasImages ? 2 : 0);
  const others = viewer.qualities.slice(1).map((quality) => viewer.colour(0.4, quality));
  for (const colour of [colourAt(first, 0.5, 0.5), ...(await Promise.all(others)), ...images]) {
    expect(distance(colour, seen.middle)).toBeLessThan(COLOUR_TOLERANCE);
  }

  const loudness = await viewer.loudness();
  if (!seen.isHeard) expect(loudness).toBe(-70);
  else expect(Math.abs(loudness - LOUDNESS)).toBeLessThan(LOUDNESS_TOLERANCE);
  if (seen.delay === null) return;
  const flash = times[pictures.findIndex(isWhite)] ?? NaN;
  const delay = flash - ((await viewer.beep()) ?? NaN);
  expect(Math.abs(delay - seen.delay)).toBeLessThan(SYNC_TOLERANCE);
}

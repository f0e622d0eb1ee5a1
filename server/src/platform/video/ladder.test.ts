import { describe, expect, it } from 'vitest';
import { planLadder, planStoryboard } from './ladder.ts';

const sizes = (width: number, height: number) =>
  planLadder({ width, height }).map((each) => `${each.name} ${each.width}x${each.height}`);

describe('planLadder', () => {
  it.each([
    [3840, 2160, ['1080p 1920x1080', '720p 1280x720', '360p 640x360']],
    [1920, 1080, ['1080p 1920x1080', '720p 1280x720', '360p 640x360']],
    [1280, 720, ['720p 1280x720', '360p 640x360']],
    [640, 360, ['360p 640x360']],
    // Portrait: the short side counts.
    [1080, 1920, ['1080p 1080x1920', '720p 720x1280', '360p 360x640']],
    // Between two rungs, or too close to one to add it.
    [854, 480, ['480p 854x480', '360p 640x360']],
    [720, 404, ['404p 720x404']],
    [321, 181, ['180p 320x180']],
    [1, 1, ['2p 2x2']],
    // No decoder supports a side of 16,000.
    [16_000, 1_000, ['256p 4096x256']],
  ])('of %d x %d', (width, height, expected) => {
    expect(sizes(width, height)).toEqual(expected);
  });

  it('never exceeds the source and has even sizes and no duplicates', () => {
    for (let width = 2; width < 4200; width += 61) {
      for (const height of [2, 90, 359, 361, 720, 1079, 1500, 2160]) {
        const ladder = planLadder({ width, height });
        for (const each of ladder) {
          expect((each.width % 2) + (each.height % 2), `${width}x${height}`).toBe(0);
          expect(each.width <= width && each.height <= height, `${width}x${height}`).toBe(true);
        }
        expect(new Set(ladder.map(({ name }) => name)).size).toBe(ladder.length);
      }
    }
  });
});

describe('planStoryboard', () => {
  it.each([
    [0.5, 1, 1],
    [9.9, 9, 1],
    [100, 100, 1],
    [101, 50, 2],
    [36_000, 100, 360],
  ])('of %d seconds has %d tiles at intervals of %d s', (duration, count, intervalSeconds) => {
    expect(planStoryboard({ width: 1920, height: 1080 }, duration)).toMatchObject({
      count,
      intervalSeconds,
      tileWidth: 160,
      tileHeight: 90,
      columns: Math.min(count, 10),
      rows: Math.ceil(count / 10),
    });
  });

  it('keeps the orientation and does not enlarge small videos', () => {
    expect(planStoryboard({ width: 1080, height: 1920 }, 10)).toMatchObject({
      tileWidth: 90,
      tileHeight: 160,
    });
    expect(planStoryboard({ width: 64, height: 36 }, 10)).toMatchObject({ tileWidth: 64, tileHeight: 36 });
  });
});

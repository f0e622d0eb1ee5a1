import { describe, expect, it } from 'vitest';
import { secondsLeft, startUpload, trackUpload, type UploadState } from './upload-state.ts';

const total = 10_000_000;

/** An upload after steady progress at `bytesPerSecond` for `seconds`, with an event every 100 ms. */
function steady(
  bytesPerSecond: number,
  seconds: number,
  from: UploadState = startUpload(total, 0),
): UploadState {
  const start = from.samples.at(-1)?.at ?? 0;
  let state = from;
  for (let step = 1; step <= seconds * 10; step += 1) {
    const loaded = from.loaded + (bytesPerSecond * step) / 10;
    state = trackUpload(state, { loaded, total }, start + step * 100);
  }
  return state;
}

describe('an upload', () => {
  it('has no speed and no remaining time in its first half second', () => {
    const state = steady(1_000_000, 0.4);
    expect(state.speed).toBeNull();
    expect(secondsLeft(state)).toBeNull();
  });

  it('computes speed and remaining time from the bytes sent', () => {
    const state = steady(1_000_000, 4);
    expect(state.speed).toBeCloseTo(1_000_000);
    expect(secondsLeft(state)).toBeCloseTo(6);
  });

  it('ignores samples older than five seconds', () => {
    const state = steady(200_000, 6, steady(1_000_000, 4));
    expect(state.speed).toBeCloseTo(200_000);
  });

  it('keeps a bounded number of samples', () => {
    expect(steady(10_000, 60).samples.length).toBeLessThanOrEqual(51);
  });
});

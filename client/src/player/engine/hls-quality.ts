import type Hls from 'hls.js';
import { playerSettings } from '#client/player/player-settings.ts';

/** The heights of a stream's qualities in pixels, highest first. */
export const heightsOf = ({ levels }: Hls): readonly number[] =>
  [...new Set(levels.map(({ height }) => height))].sort((one, other) => other - one);

/** The level of hls.js that is nearest to a height; -1 lets hls.js choose. */
export function levelOf({ levels }: Hls, height: number | null): number {
  if (height === null) return -1;
  const distances = levels.map((level) => Math.abs(level.height - height));
  return distances.indexOf(Math.min(...distances));
}

/** Starts a stream in the quality from the device's settings. */
export function chooseLevel(hls: Hls): void {
  const level = levelOf(hls, playerSettings().quality);
  hls.startLevel = level;
  hls.loadLevel = level;
}

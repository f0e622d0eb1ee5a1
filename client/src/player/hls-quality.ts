import type Hls from 'hls.js';
import { playerSettings } from './player-settings.ts';

/** The quality nearest to a height, as hls.js counts them; -1 for all of them. */
export function levelOf({ levels }: Hls, height: number | null): number {
  if (height === null) return -1;
  const distances = levels.map((level) => Math.abs(level.height - height));
  return distances.indexOf(Math.min(...distances));
}

/** Has a stream begin in the quality that the owner of this device wants. */
export function chooseLevel(hls: Hls): void {
  const level = levelOf(hls, playerSettings().quality);
  hls.startLevel = level;
  hls.loadLevel = level;
}

import type { Storyboard } from '#client/player/video.ts';

/** The position of a second's picture on the sheet, in pixels. */
export function tileAt(
  { tileWidth, tileHeight, columns, count, intervalSeconds }: Storyboard,
  seconds: number,
): { x: number; y: number } {
  const index = Math.min(Math.max(0, Math.floor(seconds / intervalSeconds)), count - 1);
  return { x: (index % columns) * tileWidth, y: Math.floor(index / columns) * tileHeight };
}

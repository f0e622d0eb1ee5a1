/** One quality of a stream. */
export interface Rendition {
  /** Name of its files: the length of its short side, such as `720p`. */
  name: string;
  /** In square pixels. Both sides are even, as H.264 requires. */
  width: number;
  height: number;
  /** Peak video bitrate in bits per second. The average of a lecture is much lower. */
  maxBitrate: number;
}

/** The layout of the tiles on one sheet, left to right, top to bottom. */
export interface StoryboardPlan {
  tileWidth: number;
  tileHeight: number;
  columns: number;
  rows: number;
  count: number;
  intervalSeconds: number;
}

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Lengths of the short side, with the peak bitrate for lively video of that size. */
const RUNGS = [
  { length: 360, maxBitrate: 900_000 },
  { length: 720, maxBitrate: 3_000_000 },
  { length: 1080, maxBitrate: 6_000_000 },
] as const;
const [LOWEST] = RUNGS;
const HIGHEST = RUNGS[RUNGS.length - 1] ?? LOWEST;

/** Minimum factor between two rungs. A closer rung is not worth its storage. */
const WORTHWHILE = 1.15;

/** Limit of the H.264 decoders of phones. */
const MAX_LONG_SIDE = 4096;

const TILE_SIDE = 160;
const COLUMNS = 10;
const MAX_TILES = 100;

/**
 * Returns the qualities for a video of this size (as displayed, in square pixels), best first: 1080p, 720p and 360p,
 * none above the source. A source between two of them keeps its own size as the best.
 */
export function planLadder(source: Size): Rendition[] {
  const shortSide = Math.min(source.width, source.height);
  const longSide = Math.max(source.width, source.height);
  const best = Math.min(shortSide, HIGHEST.length, (MAX_LONG_SIDE / longSide) * shortSide);
  const below = RUNGS.filter(({ length }) => length * WORTHWHILE <= best).map(({ length }) => length);
  return [best, ...below.reverse()].map((length) => renditionOf(source, length / shortSide));
}

function renditionOf(source: Size, factor: number): Rendition {
  const width = even(source.width * factor);
  const height = even(source.height * factor);
  const length = Math.min(width, height);
  const rung = RUNGS.find((each) => each.length >= length) ?? HIGHEST;
  return { name: `${length}p`, width, height, maxBitrate: rung.maxBitrate };
}

/** Plans the storyboard of a video of this duration in seconds: at most 100 tiles with a long side of 160 pixels. */
export function planStoryboard(source: Size, durationSeconds: number): StoryboardPlan {
  const factor = Math.min(1, TILE_SIDE / Math.max(source.width, source.height));
  const intervalSeconds = Math.max(1, Math.ceil(durationSeconds / MAX_TILES));
  const count = Math.min(MAX_TILES, Math.max(1, Math.floor(durationSeconds / intervalSeconds)));
  return {
    tileWidth: even(source.width * factor),
    tileHeight: even(source.height * factor),
    columns: Math.min(count, COLUMNS),
    rows: Math.ceil(count / COLUMNS),
    count,
    intervalSeconds,
  };
}

/** Rounds down to an even number, at least 2. */
function even(length: number): number {
  // Compensates for rounding errors of the division just below a whole number.
  return Math.max(2, 2 * Math.floor((length + 1e-6) / 2));
}

/** One quality of a stream. */
export interface Rendition {
  /** Names its files: the length of its short side, as people know it from players, like `720p`. */
  name: string;
  /** In square pixels, both even, as H.264 wants them. */
  width: number;
  height: number;
  /** Peak of the picture in bits a second; on average a lecture needs much less. */
  maxBitrate: number;
}

/** Small pictures on one sheet, left to right, top to bottom. */
export interface StoryboardPlan {
  tileWidth: number;
  tileHeight: number;
  columns: number;
  rows: number;
  count: number;
  intervalSeconds: number;
}

interface Size {
  width: number;
  height: number;
}

/** The lengths of the short side, and what a lively picture of that size needs at most. */
const RUNGS = [
  { length: 360, maxBitrate: 900_000 },
  { length: 720, maxBitrate: 3_000_000 },
  { length: 1080, maxBitrate: 6_000_000 },
] as const;
const [LOWEST] = RUNGS;
const HIGHEST = RUNGS[RUNGS.length - 1] ?? LOWEST;

/** A rung this much below the next one is not worth its space. */
const WORTHWHILE = 1.15;

/** Whatever its shape: beyond this, H.264 decoders of phones give up. */
const MAX_LONG_SIDE = 4096;

const TILE_SIDE = 160;
const COLUMNS = 10;
const MAX_TILES = 100;

/**
 * The qualities a picture of this size (as shown, in square pixels) is prepared in, best first: 1080p, 720p and 360p,
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

/** How often a picture is taken of a video this long (in seconds), and how large: at most 100 of 160 pixels. */
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

/** The nearest even number below, at least 2. */
function even(length: number): number {
  // Not below a whole number that the division has missed by a hair.
  return Math.max(2, 2 * Math.floor((length + 1e-6) / 2));
}

import { createHash } from 'node:crypto';
import { randomFrom } from '#server/stats/random-history.test-helper.ts';

/** How many cases of a kind a test tried, of how many there are. */
export interface Sample {
  kind: string;
  drawn: number;
  all: number;
}

declare module 'vitest' {
  export interface TaskMeta {
    /** Told at the end of `npm test`. */
    sample?: Sample;
  }
}

/** Whether every case is tried, as by `npm run test:full`, and not a sample of them. */
export const isExhaustive = process.env.EXHAUSTIVE === '1';

/** A source of numbers that TEST_SEED repeats, another one for each name. */
export function seededRandom(name: string): () => number {
  const digest = createHash('sha256').update(`${process.env.TEST_SEED} ${name}`).digest();
  return randomFrom(digest.readInt32LE());
}

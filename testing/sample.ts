import { createHash } from 'node:crypto';
import { randomFrom } from '#server/stats/random-history.test-helper.ts';

/** The number of cases that a test tried, out of all. */
export interface Sample {
  kind: string;
  drawn: number;
  all: number;
}

declare module 'vitest' {
  export interface TaskMeta {
    /** Reported at the end of `npm test`. */
    sample?: Sample;
  }
}

/** Whether every case is tried, as by `npm run test:full`, and not a sample. */
export const isExhaustive = process.env.EXHAUSTIVE === '1';

/** A random source that TEST_SEED repeats, different for each name. */
export function seededRandom(name: string): () => number {
  const digest = createHash('sha256').update(`${process.env.TEST_SEED} ${name}`).digest();
  return randomFrom(digest.readInt32LE());
}

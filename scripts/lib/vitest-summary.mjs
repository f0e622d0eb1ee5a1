import { relative } from 'node:path';
import { root } from './project.mjs';

/**
 * @typedef {{ name: string; startTime: number; endTime: number; assertionResults: { meta?: { sample?: { kind: string; drawn:
 *   number; all: number } } }[] }} TestFile A file in Vitest's JSON report; times in ms.
 */

/**
 * Returns the files whose tests took longest, slowest first.
 *
 * @param {TestFile[]} files
 * @param {number} count
 * @returns {string[]} Lines such as `  12.3 s  server/src/app.test.ts`.
 */
export function slowestFiles(files, count) {
  return files
    .map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/**
 * Returns the sums of the samples that the tests drew, by kind.
 *
 * @param {TestFile[]} files
 * @returns {string[]} Such as `20 of 195 kill points`, without kinds that were tested completely.
 */
export function sampled(files) {
  const kinds = new Map();
  for (const { meta } of files.flatMap(({ assertionResults }) => assertionResults)) {
    if (!meta?.sample) continue;
    const { kind, drawn, all } = meta.sample;
    const sum = kinds.get(kind) ?? { drawn: 0, all: 0 };
    kinds.set(kind, { drawn: sum.drawn + drawn, all: sum.all + all });
  }
  return (
    [...kinds]
      .filter(([, { drawn, all }]) => drawn < all)
      // `all` can be a fraction, because tests that draw one sample each report their part of it.
      .map(([kind, { drawn, all }]) => `${drawn} of ${Math.round(all)} ${kind}`)
  );
}

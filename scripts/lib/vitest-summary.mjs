import { relative } from 'node:path';
import { root } from './project.mjs';

/**
 * @typedef {{ name: string; startTime: number; endTime: number; assertionResults: { meta?: { sample?: { kind: string; drawn:
 *   number; all: number } } }[] }} TestFile A file in Vitest's JSON report; times in ms.
 */

/**
 * The files whose tests took longest, the slowest first.
 *
 * @param {TestFile[]} files
 * @param {number} count
 * @returns {string[]} Lines like `  12.3 s  server/src/app.test.ts`.
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
 * What samples the tests drew, of each kind in sum.
 *
 * @param {TestFile[]} files
 * @returns {string[]} Like `20 of 195 kill points`; none of a kind that was tried whole.
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
      // Tests that drew one each tell their part of all.
      .map(([kind, { drawn, all }]) => `${drawn} of ${Math.round(all)} ${kind}`)
  );
}

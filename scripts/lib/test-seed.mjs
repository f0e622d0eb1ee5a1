import { spawnSync } from 'node:child_process';
import { root } from './project.mjs';
import { ScriptError } from './run.mjs';

/** Seed without a commit, as in an unpacked archive. */
const FIXED_SEED = 1;

/**
 * Returns the seed for samples in tests: `TEST_SEED`, else one that changes with the commit.
 *
 * @returns {number} A whole number.
 */
export function testSeed() {
  const given = process.env.TEST_SEED;
  if (given && !/^\d{1,10}$/.test(given)) throw new ScriptError('TEST_SEED must be a whole number.');
  if (given) return Number(given);
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? parseInt(stdout.slice(0, 8), 16) : FIXED_SEED;
}

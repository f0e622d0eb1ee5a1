import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './project.mjs';

// A slow or rare test file says in its first line which folders and files it proves something about:
//
//   // @slow server/src/payment sandbox/stripe
//
// `npm test` runs it when one of them, the file itself or a helper of its folder has changed since every test passed. `npm run test:full`
// always runs it.

/** Holds the commit at which the tests of all files passed last. `npm run test:full` writes it. */
const RECORD = '.ci/passed';

/** A change in one of these may break any test. */
const WATCHED_BY_ALL = ['package-lock.json', 'vitest.config.ts', 'testing'];

/** What only the tests of its folder, and of the folders in it, use. */
const HELPER = /^(?:e2e|faults|fuzz)\/.*(?<!\.(?:test|e2e))\.ts$|\.test-helper\.tsx?$/;

const TEST_FILES = ['*.test.ts', '*.test.tsx', '*.test.mjs', '*.e2e.ts'];
const SLOW = /^\/\/ @slow\b(.*)/;

/** @typedef {{ file: string; watches: string[] }} SlowTest Paths from the project's root. */

/** @returns {SlowTest[]} The test files that say that they are slow. */
export function slowTests() {
  // Of those that git knows, some may be deleted here.
  const files = lines(git('ls-files', '--', ...TEST_FILES) ?? '').filter((file) =>
    existsSync(join(root, file)),
  );
  return files.flatMap((file) => {
    const [, watches] = SLOW.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return watches === undefined ? [] : [{ file, watches: watches.split(' ').filter(Boolean) }];
  });
}

/**
 * The slow test files that nothing asks for.
 *
 * @param {SlowTest[]} slow
 * @param {string[] | null} changed Paths that have changed since every test passed; null when that is not known.
 * @returns {string[]} Paths of test files.
 */
export function unaffected(slow, changed) {
  if (!changed || changed.some((path) => WATCHED_BY_ALL.some((place) => isIn(path, place)))) return [];
  const affects = (path, { file, watches }) =>
    [file, ...watches].some((place) => isIn(path, place)) ||
    (HELPER.test(path) && isIn(file, posix.dirname(path)));
  return slow.filter((test) => !changed.some((path) => affects(path, test))).map(({ file }) => file);
}

const isIn = (path, place) => path === place || path.startsWith(`${place}/`);

/** @returns {string[] | null} Paths that have changed since every test passed; null when no such commit is known here. */
export function changedSincePassed() {
  const passed = readRecord();
  const changed = passed && git('diff', '--name-only', '--no-renames', passed);
  const added = git('ls-files', '--others', '--exclude-standard');
  return typeof changed === 'string' && added !== null ? [...lines(changed), ...lines(added)] : null;
}

/**
 * Records that every test passed.
 *
 * @returns {boolean} False when there are changes without a commit: then there is nothing to record.
 */
export function recordPassed() {
  const head = git('rev-parse', 'HEAD');
  if (!head || git('status', '--porcelain') !== '') return false;
  writeFileSync(join(root, RECORD), head);
  return true;
}

function readRecord() {
  try {
    return readFileSync(join(root, RECORD), 'utf8').trim();
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** @returns {string | null} What git prints; null when it fails, as without a repository. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return status === 0 ? stdout : null;
}

const lines = (text) => text.split('\n').filter(Boolean);

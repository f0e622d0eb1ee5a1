import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './project.mjs';

// A slow test file names in its first line the folders and files that it tests:
//
//   // @slow server/src/payment sandbox/stripe
//
// `npm test` runs it if one of them, the file itself or a helper of its folder has changed since all tests passed. `npm run test:full`
// always runs it.

/** File with the last commit at which all tests passed. `npm test` writes it. */
const RECORD = '.ci/passed';

/** A change to one of these may break any test. */
const WATCHED_BY_ALL = ['package-lock.json', 'vitest.config.ts', 'testing'];

/** Helpers that only the tests of their folder and its subfolders use. */
const HELPER = /^(?:e2e|faults|fuzz)\/.*(?<!\.(?:test|e2e))\.ts$|\.test-helper\.tsx?$/;

/** Endings of tests, which no other test uses. */
const TEST_ENDINGS = ['.test.ts', '.test.tsx', '.test.mjs', '.e2e.ts'];
const isTest = (path) => TEST_ENDINGS.some((ending) => path.endsWith(ending));

const SLOW = /^\/\/ @slow\b(.*)/;

/** @typedef {{ file: string; watches: string[] }} SlowTest Paths relative to the project. */

/** @returns {SlowTest[]} The test files that are marked as slow. */
export function slowTests() {
  // Files that git knows may be deleted in the work tree.
  const files = lines(git('ls-files', '--', ...TEST_ENDINGS.map((ending) => `*${ending}`)) ?? '').filter(
    (file) => existsSync(join(root, file)),
  );
  return files.flatMap((file) => {
    const [, watches] = SLOW.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return watches === undefined ? [] : [{ file, watches: watches.split(' ').filter(Boolean) }];
  });
}

/**
 * Returns the slow test files that no change affects.
 *
 * @param {SlowTest[]} slow
 * @param {string[] | null} changed Paths that have changed since all tests passed; null if unknown.
 * @returns {string[]} Paths of test files.
 */
export function unaffected(slow, changed) {
  if (!changed || changed.some((path) => WATCHED_BY_ALL.some((place) => isIn(path, place)))) return [];
  const affects = (path, { file, watches }) =>
    path === file ||
    (!isTest(path) && watches.some((place) => isIn(path, place))) ||
    (HELPER.test(path) && isIn(file, posix.dirname(path)));
  return slow.filter((test) => !changed.some((path) => affects(path, test))).map(({ file }) => file);
}

const isIn = (path, place) => path === place || path.startsWith(`${place}/`);

/** @returns {string[] | null} Paths that have changed since all tests passed; null if that commit is unknown. */
export function changedSincePassed() {
  const passed = readRecord();
  const changed = passed && git('diff', '--name-only', '--no-renames', passed);
  const added = git('ls-files', '--others', '--exclude-standard');
  return typeof changed === 'string' && added !== null ? [...lines(changed), ...lines(added)] : null;
}

/**
 * Records that all tests passed.
 *
 * @returns {boolean} False if there are uncommitted changes, so that there is no commit to record.
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

/** @returns {string | null} Output of git; null if it fails, for example without a repository. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return status === 0 ? stdout : null;
}

const lines = (text) => text.split('\n').filter(Boolean);

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';
import { slowTests, unaffected } from './slow-tests.mjs';

const slow = [
  { file: 'e2e/video/watch-page.e2e.ts', watches: [] },
  { file: 'faults/upgrade.test.ts', watches: ['server/src/platform/db', 'server/src/main.ts'] },
  { file: 'e2e/learner.e2e.ts', watches: [] },
];

it('leaves out slow tests whose code has not changed', () => {
  const changed = [
    'README.md',
    'server/src/platform/db.ts',
    'server/src/platform/db/migrate.test.ts',
    'e2e/access.e2e.ts',
    'server/src/server.ts',
  ];
  expect(unaffected(slow, changed)).toEqual(slow.map(({ file }) => file));
});

it.each(['server/src/platform/db/pool.ts', 'server/src/main.ts', 'faults/upgrade.test.ts'])(
  'runs the slow test that watches %s when that has changed',
  (changed) => {
    expect(unaffected(slow, [changed])).not.toContain('faults/upgrade.test.ts');
    expect(unaffected(slow, [changed])).toContain('e2e/learner.e2e.ts');
  },
);

it.each([
  ['e2e/browser.ts', ['faults/upgrade.test.ts']],
  ['e2e/video/videos.ts', ['faults/upgrade.test.ts', 'e2e/learner.e2e.ts']],
  ['faults/traffic.ts', ['e2e/video/watch-page.e2e.ts', 'e2e/learner.e2e.ts']],
])('runs the slow tests in the folder of the helper %s and below', (helper, left) => {
  expect(unaffected(slow, [helper])).toEqual(left);
});

it.each([
  ['a library', ['package-lock.json']],
  ['a helper of all tests', ['testing/start-app.ts']],
  ['an unknown file', null],
])('runs all of them when %s has changed', (_what, changed) => {
  expect(unaffected(slow, changed)).toEqual([]);
});

it('all watched places exist', () => {
  const watched = slowTests().flatMap(({ file, watches }) => watches.map((path) => ({ file, path })));
  expect(watched.length).toBeGreaterThan(0);
  expect(watched.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});

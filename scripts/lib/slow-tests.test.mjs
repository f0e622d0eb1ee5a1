import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';
import { slowTests, unaffected } from './slow-tests.mjs';

const slow = [
  { file: 'faults/upgrade.test.ts', watches: ['server/src/platform/db', 'server/src/main.ts'] },
  { file: 'e2e/learner.e2e.ts', watches: [] },
];

it('leaves out the slow tests of what has not changed', () => {
  expect(unaffected(slow, ['README.md', 'server/src/platform/db.ts'])).toEqual([
    'faults/upgrade.test.ts',
    'e2e/learner.e2e.ts',
  ]);
});

it.each(['server/src/platform/db/pool.ts', 'server/src/main.ts', 'faults/upgrade.test.ts'])(
  'runs the slow test of %s when that has changed',
  (changed) => {
    expect(unaffected(slow, [changed])).toEqual(['e2e/learner.e2e.ts']);
  },
);

it.each([
  ['a library', ['package-lock.json']],
  ['nobody knows what', null],
])('runs all of them when %s has changed', (_what, changed) => {
  expect(unaffected(slow, changed)).toEqual([]);
});

it('finds every place that a slow test watches', () => {
  const watched = slowTests().flatMap(({ file, watches }) => watches.map((path) => ({ file, path })));
  expect(watched.length).toBeGreaterThan(0);
  expect(watched.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});

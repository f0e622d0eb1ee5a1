import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { overBudget } from './script-budget.ts';

/** Incompressible code of the given size. */
const code = (bytes: number) => randomBytes(bytes).toString('latin1');
const script = (bytes: number, imports: string[], facadeModuleId: string | null = null) => ({
  code: code(bytes),
  imports,
  isEntry: false,
  facadeModuleId,
});

const scripts = new Map([
  ['index.js', { ...script(100, ['libraries.js']), isEntry: true }],
  ['libraries.js', script(2000, [])],
  ['shared.js', script(1000, ['libraries.js'])],
  ['home.js', script(100, ['index.js', 'shared.js'], '/client/src/features/home/home-page.tsx')],
  ['later.js', script(9000, [])],
]);
const check = (kilobytes: number, files: number, screen = 'home/home-page.tsx') =>
  overBudget(scripts, [screen], { kilobytes, files });

it('counts a screen’s script and its dependencies once each', () => {
  expect(check(6, 4)).toEqual([]);
  expect(check(3, 4)).toEqual([
    expect.stringMatching(/^home\/home-page\.tsx needs \d\.\d kB in 4 files: it may be 3 kB in 4$/),
  ]);
});

it('counts files', () => {
  expect(check(6, 3)).toHaveLength(1);
});

it('reports a screen that has no script of its own', () => {
  expect(check(6, 4, 'home/other-page.tsx')).toEqual(['home/other-page.tsx has no script of its own']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VERSION } from '#server/platform/common/version.ts';
import { migrations } from './index.ts';
import { RELEASES, versionWith } from './releases.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../../..', file), 'utf8');
const names = migrations.map(({ name }) => name);

it('the changelog describes each version, newest first, and says what to do', () => {
  const sections = read('CHANGELOG.md').split(/^## /m).slice(1);
  const described = sections.map((section) => section.split(/\s/)[0]);
  expect(described).toEqual([VERSION, ...RELEASES.map(({ version }) => version).reverse()]);
  for (const section of sections) expect(section).toContain('### What to do');
});

it('the lock file has the version of the package', () => {
  const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: { '': object } };
  expect([lock.version, lock.packages['']]).toEqual([VERSION, expect.objectContaining({ version: VERSION })]);
});

it('each earlier version ends with a migration that is still there', () => {
  for (const { lastMigration } of RELEASES) expect(names).toContain(lastMigration);
});

it.each([
  ['the migrations before the baseline', ['0001-initial', '0069-key-ids'], '0.1.0'],
  ['the baseline', ['0070-baseline'], '0.1.0'],
  ['a migration between two versions', ['0070-baseline', '0071-update-times'], '0.2.0'],
  ['the last migration of a version', names.slice(0, names.indexOf('0086-stripe-modes') + 1), '0.2.0'],
  ['all migrations', names, VERSION],
  ['a later migration', [...names, '9999-to-come'], null],
  ['too few migrations', ['0001-initial'], null],
])('tells the version of a database with %s', (_label, has, version) => {
  expect(versionWith(has)).toBe(version);
});

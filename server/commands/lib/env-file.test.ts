import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setInEnvFile } from './env-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-env-'));
  file = join(folder, 'settings');
});
afterEach(() => rm(folder, { recursive: true }));

it('replaces a value and keeps all other lines, also through a symbolic link', async () => {
  await writeFile(file, '# Payments\nKEY=old\nOTHER=1\n', { mode: 0o644 });
  const link = join(folder, '.env');
  await symlink('settings', link);
  await setInEnvFile(link, 'KEY', 'new');
  expect(await readFile(file, 'utf8')).toBe('# Payments\nOTHER=1\nKEY=new\n');
  // Only the account of the school can read its secrets.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('adds a value to a file without one', async () => {
  await writeFile(file, 'KEYS=1');
  await setInEnvFile(file, 'KEY', 'new');
  expect(await readFile(file, 'utf8')).toBe('KEYS=1\nKEY=new\n');
});

it('says what to do without a file', async () => {
  await expect(setInEnvFile(file, 'KEY', 'new')).rejects.toThrow('Create it, or pass --print.');
});

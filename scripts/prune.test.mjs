// @slow scripts package.json
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { packagesOf } from './lib/install.mjs';
import { foreignFolders, isUnread } from './lib/production-packages.mjs';
import { capture } from './lib/run.mjs';
import { node24, root } from './lib/project.mjs';

/** Maximum size of the runtime packages on disk. */
const CEILING_BYTES = 300 * 2 ** 20;

const installed = join(root, 'node_modules');

/** Returns the disk usage of the remaining files of a package, without nested packages. */
function bytesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).split(sep).includes('node_modules'))
    .filter((file) => !isUnread(relative(installed, file)))
    .reduce((sum, file) => sum + lstatSync(file).blocks * 512, 0);
}

it('leaves runtime packages of less than 300 MiB', () => {
  const folders = Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path]) => join(root, path))
    .filter((folder) => existsSync(folder));
  const bytes = folders.reduce((sum, folder) => sum + bytesOf(folder), 0);
  expect(bytes).toBeGreaterThan(CEILING_BYTES / 2);
  expect(bytes).toBeLessThan(CEILING_BYTES);
});

it('removes packages for another C library', () => {
  const folders = foreignFolders(packagesOf('package-lock.json'), 'glibc');
  expect(folders).toContain('node_modules/@img/sharp-libvips-linuxmusl-x64');
  expect(folders.filter((folder) => /glibc|gnu|sharp-linux-|darwin|win32/.test(folder))).toEqual([]);
});

it('refuses to prune a development install', async () => {
  const { code, output } = await capture([node24, ['scripts/prune.mjs']]);
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('npm ci --omit=dev') });
  expect(existsSync(join(installed, 'typescript', 'package.json'))).toBe(true);
});

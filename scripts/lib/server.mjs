import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node24, root } from './project.mjs';

/** Of Node.js for whatever is built of the server. */
export const nodeFlags = [
  // The Stripe sandbox keeps its state in node:sqlite.
  '--disable-warning=ExperimentalWarning',
  // A bucket, a mail server or the school itself may have its certificate from an authority of one's own.
  '--use-system-ca',
  `--import=${pathToFileURL(join(root, 'scripts/lib/own-source-maps.mjs')).href}`,
  // Decorators of bundled chunks run before the entry's own first line.
  '--import=reflect-metadata',
];

const GARBAGE_COLLECTION = [
  // What a page of requests needs at once fits into the young generation; of a smaller one, most outlives it as garbage of the old.
  '--max-semi-space-size=16',
  // That is collected when it is 40 % more than what is in use, not twice or three times as much.
  '--heap-growing-percent=40',
];

/**
 * How the built server is run.
 *
 * @type {{ command: [file: string, args: string[]]; environment: Record<string, string> }}
 */
export const serverProcess = {
  command: [node24, [...GARBAGE_COLLECTION, ...nodeFlags, join('dist', 'server', 'main.js')]],
  environment: {
    // The C library of most Linux systems keeps what was freed, once for each thread. Buffers of this size and more it
    // gives back, and the rest it keeps in two places.
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_ARENA_MAX: '2',
  },
};

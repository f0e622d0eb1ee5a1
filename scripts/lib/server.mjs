import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node24, root } from './project.mjs';

/** Of Node.js for whatever is built of the server. */
export const nodeFlags = [
  // The Stripe sandbox keeps its state in node:sqlite.
  '--disable-warning=ExperimentalWarning',
  `--import=${pathToFileURL(join(root, 'scripts/lib/own-source-maps.mjs')).href}`,
  // Decorators of bundled chunks run before the entry's own first line.
  '--import=reflect-metadata',
];

/**
 * How the built server is run.
 *
 * @type {{ command: [file: string, args: string[]]; environment: Record<string, string> }}
 */
export const serverProcess = {
  // A streamed upload is short-lived garbage: a small young generation keeps a server's memory a quarter lower.
  command: [node24, ['--max-semi-space-size=4', ...nodeFlags, join('dist', 'server', 'main.js')]],
  environment: {
    // The C library of most Linux systems keeps what was freed, once for each thread. Buffers of this size and more it
    // gives back, and the rest it keeps in two places.
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_ARENA_MAX: '2',
  },
};

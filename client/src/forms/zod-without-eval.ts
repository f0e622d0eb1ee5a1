import { config } from 'zod/v4/core';

/**
 * The `zod` of every module of the client: see vite.config.ts. Zod tries to generate code from strings, to be faster. The page's
 * policy forbids that, and Firefox and Safari log every attempt to the console.
 */
config({ jitless: true });

export * from 'zod/v4';

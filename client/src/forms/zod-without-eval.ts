import { config } from 'zod/v4/core';

/**
 * What every module of the client gets that imports `zod`: see vite.config.ts. Zod tries whether it may build code from texts, to
 * be faster. The page's policy forbids that, and Firefox and Safari write every try into the console.
 */
config({ jitless: true });

export * from 'zod/v4';

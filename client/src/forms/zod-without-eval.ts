import { config } from 'zod/v4/core';

// Zod tries whether it may build code from texts, to be faster. The page's policy forbids that, and Firefox and Safari
// write every try into the console.
config({ jitless: true });

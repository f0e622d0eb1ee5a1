import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/lib/chromium.mjs';

// Libraries load graphql's CommonJS build through Node; Vite would give our own files the ESM one beside it, and
// the schemas of two copies do not mix.
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
};

export default defineConfig({
  test: {
    // Most tests wait for PostgreSQL, HTTP and other processes: on two cores one worker would leave half of the time unused.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/test/global-setup.ts'],
          setupFiles: ['server/src/test/setup.ts'],
          // Each file starts a whole product of its own; a busy machine takes its time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}', 'shared/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.{ts,mjs}'],
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup: ['e2e/school.ts'],
          include: ['e2e/**/*.e2e.ts'],
          env: { CHROMIUM_PATH: findChromium() ?? '' },
          // One browser and one school at a time.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

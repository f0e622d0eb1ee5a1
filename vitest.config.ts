import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findHeadlessChromium } from './scripts/lib/chromium.mjs';
import { findFirefox } from './scripts/lib/firefox.mjs';
import { testFolder } from './scripts/lib/test-folder.mjs';
import { testSeed } from './scripts/lib/test-seed.mjs';

process.env.TMPDIR = testFolder();

// Libraries load graphql's CommonJS build through Node; Vite would give our own files the ESM one beside it, and
// the schemas of two copies do not mix.
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
};

/** Files that take minutes, the longest first. On a fresh clone the size of a file is all that Vitest goes by. */
const LONG_FILES = [
  'kill-points',
  'event-orders',
  'cancellation-faults',
  'refund-retries',
  'corpus',
  'ffmpeg-engine',
  'main',
  'killed-process',
  'time-limits',
  'slow-stripe',
  'ledger-histories',
  'faults',
  'accessibility',
  'watch',
  'failures',
  'checkout',
  'keyboard-admin',
  'upload',
  'cancellation',
  'languages',
];

/**
 * The last file to begin runs alone for a while: it should not be a long one. Those that need a document come after those
 * that need none, since a worker whose next file needs another environment is ended and has read its modules for nothing.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = LONG_FILES.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.includes(`/${name}.`)),
    );
    const others = sorted.filter((file) => !long.includes(file));
    const withDocument = new Set(others.filter(({ moduleId }) => needsDocument(moduleId)));
    return [...long, ...others.filter((file) => !withDocument.has(file)), ...withDocument];
  }
}

/** Whether a test file asks for happy-dom, as Vitest lets it do in a comment at its top. */
function needsDocument(file: string): boolean {
  return readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom');
}

// These end what hangs. A busy machine takes its time: no test may fail by them.
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 300_000 } } };

// Reading the libraries takes longer than most files run: a worker reads them once, and keeps them for its next file.
const sharedModules = { isolate: false };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Most tests wait for PostgreSQL, HTTP and other processes for a while: two workers would leave two cores unused at times.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'server',
          include: ['{server,sandbox,fuzz,faults}/**/*.test.ts'],
          globalSetup: ['testing/global-setup.ts'],
          setupFiles: ['testing/setup.ts'],
          env: { TEST_SEED: String(testSeed()) },
          ...sharedModules,
          ...timeouts,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}', 'shared/**/*.test.ts'],
          setupFiles: ['client/src/testing/setup.ts'],
          // A link that a test follows must not take the document along that the next file finds.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          ...sharedModules,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.{ts,mjs}'],
          ...sharedModules,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup: ['testing/school.ts'],
          include: ['e2e/**/*.e2e.ts'],
          env: { CHROMIUM_PATH: findHeadlessChromium() ?? '', FIREFOX_PATH: findFirefox() ?? '' },
          // A file waits for much of its time, so three run side by side, each on a school that is meanwhile its own.
          maxWorkers: 3,
          // One browser serves all files of a worker.
          isolate: false,
          // After the others: projects that run together must have as many workers as each other.
          sequence: { groupOrder: 1 },
          ...timeouts,
        },
      },
    ],
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { LANGUAGE_PATH } from '../shared/languages.ts';
import { SERVER_PATHS } from '../shared/server-paths.ts';
import { oldestBrowsers } from './browsers.ts';
import { chunkGroups } from './chunks.ts';
import { inlineHead } from './inline-head.ts';
import { precompress } from './precompress.ts';
import { scriptBudget } from './script-budget.ts';
import { textFiles } from './text-files-plugin.ts';

const root = fileURLToPath(new URL('./..', import.meta.url));
const here = fileURLToPath(new URL('./', import.meta.url));

/** The paths of the server as Vite writes them: prefixes, and patterns that begin with `^`. */
const serverPaths = Object.entries(SERVER_PATHS).map(([segment, own]) =>
  own === null ? `/${segment}` : `^/${segment}${own}`,
);

const router = `${root}node_modules/react-router/dist/production`;
/** The package exports only its development build, which is larger and warns of wrong uses. */
const productionRouter = [
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
];

export default defineConfig(({ mode }) => {
  const { PORT = '4000' } = loadEnv(mode, root, 'PORT');
  const server = `http://localhost:${PORT}`;
  return {
    root: here,
    build: {
      outDir: '../dist/client',
      emptyOutDir: true,
      // The server reads the files of each screen from the manifest.
      manifest: true,
      target: oldestBrowsers,
      // Only Safari 16 would need the polyfill. Without it, it loads the same files a little later.
      modulePreload: { polyfill: false },
      // The dependencies of the pages, for the bill of materials. The server serves no files that begin with a dot.
      license: { fileName: '.vite/license.json' },
      rolldownOptions: {
        // Emotion imports this module for a function that we never call. It is CommonJS, so the bundler cannot know that it has
        // no side effects.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
        output: {
          codeSplitting: { groups: chunkGroups() },
          // The first script has the names of all others. Hashes of seven characters instead of eight make it smaller.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
    server: {
      proxy: Object.fromEntries([...serverPaths, LANGUAGE_PATH].map((path) => [path, server])),
    },
    resolve: {
      // RxJS has another build for browsers with classes under this condition.
      conditions: ['es2015', ...defaultClientConditions],
      // The light build suffices: our streams have one audio track, and the player shows captions itself. The full build would
      // show the subtitles of the playlist too. The other features are a third of the size of hls.js.
      alias: [
        ...(mode === 'production' ? productionRouter : []),
        { find: /^hls\.js$/, replacement: 'hls.js/light' },
        { find: /^zod$/, replacement: `${here}src/forms/zod-without-eval.ts` },
      ],
    },
    plugins: [react(), textFiles(), inlineHead(), scriptBudget(), precompress()],
  };
});

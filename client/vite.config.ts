import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv, type Plugin } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { chunkGroups } from './chunks.ts';
import { inlineHead } from './inline-head.ts';
import { precompress } from './precompress.ts';
import { scriptBudget } from './script-budget.ts';
import { textFiles } from './text-files-plugin.ts';

const root = fileURLToPath(new URL('./..', import.meta.url));
const here = fileURLToPath(new URL('./', import.meta.url));

/** Has the browser fetch the headings' font together with the scripts, under the name that the build gives it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
            injectTo: 'head-prepend',
          })),
    },
  };
}

export default defineConfig(({ mode }) => {
  const { PORT = '4000' } = loadEnv(mode, root, 'PORT');
  const server = `http://localhost:${PORT}`;
  return {
    root: here,
    build: {
      outDir: '../dist/client',
      emptyOutDir: true,
      // Tells the server what a screen consists of.
      manifest: true,
      target: oldestBrowsers,
      // Safari 16 alone would need it, and loads the same files without, a little later.
      modulePreload: { polyfill: false },
      // What the pages are made of, for the bill of materials; nobody is served what begins with a dot.
      license: { fileName: '.vite/license.json' },
      rolldownOptions: {
        // Emotion imports it for a function that nobody calls. It is CommonJS, of which the bundler cannot know that nothing
        // comes of reading it.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    server: {
      proxy: Object.fromEntries(
        [
          '/graphql',
          '/api',
          '/media',
          '/captions',
          '/uploads',
          '^/certificates/.*\\.pdf$',
          '/sandbox',
          '/webhooks',
          '/language',
        ].map((path) => [path, server]),
      ),
    },
    resolve: {
      // RxJS has another build for browsers that know classes, and names it so.
      conditions: ['es2015', ...defaultClientConditions],
      // Our streams have one sound and captions of their own: what hls.js can do beyond that is a third of its size.
      alias: [
        { find: /^hls\.js$/, replacement: 'hls.js/light' },
        { find: /^zod$/, replacement: `${here}src/forms/zod-without-eval.ts` },
      ],
    },
    plugins: [
      react(),
      textFiles(),
      preloadFont(),
      inlineHead(),
      scriptBudget(),
      precompress(),
    ],
  };
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';

// What browsers run beside the pages, so that those that were seen open without a network. One file of its own: Firefox runs no
// modules there.
export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: '../dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    target: oldestBrowsers,
    license: { fileName: '.vite/service-worker-license.json' },
    rolldownOptions: {
      input: fileURLToPath(new URL('./service-worker/service-worker.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});

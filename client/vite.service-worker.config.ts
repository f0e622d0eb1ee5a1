import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';

// Builds the service worker, so that visited pages open offline. It is one file, because Firefox supports no modules in service
// workers.
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

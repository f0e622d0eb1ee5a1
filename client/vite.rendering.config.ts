import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from '../scripts/lib/catalogues-plugin.ts';

// The client's screens for the server, which renders pages by them: one program with all its packages in it, as they are in
// production wherever it runs.
export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  // Vite leaves it to Node in programs for the server, where it is a setting: React would be that of development.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/render-page.tsx',
    outDir: '../dist/rendering',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: false,
  },
  ssr: { noExternal: true },
  // Nothing is uploaded from there. Its program for Node.js ends the process at signals that the server goes on after.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  plugins: [react(), catalogues()],
});

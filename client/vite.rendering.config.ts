import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from '../scripts/lib/catalogues-plugin.ts';

// Builds the client's screens for rendering on the server: one bundle with all its packages, in production mode wherever it runs.
export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  // In server bundles Vite reads this variable at runtime, which would give React's development build.
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
  // Uploads never run on the server. The library's Node.js build ends the process at signals that the server handles itself.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  plugins: [react(), catalogues()],
});

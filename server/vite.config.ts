import { defineConfig } from 'vite';

// Bundles our own server code; packages stay in node_modules. Decorators follow the compilerOptions of tsconfig.json.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: '../dist/server',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
  },
});

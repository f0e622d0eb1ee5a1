import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { catalogues } from '../scripts/lib/catalogues-plugin.ts';

const commands = globSync('commands/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });

// Bundles our own server code; packages stay in node_modules, but for GraphiQL, whose one file would bring a whole server along. Decorators follow the compilerOptions of tsconfig.json.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [catalogues()],
  ssr: { noExternal: ['@graphql-yoga/render-graphiql'] },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'hash-thread': 'src/auth/hash-thread.ts',
        'probe-process': 'src/platform/video/probe-process.ts',
        'certificate-process': 'src/certificate/certificate-process.ts',
        'picture-process': 'src/platform/storage/picture-process.ts',
        ...Object.fromEntries(commands.map((file) => [`commands/${basename(file, '.ts')}`, file])),
      },
      // All files in one folder: each program finds the others beside itself, from any chunk.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    target: 'node24',
    license: { fileName: '.vite/license.json' },
    outDir: '../dist/server',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
  },
});

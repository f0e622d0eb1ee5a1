import { defineConfig } from 'vite';

/** Those of `scripts/command.mjs`. */
const COMMANDS = [
  'backup',
  'create-admin',
  'doctor',
  'prepare-videos',
  'reconcile-payments',
  'remove-second-factor',
  'restore',
];

// Bundles our own server code; packages stay in node_modules. Decorators follow the compilerOptions of tsconfig.json.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'probe-process': 'src/platform/video/probe-process.ts',
        ...Object.fromEntries(COMMANDS.map((name) => [`commands/${name}`, `commands/${name}.ts`])),
      },
      // Side by side: whoever starts the other program finds it beside itself, from whichever chunk.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    target: 'node24',
    outDir: '../dist/server',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

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
    build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2023' },
    server: {
      proxy: Object.fromEntries(
        ['/graphql', '/api', '/media', '/sandbox', '/webhooks'].map((path) => [path, server]),
      ),
    },
    plugins: [react(), preloadFont(), precompress()],
  };
});

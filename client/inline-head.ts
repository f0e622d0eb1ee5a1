import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SCRIPT = /<script src="\/([^"]*)"><\/script>/g;
const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;

/**
 * Inlines the render-blocking scripts and styles into the page: opening it takes one response instead of three. The server allows
 * each inline script by its hash.
 */
export function inlineHead(): Plugin {
  let publicFolder: string;
  return {
    name: 'inline-head',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle = {} }) => {
        const names = [...page.matchAll(SCRIPT)].map(([, name = '']) => name);
        const read = await Promise.all(names.map((name) => readFile(join(publicFolder, name), 'utf8')));
        const scripts = new Map(names.map((name, index) => [name, read[index]]));
        return page
          .replaceAll(SCRIPT, (_, name: string) => `<script>${scripts.get(name)}</script>`)
          .replaceAll(SHEET, (_, name: string) => `<style>${textOf(bundle[name])}</style>`);
      },
    },
  };
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('The page names a style sheet that is not built');
  return String(file.source);
}

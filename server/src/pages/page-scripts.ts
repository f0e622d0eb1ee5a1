import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '#shared/html.ts';
import type { Language } from '#shared/languages.ts';
import { readTextFiles, type TextFiles } from './inline-scripts.ts';

/** A file of the built client, as listed in Vite's manifest. */
interface Chunk {
  file: string;
  /** Names of chunks in the manifest. */
  imports?: readonly string[];
  css?: readonly string[];
  isEntry?: boolean;
}

/**
 * Links to the files of a screen, so that browsers fetch them together with the first script, which would request them
 * later.
 */
export interface ScreenLinks {
  scripts: string;
  styles: string;
}

/** Finds the script, style and message files of screens. */
export class PageScripts {
  private readonly chunks: ReadonlyMap<string, Chunk>;
  private readonly texts: TextFiles | null;
  private readonly links = new Map<string, ScreenLinks>();

  /** Reads the build's manifests from the client's folder. */
  constructor(folder: string) {
    const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'));
    this.chunks = new Map(Object.entries(read('manifest.json') as Record<string, Chunk>));
    this.texts = readTextFiles(folder);
  }

  /**
   * Returns the elements for the head of a page whose screen is in a module.
   *
   * @param module if undefined, only the files of every page are included
   * @param soon modules that the screen loads as soon as it runs, together with their styles
   */
  linksTo(language: Language, module?: string, soon: readonly string[] = []): ScreenLinks {
    const key = `${language} ${module}`;
    const links = this.links.get(key) ?? this.makeLinks(language, module, soon);
    this.links.set(key, links);
    return links;
  }

  private makeLinks(language: Language, module: string | undefined, soon: readonly string[]): ScreenLinks {
    // The page template already contains those of the first script.
    const known = new Set<Chunk>();
    for (const [name, { isEntry }] of this.chunks) if (isEntry) this.collect(name, known);
    const chunks = new Set(known);
    if (module !== undefined) this.collect(module, chunks);
    const sheets = [...chunks].filter((chunk) => !known.has(chunk)).flatMap(({ css = [] }) => css);
    for (const other of soon) this.collect(other, chunks);
    const wanted = [...chunks].filter((chunk) => !known.has(chunk)).map(({ file }) => file);
    const { address, fileOf } = this.texts ?? { address: '', fileOf: {} };
    const texts = [...chunks].flatMap(({ file }) => fileOf[file] ?? []);
    const files = [...texts.map((file) => `${address}${language}/${file}`), ...wanted];
    const scripts = files.map((file) => html`<link rel="modulepreload" crossorigin href="/${file}" />`);
    const styles = sheets.map((sheet) => html`<link rel="stylesheet" crossorigin href="/${sheet}" />`);
    return { scripts: scripts.join(''), styles: styles.join('') };
  }

  /** Adds a chunk and its imports. */
  private collect(name: string, found: Set<Chunk>): void {
    const chunk = this.chunks.get(name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const needed of chunk.imports ?? []) this.collect(needed, found);
  }
}

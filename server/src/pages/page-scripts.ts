import { readFileSync } from 'node:fs';
import { html } from '#shared/html.ts';
import type { Language } from '#shared/languages.ts';

/** A file of the built client, as Vite's manifest has it. */
interface Chunk {
  file: string;
  /** Names of chunks in the manifest. */
  imports?: readonly string[];
  css?: readonly string[];
  isEntry?: boolean;
}

/** What browsers should fetch for a screen together with the page's first script, which would ask for it later. */
export interface ScreenLinks {
  scripts: string;
  styles: string;
}

/** Whose screens show texts first: browsers fetch those of a group together. */
export type TextGroup = 'visitors' | 'members' | 'admins';

/** The files of the screens, and those of their texts. */
export class PageScripts {
  private readonly chunks: ReadonlyMap<string, Chunk>;
  private readonly links = new Map<string, ScreenLinks>();

  constructor(manifest: string) {
    this.chunks = new Map(
      Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>),
    );
  }

  /**
   * Elements for the head of a page that is shown by a module.
   *
   * @param soon modules that it fetches as soon as it runs, and with them their styles.
   */
  linksTo(module: string, soon: readonly string[] = []): ScreenLinks {
    const links = this.links.get(module) ?? this.makeLinks(module, soon);
    this.links.set(module, links);
    return links;
  }

  /** Elements for the head of a page whose scripts show these texts. */
  linksToTexts(groups: readonly TextGroup[], language: Language): string {
    const chunks = groups.flatMap((group) => this.chunks.get(`../virtual:texts/${group}/${language}`) ?? []);
    return chunks.map(linkTo).join('');
  }

  private makeLinks(module: string, soon: readonly string[]): ScreenLinks {
    // The page names those of its first script itself.
    const known = new Set<Chunk>();
    for (const [name, { isEntry }] of this.chunks) if (isEntry) this.collect(name, known);
    const chunks = new Set(known);
    this.collect(module, chunks);
    const sheets = [...chunks].filter((chunk) => !known.has(chunk)).flatMap(({ css = [] }) => css);
    for (const other of soon) this.collect(other, chunks);
    const wanted = [...chunks].filter((chunk) => !known.has(chunk));
    const styles = sheets.map((sheet) => html`<link rel="stylesheet" crossorigin href="/${sheet}" />`);
    return { scripts: wanted.map(linkTo).join(''), styles: styles.join('') };
  }

  /** Adds a chunk and all that it needs. */
  private collect(name: string, found: Set<Chunk>): void {
    const chunk = this.chunks.get(name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const needed of chunk.imports ?? []) this.collect(needed, found);
  }
}

const linkTo = ({ file }: Chunk) => html`<link rel="modulepreload" crossorigin href="/${file}" />`.toString();

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { html, type Html } from '#shared/html.ts';
import { languages } from '#shared/languages.ts';
import { ROOT_ID, SCRIPTS_ID } from '#shared/page-rendering.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type { Encoding } from './encoding.ts';
import { importMap, readStarters, readTextFiles, type Starters, type TextFiles } from './inline-scripts.ts';
import type { DrawnPage, ShownPage } from './page-renderer.ts';

const MARK = '<title>Lectern</title>';
const HTML = '<html lang="en">';
const ROOT = `<div id="${ROOT_ID}"></div>`;
/** The message of a page without content for browsers without scripts. */
const APOLOGY = /<noscript>[^<>]*<\/noscript>\s*/;
/** The script element that starts the client, as written by Vite. */
const ENTRY = /<script type="module"[^<>]*><\/script>/;
/** Removed, because each head contains the school's icon. */
const ICON = /<link rel="icon"[^<>]*>\s*/;
const PRELOAD = /<link rel="modulepreload"[^<>]*>/g;
/** Maximum size of the cached, encoded pages in bytes. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** The client's page template. Each page gets its own head, in the current language. */
export class PageTemplate {
  private readonly aroundHtml: readonly [before: string, after: string];
  /** The parts before and after the root element, without scripts and the `noscript` message. */
  private readonly aroundRoot: readonly [before: string, after: string];
  /** The element that starts the client. */
  private readonly entry: string;
  /** Preload links of the client's first script. */
  private readonly preloads: string;
  private readonly starters: Starters;
  private readonly texts: TextFiles | null;
  private readonly encoded = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (page, key) => 2 * key.length + page.length,
  });

  /** Reads the folder of the built client. Throws if the page lacks a part that must be replaced. */
  constructor(folder: string) {
    const file = join(folder, 'index.html');
    const [before, after] = readFileSync(file, 'utf8').replace(ICON, '').split(MARK);
    if (before === undefined || !after?.includes(ROOT))
      throw new Error(`${file} has no ${MARK} or no ${ROOT}`);
    const [beforeHtml, afterHtml] = before.split(HTML);
    if (beforeHtml === undefined || afterHtml === undefined) throw new Error(`${file} has no ${HTML}`);
    this.aroundHtml = [beforeHtml, afterHtml];
    [this.entry = ''] = ENTRY.exec(after) ?? [];
    this.preloads = after.match(PRELOAD)?.join('') ?? '';
    const [beforeRoot = '', afterRoot = ''] = after
      .replace(ENTRY, '')
      .replaceAll(PRELOAD, '')
      .replace(APOLOGY, '')
      .split(ROOT);
    this.aroundRoot = [beforeRoot, afterRoot];
    this.starters = readStarters(folder);
    this.texts = readTextFiles(folder);
  }

  /**
   * Returns an encoded page with this head and public answers. The result is cached.
   *
   * @param page the element with the answers, and links to additional script files
   */
  render(
    head: Html,
    { answers, scripts }: Pick<DrawnPage, 'answers' | 'scripts'>,
    encoding: Encoding,
  ): Buffer {
    const key = `${currentLanguage()} ${encoding} ${head.toString()} ${answers}`;
    const kept = this.encoded.get(key);
    if (kept) return kept;
    const page = encode(
      Buffer.from(this.renderWithAnswers(head, { head: '', body: '', answers, scripts })),
      encoding,
    );
    this.encoded.set(key, page);
    return page;
  }

  /** Returns a rendered page with this head. Its scripts start later if they would not change the content. */
  renderWith(head: Html, { head: links, body, answers, scripts }: ShownPage): string {
    const [before, after] = this.aroundRoot;
    const all = this.entry + this.preloads + scripts;
    const start = answers === '' ? all : waiting(all, this.starters.onIntent);
    return [
      this.before(),
      head.toString(),
      this.importMap(),
      links,
      start,
      before,
      body,
      answers,
      after,
    ].join('');
  }

  /** Returns a page with this head, its initial content and the answers for its scripts. */
  renderWithAnswers(
    head: Html,
    { head: links, body, answers, scripts }: Omit<DrawnPage, 'isRendered'>,
  ): string {
    const [before, after] = this.aroundRoot;
    const isSeenFirst = body !== '';
    const start = isSeenFirst ? this.startAfterPaint(scripts) : this.entry + this.preloads + scripts;
    const root = isSeenFirst ? body : ROOT;
    const apology = html`<noscript>${pageHeadTexts.needsScripts}</noscript>`.toString();
    return [
      ...[this.before(), head.toString(), this.importMap(), links, start],
      ...[before, apology, root, answers, after],
    ].join('');
  }

  /** Returns the part above the elements of the head. */
  private before(): string {
    const [before, after] = this.aroundHtml;
    const language = currentLanguage();
    return `${before}<html lang="${language}" dir="${languages[language].direction}">${after}`;
  }

  /** Browsers require the import map before anything that loads scripts. */
  private importMap(): string {
    return this.texts ? `<script type="importmap">${importMap(this.texts, currentLanguage())}</script>` : '';
  }

  /** Gives the visible content priority over the scripts. */
  private startAfterPaint(scripts: string): string {
    const [, entry = ''] = / src="([^"]*)"/.exec(this.entry) ?? [];
    const link = html`<link rel="modulepreload" crossorigin href="${entry}" />`;
    const later = (link.toString() + this.preloads + scripts).replaceAll(
      '<link ',
      '<link fetchpriority="low" ',
    );
    return later + waiting(this.entry, this.starters.afterPaint);
  }
}

/** Wraps scripts so that they do not run until their starter inserts them into the page. */
const waiting = (scripts: string, starter: string | null) =>
  starter === null
    ? scripts
    : `<template id="${SCRIPTS_ID}">${scripts}</template><script>${starter}</script>`;

function encode(page: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return page;
  if (encoding === 'gzip') return gzipSync(page);
  // The best compression for an acceptable wait.
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

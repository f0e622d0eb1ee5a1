import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { html, type Html } from '#shared/html.ts';
import { languages } from '#shared/languages.ts';
import { ROOT_ID, SCRIPTS_ID } from '#shared/page-rendering.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type { Encoding } from './encoding.ts';
import { importMap, readStarters, readTextFiles, type Starters, type TextFiles } from './inline-scripts.ts';
import { pageHeadTexts } from './page-head-texts.ts';
import type { DrawnPage, ShownPage } from './page-renderer.ts';

const MARK = '<title>Lectern</title>';
const HTML = '<html lang="en">';
const ROOT = `<div id="${ROOT_ID}"></div>`;
/** Around what a page without content says to those who run no scripts. */
const APOLOGY = /<noscript>[^<>]*<\/noscript>\s*/;
/** What has the client run, and what it is to fetch early for that, as Vite writes it. */
const ENTRY = /<script type="module"[^<>]*><\/script>/;
/** Each head brings the school's. */
const ICON = /<link rel="icon"[^<>]*>\s*/;
const PRELOAD = /<link rel="modulepreload"[^<>]*>/g;
/** For pages in the form in which they are sent, in bytes. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** The one page of the client, as each address gets it: with a head of its own, in the language of whoever asks. */
export class PageTemplate {
  private readonly aroundHtml: readonly [before: string, after: string];
  /** What is around the root below the head, without scripts and what is said to those who run none. */
  private readonly aroundRoot: readonly [before: string, after: string];
  /** The element that runs the client. */
  private readonly entry: string;
  /** What its scripts need, to be fetched early. */
  private readonly preloads: string;
  private readonly starters: Starters;
  private readonly texts: TextFiles | null;
  private readonly encoded = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (page, key) => 2 * key.length + page.length,
  });

  /** Reads the folder of the built client. Throws for a page in which something that is to be replaced is not found. */
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
   * The page with this head and answers that are everybody's; compressed once for as long as it is asked for.
   *
   * @param page the element that holds them, and links to what the scripts need beside what they always need.
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

  /** The page with this head and this content, as a text. Its scripts wait where they would change nothing of it. */
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

  /** The page with this head, what is seen first and answers for its scripts, as a text. */
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

  /** What is above the head's own elements. */
  private before(): string {
    const [before, after] = this.aroundHtml;
    const language = currentLanguage();
    return `${before}<html lang="${language}" dir="${languages[language].direction}">${after}`;
  }

  /** Browsers want it before all that loads scripts. */
  private importMap(): string {
    return this.texts ? `<script type="importmap">${importMap(this.texts, currentLanguage())}</script>` : '';
  }

  /** What is seen is fetched first, and the scripts meanwhile. */
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

/** Scripts that do not run until their starter puts them where they do. */
const waiting = (scripts: string, starter: string | null) =>
  starter === null
    ? scripts
    : `<template id="${SCRIPTS_ID}">${scripts}</template><script>${starter}</script>`;

function encode(page: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return page;
  if (encoding === 'gzip') return gzipSync(page);
  // The best ratio for the time that somebody waits.
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

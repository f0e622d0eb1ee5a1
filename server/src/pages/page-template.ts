import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Html } from '#shared/html.ts';
import { ROOT_ID, type RenderedPage } from '#shared/page-rendering.ts';

const MARK = '<title>Lectern</title>';
const ROOT = `<div id="${ROOT_ID}"></div>`;
/** Around what a page without content says to those who run no scripts. */
const APOLOGY = ['<noscript>', '</noscript>'] as const;
/** So many pages are kept in the form in which they are sent. */
const KEPT = 1_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The one page of the client, as each address gets it: with a head of its own. */
export class PageTemplate {
  private readonly before: string;
  private readonly after: string;
  private readonly encoded = new LRUCache<string, Buffer>({ max: KEPT });

  /** Throws for a file that has no title or no root to be replaced. */
  constructor(file: string) {
    const [before, after] = readFileSync(file, 'utf8').split(MARK);
    if (before === undefined || !after?.includes(ROOT))
      throw new Error(`${file} has no ${MARK} or no ${ROOT}`);
    this.before = before;
    this.after = after;
  }

  /** The page with this head; compressed once for as long as it is asked for. */
  render(head: Html, encoding: Encoding): Buffer {
    const key = `${encoding} ${head.toString()}`;
    const kept = this.encoded.get(key);
    if (kept) return kept;
    const page = encode(Buffer.from(`${this.before}${head.toString()}${this.after}`), encoding);
    this.encoded.set(key, page);
    return page;
  }

  /** The page with this head and this content, as a text. */
  renderWith(head: Html, rendered: Pick<RenderedPage, 'head' | 'body'>): string {
    const [before = '', after = ''] = withoutApology(this.after).split(ROOT);
    return [this.before, head.toString(), rendered.head, before, rendered.body, after].join('');
  }
}

function withoutApology(page: string): string {
  const [start, end] = APOLOGY.map((tag) => page.indexOf(tag));
  if (start === undefined || end === undefined || start < 0 || end < start) return page;
  return page.slice(0, start) + page.slice(end + APOLOGY[1].length).trimStart();
}

function encode(page: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return page;
  if (encoding === 'gzip') return gzipSync(page);
  // The best ratio for the time that somebody waits.
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

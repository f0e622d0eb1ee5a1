import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '#server/platform/answers/answer-cache.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type { Encoding } from './encoding.ts';
import { orAfter } from './or-after.ts';

/** Enough for some thousand pages. */
const KEPT_BYTES = 44 * 1024 * 1024;
/** Pages with parameters are unlimited in number, so they have a separate cache. */
const VARIANT_BYTES = 4 * 1024 * 1024;
/** Approximate size of the headers of a page. */
const HEADERS_BYTES = 3 * 1024;
/** Pages with longer names are not cached. */
const LONGEST_NAME = 512;
/** If rendering takes longer, the page is sent without its content. The rendered page is still cached. */
const PATIENCE_MS = 500;

const [toBrotli, ofBrotli, toGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
];
/** The best compression for an acceptable wait. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A rendered page, stored in the encoding that nearly all clients accept. Other encodings are created on demand. */
export class PageBytes {
  private zipped?: Promise<Buffer>;

  private constructor(
    readonly etag: string,
    readonly br: Buffer,
  ) {}

  static async of(text: string): Promise<PageBytes> {
    const whole = Buffer.from(text);
    const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 27);
    // Weak, because the bytes differ between encodings.
    return new PageBytes(`W/"${hash}"`, await toBrotli(whole, BROTLI));
  }

  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.br;
    if (encoding === 'identity') return ofBrotli(this.br);
    this.zipped ??= ofBrotli(this.br).then((whole) => toGzip(whole));
    return this.zipped;
  }
}

/** A cached page with its response headers. */
export interface KeptPage {
  bytes: PageBytes;
  headers: Record<string, string>;
}

interface Making {
  /** Returns the complete page, or null if it is not rendered. */
  render: () => Promise<string | null>;
  /** Returns the headers to cache, or null if the page must not be cached. Called after `render`. */
  headersToKeep: () => Record<string, string> | null;
}

/** Caches rendered pages per language until the public content changes. */
export class VisitorPages {
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: KEPT_BYTES,
    sizeCalculation: sizeOfPage,
  });
  private readonly variants = new LRUCache<string, KeptPage>({
    maxSize: VARIANT_BYTES,
    sizeCalculation: sizeOfPage,
  });
  private readonly making = new Map<string, Promise<PageBytes | null>>();
  /** The moment of `AnswerCache` at which the pages were rendered. */
  private moment: number;

  constructor(private readonly answers: AnswerCache) {
    this.moment = answers.moment;
  }

  find(address: string): KeptPage | undefined {
    this.forgetChanged();
    const name = nameOf(address);
    return this.storeOf(name).get(name);
  }

  /**
   * Returns the page at an address. Concurrent callers share one rendering. Returns null if the page is not rendered or
   * takes too long. Rejects if rendering fails.
   */
  async read(address: string, page: Making): Promise<PageBytes | null> {
    const name = nameOf(address);
    const key = `${this.answers.moment} ${name}`;
    const making = this.making.get(key) ?? this.make(key, name, page);
    return orAfter(PATIENCE_MS, making, null);
  }

  private make(key: string, name: string, { render, headersToKeep }: Making): Promise<PageBytes | null> {
    const { moment } = this.answers;
    const work = async () => {
      const text = await render();
      if (text === null) return null;
      const bytes = await PageBytes.of(text);
      const headers = headersToKeep();
      if (headers && name.length <= LONGEST_NAME && this.answers.isCurrent(moment)) {
        this.forgetChanged();
        this.storeOf(name).set(name, { bytes, headers });
      }
      return bytes;
    };
    const making = work().finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private storeOf(name: string): LRUCache<string, KeptPage> {
    return name.includes('?') ? this.variants : this.pages;
  }

  private forgetChanged(): void {
    if (this.moment === this.answers.moment) return;
    this.pages.clear();
    this.variants.clear();
    this.moment = this.answers.moment;
  }
}

/** Counts the size twice, because the gzip encoding is about as large. */
function sizeOfPage({ bytes: { br } }: KeptPage, key: string): number {
  return 2 * (key.length + br.length) + HEADERS_BYTES;
}

/** Returns the cache key of an address in the current language. */
const nameOf = (address: string): string => `${currentLanguage()} ${address}`;

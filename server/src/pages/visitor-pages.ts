import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { Kept } from '#server/platform/answers/kept.ts';
import type { PublicContent } from '#server/platform/answers/public-content.ts';
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

/** A rendered page with its response headers. */
export interface KeptPage {
  bytes: PageBytes;
  /** Null if the page must not be cached. */
  headers: Record<string, string> | null;
}

interface Making {
  /** Returns the complete page, or null if it is not rendered. */
  render: () => Promise<string | null>;
  /** Returns the headers to cache, or null if the page must not be cached. Called after `render`. */
  headersToKeep: () => Record<string, string> | null;
}

/** Caches rendered pages per language until the public content changes. */
export class VisitorPages {
  private readonly pages: Kept<KeptPage>;
  private readonly variants: Kept<KeptPage>;

  constructor(content: PublicContent) {
    const options = { sizeOf: sizeOfPage, isKept, content };
    this.pages = new Kept({ ...options, bytes: KEPT_BYTES });
    this.variants = new Kept({ ...options, bytes: VARIANT_BYTES });
  }

  find(address: string): KeptPage | undefined {
    const name = nameOf(address);
    return this.storeOf(name).find(name);
  }

  /**
   * Returns the page at an address. Concurrent callers share one rendering. Returns null if the page is not rendered or
   * takes too long. Rejects if rendering fails.
   */
  async read(address: string, { render, headersToKeep }: Making): Promise<PageBytes | null> {
    const name = nameOf(address);
    const making = this.storeOf(name).read(name, async () => {
      const text = await render();
      return text === null ? null : { bytes: await PageBytes.of(text), headers: headersToKeep() };
    });
    const page = await orAfter(PATIENCE_MS, making, null);
    return page?.bytes ?? null;
  }

  private storeOf(name: string): Kept<KeptPage> {
    return name.includes('?') ? this.variants : this.pages;
  }
}

const isKept = ({ headers }: KeptPage, name: string): boolean =>
  headers !== null && name.length <= LONGEST_NAME;

/** Counts the bytes twice, because the gzip encoding is about as large. */
const sizeOfPage = ({ bytes: { br } }: KeptPage): number => 2 * br.length + HEADERS_BYTES;

/** Returns the cache key of an address in the current language. */
const nameOf = (address: string): string => `${currentLanguage()} ${address}`;

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '#server/platform/answers/answer-cache.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type { Encoding } from './encoding.ts';
import { orAfter } from './or-after.ts';

/** Some thousand pages. */
const KEPT_BYTES = 44 * 1024 * 1024;
/** Pages with parameters, of which there is no end: they take no place from the others. */
const VARIANT_BYTES = 4 * 1024 * 1024;
/** About what the headers of a page take, beside its bytes. */
const HEADERS_BYTES = 3 * 1024;
/** Pages of longer names are not kept. */
const LONGEST_NAME = 512;
/** A rendered page that takes longer than so many ms is sent without its content; it is kept all the same. */
const PATIENCE_MS = 500;

const [toBrotli, ofBrotli, toGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
];
/** The best ratio for the time that somebody waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A rendered page in the form in which nearly all take it; in the others once somebody asks for them. */
export class PageBytes {
  private zipped?: Promise<Buffer>;

  private constructor(
    readonly etag: string,
    readonly br: Buffer,
  ) {}

  static async of(text: string): Promise<PageBytes> {
    const whole = Buffer.from(text);
    const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 27);
    // Weak: the bytes are others with each way to compress them.
    return new PageBytes(`W/"${hash}"`, await toBrotli(whole, BROTLI));
  }

  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.br;
    if (encoding === 'identity') return ofBrotli(this.br);
    this.zipped ??= ofBrotli(this.br).then((whole) => toGzip(whole));
    return this.zipped;
  }
}

/** A page and what its answer said of itself. */
export interface KeptPage {
  bytes: PageBytes;
  headers: Record<string, string>;
}

interface Making {
  /** The whole page; null for one that is not rendered. */
  render: () => Promise<string | null>;
  /** The headers under which it may be kept; null for a page that is one visitor's. Asked for after `render`. */
  headersToKeep: () => Record<string, string> | null;
}

/** Rendered pages, each made once in each language between two changes of what everybody sees. */
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
  /** When the pages were made, as `AnswerCache` counts. */
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
   * The page at an address. Whoever asks while it is being made waits for the same. Null for one that is not rendered, and for
   * one that takes too long; rejects when it cannot be rendered.
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

/** Compressed the other way it is about as long. */
function sizeOfPage({ bytes: { br } }: KeptPage, key: string): number {
  return 2 * (key.length + br.length) + HEADERS_BYTES;
}

/** An address in the language of whoever asks for its page. */
const nameOf = (address: string): string => `${currentLanguage()} ${address}`;

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { KeptAnswers } from '#server/platform/answers/kept-answers.ts';

/** Some thousand pages. */
const KEPT_BYTES = 48 * 1024 * 1024;
/** About what the headers of a page take, beside its bytes. */
const HEADERS_BYTES = 3 * 1024;
/** Pages of longer addresses are not kept. */
const LONGEST_ADDRESS = 512;
/** A rendered page that takes longer than so many ms is sent without its content; it is kept all the same. */
const PATIENCE_MS = 500;

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** The best ratio for the time that somebody waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A rendered page as it is sent; whole to nobody but those few who take it neither way. */
export interface PageBytes {
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

/** A page and what its answer said of itself. */
export interface KeptPage extends PageBytes {
  headers: Record<string, string>;
}

interface Making {
  /** The whole page; null for one that is not rendered. */
  render: () => Promise<string | null>;
  /** The headers under which it may be kept; null for a page that is one visitor's. Asked for after `render`. */
  headersToKeep: () => Record<string, string> | null;
}

/** Rendered pages, each made once between two changes of what everybody sees. */
export class VisitorPages {
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ br, gzip: zipped }, key) =>
      2 * key.length + HEADERS_BYTES + br.length + zipped.length,
  });
  private readonly making = new Map<string, Promise<PageBytes | null>>();
  /** When the pages were made, as `KeptAnswers` counts. */
  private moment: number;

  constructor(private readonly answers: KeptAnswers) {
    this.moment = answers.moment;
  }

  find(address: string): KeptPage | undefined {
    this.forgetChanged();
    return this.pages.get(address);
  }

  /**
   * The page at an address. Whoever asks while it is being made waits for the same. Null for one that is not rendered, and for
   * one that takes too long; rejects when it cannot be rendered.
   */
  async read(address: string, page: Making): Promise<PageBytes | null> {
    const key = `${this.answers.moment} ${address}`;
    const making = this.making.get(key) ?? this.make(key, address, page);
    const late = new AbortController();
    return Promise.race([making, pause(PATIENCE_MS, null, { signal: late.signal })]).finally(() =>
      late.abort(),
    );
  }

  private make(key: string, address: string, { render, headersToKeep }: Making): Promise<PageBytes | null> {
    const { moment } = this.answers;
    const work = async () => {
      const text = await render();
      if (text === null) return null;
      const page = await pageBytes(text);
      const headers = headersToKeep();
      if (headers && address.length <= LONGEST_ADDRESS && this.answers.isCurrent(moment)) {
        this.forgetChanged();
        this.pages.set(address, { ...page, headers });
      }
      return page;
    };
    const making = work().finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private forgetChanged(): void {
    if (this.moment === this.answers.moment) return;
    this.pages.clear();
    this.moment = this.answers.moment;
  }
}

async function pageBytes(text: string): Promise<PageBytes> {
  const whole = Buffer.from(text);
  const [br, zipped] = await Promise.all([compressors.br(whole, BROTLI), compressors.gzip(whole)]);
  const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 27);
  // Weak: the bytes are others with each way to compress them.
  return { etag: `W/"${hash}"`, br, gzip: zipped };
}

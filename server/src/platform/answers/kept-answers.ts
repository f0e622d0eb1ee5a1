import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Kept } from './kept.ts';
import type { PublicContent } from './public-content.ts';

/** Room for some thousand pages of the catalogue. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Estimated size of an answer's headers. Counting them limits the number of small answers. */
const HEADERS_BYTES = 3 * 1024;
/** Shorter bodies fit into one packet either way. */
const WORTH_COMPRESSING_BYTES = 1_024;

/** A response as it was sent. */
export interface KeptAnswer {
  headers: Record<string, string>;
  body: Buffer;
  /** The body in gzip; absent until a client that accepts gzip has asked for it. */
  gzip?: Buffer;
}

export type KeptAnswers = Kept<KeptAnswer>;

/** Creates the cache of responses to visitors. */
export const createKeptAnswers = (content: PublicContent): KeptAnswers =>
  new Kept({
    bytes: KEPT_BYTES,
    sizeOf: ({ body, gzip: compressed }) => HEADERS_BYTES + body.length + (compressed?.length ?? 0),
    content,
  });

const toGzip = promisify(gzip);
/** Answers whose compression has begun or failed. */
const compressed = new WeakSet<KeptAnswer>();

/** Compresses a cached answer for later requests, once, if it is long enough. */
export function compressKept(kept: KeptAnswers, key: string, answer: KeptAnswer): void {
  if (answer.body.length < WORTH_COMPRESSING_BYTES || compressed.has(answer)) return;
  compressed.add(answer);
  toGzip(answer.body).then(
    (bytes) => {
      // The answer may have been evicted meanwhile and made again.
      if (kept.find(key) === answer) kept.save(key, { ...answer, gzip: bytes }, kept.moment);
    },
    // The answer is still sent uncompressed.
    () => undefined,
  );
}

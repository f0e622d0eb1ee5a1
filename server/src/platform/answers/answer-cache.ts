import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Logger } from '#server/platform/common/logger.ts';
import { ReconnectingClient } from '#server/platform/db/reconnecting-client.ts';

/** Room for some thousand pages of the catalogue. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Estimated size of an answer's headers. Counting them limits the number of small answers. */
const HEADERS_BYTES = 3 * 1024;

/** `lectern_public_content_changed` notifies this channel. */
const CHANNEL = 'public_content_changed';

/** A response as it was sent. */
export interface CachedAnswer {
  headers: Record<string, string>;
  body: Buffer;
  /** The body in gzip; absent until a client that accepts gzip has asked for it. */
  gzip?: Buffer;
}

const compress = promisify(gzip);
/** Shorter bodies fit into one packet either way. */
const WORTH_COMPRESSING_BYTES = 1_024;

interface Options {
  databaseUrl: string;
  logger: Logger;
  /** Called whenever the cache is cleared. */
  onForget: () => void;
}

/**
 * Caches responses to visitors as bytes. A change to public content clears the cache: its tables notify every process
 * of each transaction that changes them. A process that cannot receive these notifications caches nothing.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body, gzip: compressed }, key) =>
      2 * key.length + HEADERS_BYTES + body.length + (compressed?.length ?? 0),
  });
  /** Answers whose compression has begun or failed. */
  private readonly compressed = new WeakSet<CachedAnswer>();
  private readonly connection: ReconnectingClient;
  private readonly onForget: () => void;
  private changes = 0;

  constructor({ databaseUrl, logger, onForget }: Options) {
    this.onForget = onForget;
    this.connection = new ReconnectingClient({
      url: databaseUrl,
      logger,
      name: 'public content',
      prepare: async (client) => {
        client.on('notification', () => this.forget());
        await client.query(`listen ${CHANNEL}`);
      },
      onLost: () => this.forget(),
    });
  }

  /** Starts to listen for changes. */
  async listen(): Promise<void> {
    await this.connection.ready();
  }

  find(key: string): CachedAnswer | undefined {
    return this.answers.get(key);
  }

  /** Identifies the current state of the content. Read it before making an answer, and pass it to `save`. */
  get moment(): number {
    return this.changes;
  }

  /** Caches an answer unless the content has changed since `moment`. */
  save(key: string, answer: CachedAnswer, moment: number): void {
    if (this.isCurrent(moment)) this.answers.set(key, answer);
  }

  /** Whether nothing has changed since `moment`, as far as this process knows; false while it receives no notifications. */
  isCurrent(moment: number): boolean {
    return moment === this.changes && this.connection.isReady;
  }

  /** Compresses a cached answer for later requests, once, if it is long enough. */
  compress(key: string): void {
    const answer = this.answers.peek(key);
    if (!answer || answer.body.length < WORTH_COMPRESSING_BYTES || this.compressed.has(answer)) return;
    this.compressed.add(answer);
    compress(answer.body).then(
      (compressed) => {
        // The answer may have been evicted meanwhile and made again.
        if (this.answers.peek(key) === answer) this.answers.set(key, { ...answer, gzip: compressed });
      },
      // The answer is still sent uncompressed.
      () => undefined,
    );
  }

  /** Clears the cache. Answers that are being made will not be cached either. */
  forget(): void {
    this.changes += 1;
    this.answers.clear();
    this.onForget();
  }

  async close(): Promise<void> {
    await this.connection.close();
    this.forget();
  }
}

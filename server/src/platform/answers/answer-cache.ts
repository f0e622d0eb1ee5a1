import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Logger } from '#server/platform/common/logger.ts';
import { ReconnectingClient } from '#server/platform/db/reconnecting-client.ts';

/** Some thousand pages of the catalogue. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** About what the headers of an answer take, beside its body: small answers must not come to be many for nothing. */
const HEADERS_BYTES = 3 * 1024;

/** The triggers of migration 0017 notify it. */
const CHANNEL = 'public_content_changed';

/** An answer as it was sent. */
export interface CachedAnswer {
  headers: Record<string, string>;
  body: Buffer;
  /** The body compressed, once somebody has asked for it so and it was worth it. */
  gzip?: Buffer;
}

const compress = promisify(gzip);
/** What is shorter fits into one packet either way. */
const WORTH_COMPRESSING_BYTES = 1_024;

interface Options {
  databaseUrl: string;
  logger: Logger;
  /** Told whenever what was known holds no more. */
  onForget: () => void;
}

/**
 * Answers to what visitors ask for, as bytes. All are forgotten when something changes that everybody sees: its tables
 * notify every process of each transaction that changes them. While a process cannot hear of changes, it keeps nothing.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body, gzip: compressed }, key) =>
      2 * key.length + HEADERS_BYTES + body.length + (compressed?.length ?? 0),
  });
  /** Those that are being compressed, or cannot be. */
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

  /** Names the state of things before an answer is made. */
  get moment(): number {
    return this.changes;
  }

  /** Keeps an answer, unless something has changed since the moment before it was made. */
  save(key: string, answer: CachedAnswer, moment: number): void {
    if (this.isCurrent(moment)) this.answers.set(key, answer);
  }

  /** Whether nothing has changed since a moment, as far as this process can hear of it. */
  isCurrent(moment: number): boolean {
    return moment === this.changes && this.connection.isReady;
  }

  /** Has an answer compressed for those who come later, once, if that is worth it. */
  compress(key: string): void {
    const answer = this.answers.peek(key);
    if (!answer || answer.body.length < WORTH_COMPRESSING_BYTES || this.compressed.has(answer)) return;
    this.compressed.add(answer);
    compress(answer.body).then(
      (compressed) => {
        // It may have been forgotten meanwhile, and made anew.
        if (this.answers.peek(key) === answer) this.answers.set(key, { ...answer, gzip: compressed });
      },
      // It goes on as it is.
      () => undefined,
    );
  }

  /** Forgets all answers, also those that are being made. */
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

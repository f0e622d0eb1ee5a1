import { LRUCache } from 'lru-cache';
import { ownCopy } from '#server/platform/common/own-copy.ts';
import type { PublicContent } from './public-content.ts';

/** Estimated size of an entry without its key and value. */
const ENTRY_BYTES = 500;
/** Limit for the rows of one kind. */
const ROWS_BYTES = 16 * 1024 * 1024;

interface Options<Value> {
  /** Limit for all entries. */
  bytes: number;
  /** Returns the size of a value in bytes. */
  sizeOf: (value: Value) => number;
  /** A change of the content clears the cache. Without it, the value of a key must never change. */
  content?: Pick<PublicContent, 'moment' | 'isCurrent' | 'onChange'>;
  /** Whether a value may be cached. All may by default. */
  isKept?: (value: Value, key: string) => boolean;
  /** Whether to freeze the values, because their readers share them. */
  isFrozen?: boolean;
}

/**
 * Caches values that are the same for all their readers. Admins do not read public content from a cache: they see their
 * own changes at once, whichever process made them.
 */
export class Kept<Value extends object> {
  private readonly values: LRUCache<string, Value>;
  private readonly making = new Map<string, Promise<Value | null>>();

  constructor(private readonly options: Options<Value>) {
    const { bytes, sizeOf, content } = options;
    this.values = new LRUCache<string, Value>({
      maxSize: bytes,
      sizeCalculation: (value, key) => 2 * key.length + ENTRY_BYTES + sizeOf(value),
    });
    content?.onChange(() => {
      this.values.clear();
      this.making.clear();
    });
  }

  /** The moment of the content. Take it before making a value, and pass it to `save`. */
  get moment(): number {
    return this.options.content?.moment ?? 0;
  }

  /** Returns the cached value of a key. */
  find(key: string): Value | undefined {
    return this.values.get(key);
  }

  /** Caches a value unless the content has changed since `moment`. */
  save(key: string, value: Value, moment: number): void {
    const { content, isKept, isFrozen } = this.options;
    if (content && !content.isCurrent(moment)) return;
    if (isKept && !isKept(value, key)) return;
    this.values.set(ownCopy(key), isFrozen ? freeze(value) : value);
  }

  /** Returns the value of a key, and makes it if it is not cached. Concurrent readers share one making. Null is not cached. */
  read(key: string, make: () => Promise<Value>): Promise<Value>;
  read(key: string, make: () => Promise<Value | null>): Promise<Value | null>;
  read(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    const kept = this.find(key);
    return kept ? Promise.resolve(kept) : (this.making.get(key) ?? this.make(key, make, this.moment));
  }

  /** Returns the values of keys in their order. Those that are neither cached nor being made are made together. */
  async readAll(
    keys: readonly string[],
    make: (missing: readonly string[]) => Promise<readonly Value[]>,
  ): Promise<Value[]> {
    const kept = keys.map((key) => this.find(key));
    if (kept.every((value) => value !== undefined)) return kept;
    const { moment } = this;
    const missing = [...new Set(keys)].filter((key) => !this.values.has(key) && !this.making.has(key));
    const made = missing.length > 0 ? make(missing) : Promise.resolve([]);
    for (const [place, key] of missing.entries()) {
      void this.make(key, () => made.then((values) => values[place] ?? null), moment);
    }
    return Promise.all(
      keys.map(async (key) => {
        const value = this.find(key) ?? (await this.making.get(key));
        if (!value) throw new Error('A value was neither cached nor made');
        return value;
      }),
    );
  }

  private make(key: string, make: () => Promise<Value | null>, moment: number): Promise<Value | null> {
    const end = () => {
      // After a change, another making may have taken its place.
      if (this.making.get(key) === making) this.making.delete(key);
    };
    const making = make().then(
      (value) => {
        end();
        if (value) this.save(key, value, moment);
        return value;
      },
      (error: unknown) => {
        end();
        throw error;
      },
    );
    this.making.set(key, making);
    return making;
  }
}

/** Creates a cache for rows of one kind. */
export const keptRows = <Row extends object>(content: PublicContent): Kept<Row> =>
  new Kept({
    bytes: ROWS_BYTES,
    sizeOf: (row) => 2 * JSON.stringify(row).length,
    content,
    isFrozen: true,
  });

/** Freezes a value and all that is in it. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(Object.freeze(value))) freeze(part);
  }
  return value;
}

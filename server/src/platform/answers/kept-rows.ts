import { LRUCache } from 'lru-cache';
import { ownCopy } from '#server/platform/common/own-copy.ts';
import type { AnswerCache } from './answer-cache.ts';

/** Limit for all rows of one kind. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Estimated size of an entry and its object, without their texts. */
const ENTRY_BYTES = 500;

/**
 * Caches rows of one kind that are the same for every reader, each under a key. They are cleared together with the
 * cached answers, and frozen, because all requests share them. Admins do not read from this cache: they see their own
 * changes at once, whichever process made them.
 */
export class KeptRows<Row extends object> {
  private readonly rows = new LRUCache<string, Row>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (row, key) => 2 * (key.length + JSON.stringify(row).length) + ENTRY_BYTES,
  });
  private moment = -1;

  constructor(private readonly answers: AnswerCache) {}

  /** Returns the cached row of a key; undefined when it has to be read. */
  find(key: string): Row | undefined {
    const { moment } = this.answers;
    if (moment !== this.moment) {
      this.rows.clear();
      this.moment = moment;
    }
    return this.rows.get(key);
  }

  /** Returns the row of a key, and reads it when it is not cached. A missing row is not cached. */
  async read<Read extends Row | null>(key: string, read: () => Promise<Read>): Promise<Row | Read> {
    const kept = this.find(key);
    if (kept) return kept;
    const { moment } = this.answers;
    const row = await read();
    if (row) this.save(key, row, moment);
    return row;
  }

  /** Returns the rows of keys in their order. Rows that are not cached are read together. */
  async readAll(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<Row[]>,
  ): Promise<Row[]> {
    const rows = new Map(keys.map((key) => [key, this.find(key)]));
    const missing = [...rows.keys()].filter((key) => rows.get(key) === undefined);
    if (missing.length > 0) {
      const { moment } = this.answers;
      const found = await read(missing);
      for (const [index, key] of missing.entries()) {
        const row = found[index];
        rows.set(key, row);
        if (row) this.save(key, row, moment);
      }
    }
    return keys.map((key) => {
      const row = rows.get(key);
      if (!row) throw new Error('A row was neither cached nor read');
      return row;
    });
  }

  /** Caches a row unless the content has changed since `moment`. */
  private save(key: string, row: Row, moment: number): void {
    if (this.answers.isCurrent(moment)) this.rows.set(ownCopy(key), freeze(row));
  }
}

/** Freezes a value and all that is in it. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(Object.freeze(value))) freeze(part);
  }
  return value;
}

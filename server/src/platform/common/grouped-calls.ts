import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

interface Options<Item, Result> {
  /** Makes one call for several items and returns their results in order. An error that it throws rejects all of them. */
  call: (items: readonly Item[]) => Promise<(Result | Error | Promise<Result>)[]>;
  /** Maximum number of calls in progress. */
  concurrency: number;
  /** Maximum number of items per call. */
  maxItems: number;
  /** Maximum number of waiting items. */
  maxWaiting: number;
  /** Seconds after which a client should retry. */
  retryAfter: number;
  /** Items with the same key never share a call. Without it, any items do. */
  keyOf?: (item: Item) => string;
}

/** A call that takes longer than this many ms lets the next one start: on a broken connection it can take very long. */
const PATIENCE_MS = 200;

interface Waiting<Item, Result> {
  item: Item;
  key?: string;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: Error) => void;
}

/**
 * Groups the items of concurrent requests into one call, as databases commit in groups. An item starts a call at once
 * while fewer than `concurrency` are in progress. Otherwise it joins the next call.
 */
export class GroupedCalls<Item, Result> {
  private underWay = 0;
  private waiting: Waiting<Item, Result>[] = [];

  constructor(private readonly options: Options<Item, Result>) {}

  /** Returns the result for one item as soon as its call is answered. Throws SERVICE_UNAVAILABLE when too many items wait. */
  run(item: Item): Promise<Result> {
    const { maxWaiting, retryAfter, keyOf } = this.options;
    if (this.waiting.length >= maxWaiting) {
      return Promise.reject(new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter }));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, key: keyOf?.(item), resolve, reject });
      this.start();
    });
  }

  /**
   * Batch for resolvers. A single item joins those of other requests; several items are a call of their own. Throws the
   * first error of an item.
   */
  readonly batch = async (items: readonly Item[]): Promise<Result[]> => {
    const [item] = items;
    if (item !== undefined && items.length === 1) return [await this.run(item)];
    const results: Result[] = [];
    for (const result of await this.options.call(items)) {
      if (result instanceof Error) throw result;
      results.push(await result);
    }
    return results;
  };

  private start(): void {
    if (this.underWay >= this.options.concurrency || this.waiting.length === 0) return;
    this.underWay += 1;
    void this.callFor(this.next());
  }

  /** Takes the items of the next call, in order of arrival. */
  private next(): Waiting<Item, Result>[] {
    const keys = new Set<string>();
    const chosen: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const each of this.waiting) {
      const isNext = chosen.length < this.options.maxItems && (each.key === undefined || !keys.has(each.key));
      if (isNext && each.key !== undefined) keys.add(each.key);
      (isNext ? chosen : left).push(each);
    }
    this.waiting = left;
    return chosen;
  }

  private async callFor(group: Waiting<Item, Result>[]): Promise<void> {
    let hasTurn = true;
    const handOn = () => {
      if (!hasTurn) return;
      hasTurn = false;
      this.underWay -= 1;
      this.start();
    };
    const impatience = setTimeout(handOn, PATIENCE_MS);
    const answer = await this.answerFor(group);
    clearTimeout(impatience);
    // The next call starts before these results are delivered.
    handOn();
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = answer[index];
      if (result === undefined) reject(new Error('A call returned no result for an item'));
      else if (result instanceof Error) reject(result);
      else resolve(result);
    }
  }

  private async answerFor(group: Waiting<Item, Result>[]): Promise<(Result | Error | Promise<Result>)[]> {
    try {
      return await this.options.call(group.map(({ item }) => item));
    } catch (error) {
      return group.map(() => (error instanceof Error ? error : new Error('A call failed', { cause: error })));
    }
  }
}

import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

interface Options<Item, Result> {
  /** Makes one call for several; the answer has their order. What it throws, each of them gets. */
  call: (items: readonly Item[]) => Promise<(Result | Error | Promise<Result>)[]>;
  /** How many calls are under way at once. */
  concurrency: number;
  /** For how many one call is made at most. */
  maxItems: number;
  /** How many wait for the next call. */
  maxWaiting: number;
  /** Seconds after which another try is worth it. */
  retryAfter: number;
  /** No two of one key go with the same call; without it any do. */
  keyOf?: (item: Item) => string;
}

/** A call that takes longer than so many ms lets the next begin: on a connection that is gone it may take very long. */
const PATIENCE_MS = 200;

interface Waiting<Item, Result> {
  item: Item;
  key?: string;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: Error) => void;
}

/**
 * Makes one call of what many ask for, as databases commit in groups: nobody waits while nothing is under way, and
 * whoever comes meanwhile goes with the next call.
 */
export class GroupedCalls<Item, Result> {
  private underWay = 0;
  private waiting: Waiting<Item, Result>[] = [];

  constructor(private readonly options: Options<Item, Result>) {}

  /** The result for one, as soon as its call has been answered. Throws SERVICE_UNAVAILABLE when too many wait. */
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

  /** Batch for resolvers: one goes with those of other requests, several are a call of their own. Throws what one of them is refused. */
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

  /** Those who go with the next call, first come first served. */
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
    // The next call is on its way while these hear of theirs.
    handOn();
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = answer[index];
      if (result === undefined) reject(new Error('A call left somebody out'));
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

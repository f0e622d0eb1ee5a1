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
  /** No two of one key go with the same call. */
  keyOf: (item: Item) => string;
}

interface Waiting<Item, Result> {
  item: Item;
  key: string;
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
      this.waiting.push({ item, key: keyOf(item), resolve, reject });
      this.start();
    });
  }

  private start(): void {
    if (this.underWay >= this.options.concurrency || this.waiting.length === 0) return;
    this.underWay += 1;
    void this.callFor(this.next());
  }

  /** Those who go with the next call, first come first served. */
  private next(): Waiting<Item, Result>[] {
    const chosen = new Map<string, Waiting<Item, Result>>();
    const left: Waiting<Item, Result>[] = [];
    for (const each of this.waiting) {
      if (chosen.size < this.options.maxItems && !chosen.has(each.key)) chosen.set(each.key, each);
      else left.push(each);
    }
    this.waiting = left;
    return [...chosen.values()];
  }

  private async callFor(group: Waiting<Item, Result>[]): Promise<void> {
    const answer = await this.answerFor(group);
    // The next call is on its way while these hear of theirs.
    this.underWay -= 1;
    this.start();
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = answer[index] ?? new Error('A call left somebody out');
      if (result instanceof Error) reject(result);
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

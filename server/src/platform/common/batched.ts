import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

type Answer<Value> = readonly (Value | Error | Promise<Value>)[];

/** Makes one call for several keys and returns their values in order. An error that it throws rejects all of them. */
type Call<Key, Value> = (keys: readonly Key[]) => Promise<Answer<Value>>;

interface Bounds<Key> {
  /** Maximum number of calls in progress. */
  concurrency: number;
  /** Maximum number of keys per call. */
  maxKeys: number;
  /** Maximum number of waiting keys. */
  maxWaiting: number;
  /** Seconds after which a client should retry. */
  retryAfter: number;
  /** Keys with the same name never share a call. Without it, any keys do. */
  nameOf?: (key: Key) => string;
}

/** The bounds of reads that all requests share. */
export const SHARED = { concurrency: 2, maxKeys: 100, maxWaiting: 5_000, retryAfter: 5 };

/** A call that takes longer than this many ms lets the next one start: on a broken connection it can take very long. */
const PATIENCE_MS = 200;

interface Waiting<Key, Value> {
  key: Key;
  name: string | undefined;
  resolve: (value: Value | Promise<Value>) => void;
  reject: (error: Error) => void;
}

const atOnce = Promise.resolve();

/**
 * Makes one call for the keys that are asked for concurrently. Values are not cached.
 *
 * Without bounds, a call takes the keys of one moment: it starts when all resolvers that can continue have continued.
 * With bounds, it takes the keys of many requests, as databases commit in groups: a key starts a call at once while fewer
 * than `concurrency` are in progress. Otherwise it joins the next call.
 */
export class Batched<Key, Value> {
  private underWay = 0;
  private waiting: Waiting<Key, Value>[] = [];

  constructor(
    private readonly call: Call<Key, Value>,
    private readonly bounds?: Bounds<Key>,
  ) {}

  /** Returns the value of one key as soon as its call is answered. Throws SERVICE_UNAVAILABLE when too many keys wait. */
  load(key: Key): Promise<Value> {
    const { bounds } = this;
    if (bounds && this.waiting.length >= bounds.maxWaiting) {
      const { retryAfter } = bounds;
      return Promise.reject(new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter }));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, name: bounds?.nameOf?.(key), resolve, reject });
      if (bounds) this.start(bounds);
      else if (this.waiting.length === 1) this.gather();
    });
  }

  /**
   * Batch for resolvers: a single key joins those of other requests; several keys are a call of their own. Throws the
   * first error of a key.
   */
  readonly loadAll = async (keys: readonly Key[]): Promise<Value[]> => {
    const [key] = keys;
    if (key !== undefined && keys.length === 1) return [await this.load(key)];
    const values: Value[] = [];
    for (const value of await this.call(keys)) {
      if (value instanceof Error) throw value;
      values.push(await value);
    }
    return values;
  };

  /** A tick that is requested by a promise callback comes after all callbacks that can run now. */
  private gather(): void {
    void atOnce.then(() => {
      process.nextTick(() => {
        void this.callFor(this.takeAll());
      });
    });
  }

  private start(bounds: Bounds<Key>): void {
    if (this.underWay >= bounds.concurrency || this.waiting.length === 0) return;
    this.underWay += 1;
    let hasTurn = true;
    const handOn = () => {
      if (!hasTurn) return;
      hasTurn = false;
      this.underWay -= 1;
      this.start(bounds);
    };
    const impatience = setTimeout(handOn, PATIENCE_MS);
    void this.callFor(this.next(bounds), () => {
      clearTimeout(impatience);
      handOn();
    });
  }

  /** Takes the keys of the next call, in order of arrival. */
  private next({ maxKeys, nameOf }: Bounds<Key>): Waiting<Key, Value>[] {
    if (!nameOf && this.waiting.length <= maxKeys) return this.takeAll();
    const names = new Set<string>();
    const chosen: Waiting<Key, Value>[] = [];
    const left: Waiting<Key, Value>[] = [];
    for (const each of this.waiting) {
      const isNext = chosen.length < maxKeys && (each.name === undefined || !names.has(each.name));
      if (isNext && each.name !== undefined) names.add(each.name);
      (isNext ? chosen : left).push(each);
    }
    this.waiting = left;
    return chosen;
  }

  private takeAll(): Waiting<Key, Value>[] {
    const { waiting } = this;
    this.waiting = [];
    return waiting;
  }

  /** Delivers the values of a group. `onAnswer` starts the next call before. */
  private async callFor(group: readonly Waiting<Key, Value>[], onAnswer?: () => void): Promise<void> {
    const values = await this.valuesFor(group);
    onAnswer?.();
    for (const [index, { resolve, reject }] of group.entries()) {
      const value = values[index];
      if (value === undefined) reject(new Error('A call returned no value for a key'));
      else if (value instanceof Error) reject(value);
      else resolve(value);
    }
  }

  private async valuesFor(group: readonly Waiting<Key, Value>[]): Promise<Answer<Value>> {
    try {
      return await this.call(group.map(({ key }) => key));
    } catch (error) {
      return group.map(() => (error instanceof Error ? error : new Error('A call failed', { cause: error })));
    }
  }
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import { Batched } from './batched.ts';

/** Shared calls that the test answers by hand. The result of `a` is `A`. */
function heldCalls(options: { concurrency?: number; maxKeys?: number; maxWaiting?: number } = {}) {
  const calls: { items: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const batched = new Batched<string, string>(
    (items) =>
      new Promise((resolve, reject) =>
        calls.push({
          items,
          answer: () =>
            resolve(items.map((item) => (item === 'bad' ? new Error('a bad one') : item.toUpperCase()))),
          fail: reject,
        }),
      ),
    {
      concurrency: 1,
      maxKeys: 3,
      maxWaiting: 10,
      retryAfter: 5,
      ...options,
      nameOf: (item) => item.charAt(0),
    },
  );
  return { calls, run: (item: string) => batched.load(item), items: () => calls.map(({ items }) => items) };
}

describe('shared calls', () => {
  afterEach(() => vi.useRealTimers());

  it('start at once when idle, and collect items while a call is in progress', async () => {
    const { calls, run, items } = heldCalls();
    const results = ['a', 'b', 'c', 'd', 'e'].map(run);
    expect(items()).toEqual([['a']]);
    calls[0]?.answer();
    expect(await results[0]).toBe('A');
    expect(items()).toEqual([['a'], ['b', 'c', 'd']]);
    calls[1]?.answer();
    await results[1];
    calls[2]?.answer();
    expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('run up to their concurrency, and never contain one key twice', async () => {
    const { calls, run, items } = heldCalls({ concurrency: 2 });
    const results = ['x', 'y', 'a1', 'a2', 'b'].map(run);
    expect(items()).toEqual([['x'], ['y']]);
    calls[1]?.answer();
    await results[1];
    expect(items().at(-1)).toEqual(['a1', 'b']);
    for (const { answer } of calls) answer();
    await results[2];
    calls.at(-1)?.answer();
    expect(await Promise.all(results)).toEqual(['X', 'Y', 'A1', 'A2', 'B']);
  });

  it('fail for one item, or for all items of a call and no others', async () => {
    const { calls, run } = heldCalls();
    const results = ['a', 'bad', 'c', 'd', 'e'].map(run);
    const settled = Promise.allSettled(results);
    calls[0]?.fail(new Error('no connection'));
    await expect(results[0]).rejects.toThrow('no connection');
    calls[1]?.answer();
    await results[2];
    calls[2]?.answer();
    expect((await settled).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('do not wait for a slow call', async () => {
    vi.useFakeTimers();
    const { calls, run, items } = heldCalls();
    const results = ['a', 'b'].map(run);
    vi.advanceTimersByTime(1_000);
    expect(items()).toEqual([['a'], ['b']]);
    calls[1]?.answer();
    expect(await results[1]).toBe('B');
    expect(vi.getTimerCount()).toBe(0);
    calls[0]?.answer();
    expect(await results[0]).toBe('A');
  });

  it('refuse new items when too many wait', async () => {
    const { calls, run } = heldCalls({ maxWaiting: 2 });
    const [first, ...waiting] = ['a', 'b', 'c'].map(run);
    await expect(run('d')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: messages.unavailable,
      retryAfter: 5,
    });
    calls[0]?.answer();
    await first;
    calls[1]?.answer();
    expect(await Promise.all(waiting)).toEqual(['B', 'C']);
  });
});

describe('calls for the keys of one moment', () => {
  /** Records the calls. The value of `a` is `A`, and there is none of `none`. */
  function recordedCalls() {
    const calls: (readonly string[])[] = [];
    const batched = new Batched<string, string>(async (keys) => {
      calls.push(keys);
      if (keys.includes('broken')) throw new Error('no connection');
      return keys.flatMap((key) => {
        if (key === 'none') return [];
        return [key === 'bad' ? new Error('a bad one') : key.toUpperCase()];
      });
    });
    return { calls, load: (key: string) => batched.load(key) };
  }

  it('include keys that follow from other promises, and repeat each key', async () => {
    const { calls, load } = recordedCalls();
    const later = async (key: string) => {
      await Promise.resolve();
      await Promise.resolve();
      return load(key);
    };
    expect(await Promise.all([load('a'), later('b'), load('a')])).toEqual(['A', 'B', 'A']);
    expect(calls).toEqual([['a', 'a', 'b']]);
    expect(await load('a')).toBe('A');
    expect(calls).toHaveLength(2);
  });

  it('start while others are in progress, with any number of keys', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const calls: (readonly number[])[] = [];
    const batched = new Batched<number, number>(async (keys) => {
      calls.push(keys);
      await answered;
      return keys;
    });
    const many = Array.from({ length: 500 }, (_, index) => index);
    const results: Promise<number>[] = [];
    for (const keys of [many, [1], [2]]) {
      results.push(...keys.map((key) => batched.load(key)));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(calls).toEqual([many, [1], [2]]);
    answer();
    expect(await Promise.all(results)).toEqual([...many, 1, 2]);
  });

  it('fail for one key, or for all keys of a call', async () => {
    const { load } = recordedCalls();
    const [bad, good] = await Promise.allSettled([load('bad'), load('a')]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    const broken = await Promise.allSettled([load('broken'), load('a')]);
    expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(load('none')).rejects.toThrow('no value');
  });
});

describe('a batch for resolvers', () => {
  it('joins a single key with those of other requests, and makes a call of its own for several', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const calls: (readonly string[])[] = [];
    const { loadAll } = new Batched<string, string>(
      async (keys) => {
        calls.push(keys);
        await answered;
        return keys.map((key) => (key === 'bad' ? new Error('a bad one') : key.toUpperCase()));
      },
      { concurrency: 1, maxKeys: 9, maxWaiting: 9, retryAfter: 5 },
    );
    const results = [['a'], ['b'], ['c'], ['d', 'e']].map(loadAll);
    const failing = loadAll(['f', 'bad']);
    expect(calls).toEqual([['a'], ['d', 'e'], ['f', 'bad']]);
    answer();
    await expect(failing).rejects.toThrow('a bad one');
    expect(await Promise.all(results)).toEqual([['A'], ['B'], ['C'], ['D', 'E']]);
    expect(calls.at(-1)).toEqual(['b', 'c']);
    expect(await loadAll([])).toEqual([]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import { GroupedCalls } from './grouped-calls.ts';

/** Grouped calls that the test answers by hand. The result of `a` is `A`. */
function heldCalls(options: { concurrency?: number; maxItems?: number; maxWaiting?: number } = {}) {
  const calls: { items: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const grouped = new GroupedCalls<string, string>({
    concurrency: 1,
    maxItems: 3,
    maxWaiting: 10,
    retryAfter: 5,
    ...options,
    keyOf: (item) => item.charAt(0),
    call: (items) =>
      new Promise((resolve, reject) =>
        calls.push({
          items,
          answer: () =>
            resolve(items.map((item) => (item === 'bad' ? new Error('a bad one') : item.toUpperCase()))),
          fail: reject,
        }),
      ),
  });
  return { calls, run: (item: string) => grouped.run(item), items: () => calls.map(({ items }) => items) };
}

describe('grouped calls', () => {
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

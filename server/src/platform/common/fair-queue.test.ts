import { describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { FairQueue } from './fair-queue.ts';

const busy = { code: 'SERVICE_UNAVAILABLE', message: messages.unavailable, retryAfter: 5 };

function queueOf({ concurrency = 1, maxWaiting = 4, maxWaitMs = 60_000 } = {}) {
  const queue = new FairQueue({ concurrency, maxWaiting, maxWaitMs, retryAfter: 5 });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  /** Runs a task until `end` is called with its name. Its key is the part of the name before the dot. */
  const run = (name: string, signal?: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    const task = () => {
      started.push(name);
      return promise;
    };
    const result = queue.run(name.split('.')[0] ?? '', task, signal);
    // The rejections are asserted below.
    result.catch(() => undefined);
    return result;
  };
  const end = async (name: string, result: Promise<void> | undefined) => {
    ends.get(name)?.();
    await result;
  };
  return { queue, run, end, started };
}

describe('a fair queue', () => {
  it('runs tasks up to its concurrency, one per key', async () => {
    const { run, end, started } = queueOf({ concurrency: 2 });
    const first = run('ada.1');
    void run('ada.2');
    void run('ben.1');
    expect(started).toEqual(['ada.1', 'ben.1']);
    await end('ada.1', first);
    expect(started).toEqual(['ada.1', 'ben.1', 'ada.2']);
  });

  it('gives the next turn to the key with the fewest turns', async () => {
    const { run, end, started } = queueOf();
    const names = ['ada.1', 'ada.2', 'ada.3', 'ben.1', 'eve.1'];
    const results = new Map(names.map((name) => [name, run(name)]));
    for (const _turn of names) {
      const name = started.at(-1) ?? '';
      await end(name, results.get(name));
    }
    expect(started).toEqual(['ada.1', 'ben.1', 'eve.1', 'ada.2', 'ada.3']);
  });

  it('refuses tasks when it is full', async () => {
    const { queue, run } = queueOf({ maxWaiting: 1 });
    void run('ada.1');
    void run('ben.1');
    expect(queue.isFull).toBe(true);
    await expect(run('eve.1')).rejects.toMatchObject(busy);
  });

  it('refuses the last task of the longest key when another key arrives', async () => {
    const { queue, run, end, started } = queueOf({ maxWaiting: 3 });
    const [first, , , last] = [run('ada.1'), run('ada.2'), run('ada.3'), run('ada.4')] as const;
    const other = run('ben.1');
    await expect(last).rejects.toMatchObject(busy);
    await expect(run('ada.5')).rejects.toMatchObject(busy);
    await end('ada.1', first);
    expect(started).toEqual(['ada.1', 'ben.1']);
    await end('ben.1', other);
    expect(queue.isFull).toBe(false);
  });

  it('refuses a task that waits too long', async () => {
    const { queue, run } = queueOf({ maxWaiting: 1, maxWaitMs: 1 });
    void run('ada.1');
    await expect(run('ben.1')).rejects.toMatchObject(busy);
    expect(queue.isFull).toBe(false);
  });

  it('removes a waiting task when its signal aborts', async () => {
    const { queue, run, end, started } = queueOf({ maxWaiting: 1 });
    const first = run('ada.1');
    const leaving = new AbortController();
    const waiting = run('ben.1', leaving.signal);
    const reason = new Error('the sender is gone');
    leaving.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(queue.isFull).toBe(false);
    await expect(run('ben.2', leaving.signal)).rejects.toBe(reason);
    await end('ada.1', first);
    expect(started).toEqual(['ada.1']);
  });

  it('runs the next task when one fails', async () => {
    const { queue, run, started } = queueOf();
    const failing = queue.run('ada', () => Promise.reject(new Error('broken')));
    void run('ben.1');
    await expect(failing).rejects.toThrow('broken');
    expect(started).toEqual(['ben.1']);
  });
});

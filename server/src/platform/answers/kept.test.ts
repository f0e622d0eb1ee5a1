import { describe, expect, it } from 'vitest';
import { Kept } from './kept.ts';

/** Content that the test changes by hand. */
class Content {
  moment = 0;
  isHeard = true;
  private readonly listeners: (() => void)[] = [];
  isCurrent = (moment: number) => this.isHeard && moment === this.moment;
  onChange = (listener: () => void) => void this.listeners.push(listener);
  change() {
    this.moment += 1;
    for (const listener of this.listeners) listener();
  }
}

interface Value {
  name: string;
}

function keptValues(options: { bytes?: number; isKept?: (value: Value) => boolean } = {}) {
  const content = new Content();
  const kept = new Kept<Value>({ bytes: 100_000, sizeOf: ({ name }) => name.length, content, ...options });
  return { content, kept };
}

const value = (name: string) => async () => ({ name });
const unexpected = () => Promise.reject(new Error('It is made already'));

describe('a cached value', () => {
  it('is made once while several readers wait for it, and found afterwards', async () => {
    const { kept } = keptValues();
    const made = await Promise.all([kept.read('a', value('one')), kept.read('a', unexpected)]);
    expect(made).toEqual([{ name: 'one' }, { name: 'one' }]);
    expect(kept.find('a')).toBe(made[0]);
    expect(await kept.read('a', unexpected)).toBe(made[1]);
  });

  it('is made again after a failure, and while there is none', async () => {
    const { kept } = keptValues();
    const failing = () => Promise.reject(new Error('no connection'));
    await expect(kept.read('a', failing)).rejects.toThrow('no connection');
    expect(await kept.read('a', () => Promise.resolve(null))).toBeNull();
    expect(await kept.read('a', value('one'))).toEqual({ name: 'one' });
  });

  it('is not shared with readers after a change, nor cached', async () => {
    const { content, kept } = keptValues();
    const old = Promise.withResolvers<Value>();
    const before = kept.read('a', () => old.promise);
    content.change();
    const now = Promise.withResolvers<Value>();
    const after = kept.read('a', () => now.promise);
    old.resolve({ name: 'old' });
    expect(await before).toEqual({ name: 'old' });
    expect(kept.find('a')).toBeUndefined();
    // The end of the old making leaves the new one in place.
    const joined = kept.read('a', unexpected);
    now.resolve({ name: 'new' });
    expect(await Promise.all([after, joined])).toEqual([{ name: 'new' }, { name: 'new' }]);
    expect(kept.find('a')).toEqual({ name: 'new' });
    content.change();
    expect(kept.find('a')).toBeUndefined();
  });

  it('is not cached while changes are not heard, or if it is refused', async () => {
    const { content, kept } = keptValues({ isKept: ({ name }) => name !== 'secret' });
    content.isHeard = false;
    await kept.read('a', value('one'));
    expect(kept.find('a')).toBeUndefined();
    content.isHeard = true;
    expect(await kept.read('a', value('secret'))).toEqual({ name: 'secret' });
    expect(kept.find('a')).toBeUndefined();
  });

  it('gives way to newer ones when the limit in bytes is reached', () => {
    const { kept } = keptValues({ bytes: 5_000 });
    for (let index = 0; index < 50; index += 1) kept.save(`${index}`, { name: 'x' }, kept.moment);
    expect(kept.find('0')).toBeUndefined();
    expect(kept.find('49')).toBeDefined();
    kept.save('large', { name: 'x'.repeat(5_000) }, kept.moment);
    expect(kept.find('large')).toBeUndefined();
  });

  it('stays if its cache has no content that changes', async () => {
    const kept = new Kept<Value>({ bytes: 5_000, sizeOf: () => 1 });
    await kept.read('a', value('one'));
    expect(kept.find('a')).toEqual({ name: 'one' });
  });
});

describe('values of several keys', () => {
  const each = async (keys: readonly string[]) => keys.map((name) => ({ name }));

  it('are in the order of the keys, and the missing ones are made together', async () => {
    const { kept } = keptValues();
    await kept.read('b', value('b'));
    const made: (readonly string[])[] = [];
    const make = (keys: readonly string[]) => {
      made.push(keys);
      return each(keys);
    };
    const names = async (keys: string[]) => (await kept.readAll(keys, make)).map(({ name }) => name);
    expect(await Promise.all([names(['c', 'b', 'a', 'c']), names(['a', 'd'])])).toEqual([
      ['c', 'b', 'a', 'c'],
      ['a', 'd'],
    ]);
    expect(made).toEqual([['c', 'a'], ['d']]);
    expect(await names(['d', 'c', 'b', 'a'])).toEqual(['d', 'c', 'b', 'a']);
    expect(await names([])).toEqual([]);
    expect(made).toHaveLength(2);
  });

  it('are not cached after a change, and all fail with their making', async () => {
    const { content, kept } = keptValues();
    await kept.readAll(['a'], (keys) => {
      content.change();
      return each(keys);
    });
    expect(kept.find('a')).toBeUndefined();
    await expect(kept.readAll(['a', 'b'], unexpected)).rejects.toThrow('made already');
    await expect(kept.readAll(['a'], async () => [])).rejects.toThrow('neither cached nor made');
    expect(await kept.readAll(['a', 'b'], each)).toEqual([{ name: 'a' }, { name: 'b' }]);
  });
});

import { expect, it, vi } from 'vitest';
import { madeOnce } from './made-once.ts';

it('makes the value once for all callers', async () => {
  const make = vi.fn(() => Promise.resolve({}));
  const read = madeOnce(make);
  expect(make).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([read(), read()]);
  expect(second).toBe(first);
  expect(await read()).toBe(first);
  expect(make).toHaveBeenCalledOnce();
});

it('tries again after a failure, which reaches those who wait for it and nobody else', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const make = vi.fn(() => Promise.resolve('made')).mockRejectedValueOnce(new Error('EMFILE'));
  const read = madeOnce<string>(make);
  void read();
  await expect(read()).rejects.toThrow('EMFILE');
  expect(await read()).toBe('made');
  // Node.js reports one after the promises of this turn.
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

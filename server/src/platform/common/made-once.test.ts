import { expect, it, vi } from 'vitest';
import { madeOnce } from './made-once.ts';

it('makes one value for all callers', async () => {
  const make = vi.fn(() => Promise.resolve({}));
  const read = madeOnce(make);
  expect(make).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([read(), read()]);
  expect(second).toBe(first);
  expect(await read()).toBe(first);
  expect(make).toHaveBeenCalledOnce();
});

const failingOnce = () =>
  madeOnce<string>(vi.fn(() => Promise.resolve('made')).mockRejectedValueOnce(new Error('EMFILE')));

it('rejects for the callers of a failed attempt, and the next call tries again', async () => {
  const read = failingOnce();
  await expect(Promise.all([read(), read()])).rejects.toThrow('EMFILE');
  expect(await read()).toBe('made');
});

it('handles a failure that no caller waits for', async ({ onTestFinished }) => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const read = failingOnce();
  void read();
  // Node.js reports unhandled rejections before the next turn of the event loop.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
  expect(await read()).toBe('made');
});

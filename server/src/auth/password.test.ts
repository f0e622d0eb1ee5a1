import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { hashesAtOnce, hashPassword, verifyPassword } from './password.ts';

const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('passwords', () => {
  it('are hashed with argon2id with at least 19 MiB and 2 passes, each with its own salt', async () => {
    const [first, second] = [await hashPassword('Lectern#1'), await hashPassword('Lectern#1')];
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(first) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(second).not.toBe(first);
  });

  it.runIf(process.platform === 'linux')('are hashed at a lower priority than requests', async () => {
    await hashPassword('Lectern#1');
    const tasks = await readdir('/proc/self/task');
    const priorities = tasks.map((task) => getPriority(Number(task)));
    expect(Math.max(...priorities)).toBeGreaterThan(getPriority(process.pid));
  });

  it('leave cores and memory free on machines of any size', () => {
    expect([1, 2, 4, 8, 64].map(hashesAtOnce)).toEqual([1, 1, 2, 4, 4]);
  });

  it('fail for an invalid hash, and work after that', async () => {
    await expect(verifyPassword('none', 'Lectern#1')).rejects.toThrow();
    expect(await verifyPassword(await hashPassword('Lectern#1'), 'Lectern#1')).toBe(true);
  });

  it('match only themselves', async () => {
    const hash = await hashPassword('Lectern#1');
    expect(await verifyPassword(hash, 'Lectern#1')).toBe(true);
    expect(await verifyPassword(hash, 'Lectern#1 ')).toBe(false);
    expect(await verifyPassword(hash, 'lectern#1')).toBe(false);
  });

  it('never match without an account, not even the decoy, and take as long', async () => {
    const hash = await hashPassword('Lectern#1');
    expect(await verifyPassword(undefined, 'decoy')).toBe(false);
    const time = async (known: string | undefined) => {
      const start = performance.now();
      await verifyPassword(known, 'wrong#1');
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round++) {
      known.push(await time(hash));
      unknown.push(await time(undefined));
    }
    expect(middle(unknown)).toBeGreaterThan(middle(known) / 3);
  });
});

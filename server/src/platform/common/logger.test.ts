// @slow server/src/platform
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const LOGGER = new URL('./logger.ts', import.meta.url);

/** Runs a script that has a `logger`, in a process of its own. Its log is not read before `log` is called. */
function run(script: string) {
  const program = `import { createLogger } from '${LOGGER.href}'; const logger = createLogger('info'); ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = async () => {
    const lines = (await text(child.stderr)).split('\n').filter((line) => line.startsWith('{'));
    return lines.map((line) => JSON.parse(line) as { number?: number; lines?: number });
  };
  return { child, log };
}

const LINES = 'for (let number = 0; number < 2_000; number += 1) logger.info({ number });';

it.each([
  ['exits', 'process.exit(3);'],
  ['fails', 'throw new Error("An uncaught error");'],
  ['fails in a promise', 'await Promise.reject(new Error("An uncaught error"));'],
])('writes all lines of a process that %s', async (_how, end) => {
  const { log } = run(`${LINES} ${end}`);
  const numbers = (await log()).flatMap(({ number }) => number ?? []);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 2_000 }, (_, index) => index),
  );
});

it('does not block while its lines are not read, and reports how many it dropped', async () => {
  const { child, log } = run(`
    const text = 'x'.repeat(1_000);
    for (let number = 0; number < 20_000; number += 1) logger.info({ number, text });
    process.stdout.write('goes on');
  `);
  const [goesOn] = (await once(child.stdout, 'data')) as [Buffer];
  expect(goesOn.toString()).toBe('goes on');
  const entries = await log();
  const written = entries.filter(({ number }) => number !== undefined).length;
  expect(written).toBeGreaterThan(1_000);
  expect(written).toBeLessThan(10_000);
  expect(entries.at(-1)?.lines).toBe(20_000 - written);
});

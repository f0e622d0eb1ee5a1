import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { watchChild } from './lib/watch-child.mjs';

/** Runs a child that says that it is alive every 20 ms. Returns how it ended, and what was reported. */
async function run(script) {
  const alive = `setInterval(() => process.send('alive'), 20); process.send('alive');`;
  const child = spawn(process.execPath, ['--eval', alive + script], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const lines = [];
  watchChild(child, { tickMs: 50, report: (line) => lines.push(line) });
  const [code, signal] = await once(child, 'close');
  return { code, signal, lines };
}

it('a server whose event loop hangs is killed', async () => {
  expect(await run(`setTimeout(() => { for (;;); }, 50);`)).toEqual({
    code: null,
    signal: 'SIGKILL',
    lines: ['The server has not responded for a minute. npm start stops it and starts it again.'],
  });
});

it('a server that is alive for longer is not killed', async () => {
  expect(await run(`setTimeout(() => process.exit(7), 1500);`)).toEqual({ code: 7, signal: null, lines: [] });
});

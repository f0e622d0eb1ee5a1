import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('a server that is alive for longer is not killed', () => {
  // A busy machine may keep a real one from saying so in time.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const child = Object.assign(new EventEmitter(), { kill: vi.fn() });
  const report = vi.fn();
  watchChild(child, { tickMs: 50, report });
  for (let tick = 0; tick < 30; tick += 1) {
    child.emit('message', 'alive');
    vi.advanceTimersByTime(50);
  }
  child.emit('close');
  expect(child.kill).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

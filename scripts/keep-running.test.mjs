import { expect, it } from 'vitest';
import { keepRunning } from './lib/keep-running.mjs';
import { ScriptError } from './lib/run.mjs';

const killed = { code: 137, signal: 'SIGKILL', interrupted: false, wasReady: true };
const crashed = { code: 1, signal: null, interrupted: false, wasReady: true };
const heapExhausted = { code: 134, signal: 'SIGABRT', interrupted: false, wasReady: false };
const refused = { code: 1, signal: null, interrupted: false, wasReady: false };
const stopped = { code: 0, signal: null, interrupted: true, wasReady: true };

/** Runs a process whose runs end in these ways, one after the other. Each run takes `runMs`. */
async function run(ends, { runMs = 0 } = {}) {
  let time = 0;
  let starts = 0;
  const pauses = [];
  const lines = [];
  const code = await keepRunning(
    async () => {
      const end = ends[Math.min(starts++, ends.length - 1)];
      time += runMs;
      if (end instanceof Error) throw end;
      return end;
    },
    {
      pause: async (ms) => {
        time += ms;
        pauses.push(ms);
      },
      now: () => time,
      report: (line) => lines.push(line),
    },
  );
  return { code, starts, pauses, lines };
}

it.each([
  ['was killed', killed],
  ['crashed after it was ready', crashed],
  ['ran out of memory while it started', heapExhausted],
])('a server that %s is started again', async (_what, end) => {
  expect(await run([end, stopped])).toMatchObject({ code: 0, starts: 2 });
});

it.each([
  ['a signal to this process', stopped],
  ['SIGTERM to itself', { code: 143, signal: 'SIGTERM', interrupted: false, wasReady: true }],
  ['status 0', { ...crashed, code: 0 }],
])('a server that ended with %s is not started again', async (_what, end) => {
  expect(await run([end])).toMatchObject({ code: end.code, starts: 1, lines: [] });
});

it('a first start that fails, for example because the port is in use, is not repeated', async () => {
  expect(await run([refused])).toMatchObject({ code: 1, starts: 1, lines: [] });
});

it('a server that dies repeatedly is restarted with growing pauses, and then given up with its status', async () => {
  const { code, starts, pauses, lines } = await run([killed, refused]);
  expect({ code, starts, pauses }).toEqual({ code: 1, starts: 5, pauses: [1000, 2000, 4000, 8000] });
  expect(lines.at(-1)).toContain('ended 5 times within 5 minutes');
});

it('a server that dies once an hour is always started again', async () => {
  const ends = [...Array.from({ length: 20 }, () => killed), stopped];
  expect(await run(ends, { runMs: 3_600_000 })).toMatchObject({ code: 0, starts: 21 });
});

it('a process that temporarily cannot be started is tried again', async () => {
  expect(await run([killed, new ScriptError('EAGAIN'), stopped])).toMatchObject({ code: 0, starts: 3 });
  await expect(run([new ScriptError('ENOENT')])).rejects.toThrow('ENOENT');
});

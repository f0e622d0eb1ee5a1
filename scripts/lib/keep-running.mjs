import { setTimeout as delay } from 'node:timers/promises';
import { ScriptError } from './run.mjs';

/** After this many ends within this time (ms), the process is not started again, because restarts do not help. */
const MOST_ENDS = 5;
const WITHIN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 1_000;

/** Signals that end a process on purpose. */
const ON_PURPOSE = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a process until it ends on purpose, and restarts it when it dies. Does not repeat a first start that fails, because its settings
 * are wrong or its port is in use.
 *
 * @typedef {{ code: number; signal: string | null; interrupted: boolean; wasReady: boolean }} Ended
 * @param {() => Promise<Ended>} run Resolves when the process has ended.
 * @param {{ pause?: (ms: number) => Promise<void>; now?: () => number; report?: (line: string) => void }} [options]
 * @returns {Promise<number>} The exit code for this process.
 */
export async function keepRunning(
  run,
  {
    pause = delay,
    now = () => performance.now(),
    report = (line) => void process.stderr.write(`\n${line}\n`),
  } = {},
) {
  let wasReady = false;
  let ends = [];
  for (;;) {
    const ended = await runAgain(run, wasReady);
    wasReady ||= ended.wasReady;
    if (!hasDied(ended, wasReady)) return ended.code;
    ends = [...ends.filter((at) => at > now() - WITHIN_MS), now()];
    const reason = ended.signal ?? `status ${ended.code}`;
    if (ends.length >= MOST_ENDS) {
      report(
        `The server ended ${MOST_ENDS} times within ${WITHIN_MS / 60_000} minutes, the last time with ${reason}. It is not started again.`,
      );
      return ended.code;
    }
    report(`The server ended with ${reason}. It is started again.`);
    await pause(FIRST_PAUSE_MS * 2 ** (ends.length - 1));
  }
}

function hasDied({ code, signal, interrupted }, wasReady) {
  if (interrupted || code === 0 || ON_PURPOSE.includes(signal)) return false;
  return wasReady || signal !== null;
}

/** Runs the process. After the first successful start, a failure to start it counts as an end, because it may be temporary. */
async function runAgain(run, wasReady) {
  try {
    return await run();
  } catch (error) {
    if (!wasReady || !(error instanceof ScriptError)) throw error;
    return { code: 1, signal: null, interrupted: false, wasReady: false };
  }
}

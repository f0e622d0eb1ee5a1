import { setTimeout as delay } from 'node:timers/promises';
import { ScriptError } from './run.mjs';

/** So many ends within so many ms are too many: something is wrong that no start mends. */
const MOST_ENDS = 5;
const WITHIN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 1_000;

/** A process that ends by one of these was told to. */
const ON_PURPOSE = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a process until it ends on purpose, and starts it again when it dies. A first start that fails is not repeated: its settings
 * are wrong, or its port is taken.
 *
 * @typedef {{ code: number; signal: string | null; interrupted: boolean; wasReady: boolean }} Ended
 * @param {() => Promise<Ended>} run Resolves when the process has ended.
 * @param {{ pause?: (ms: number) => Promise<void>; now?: () => number; report?: (line: string) => void }} [options]
 * @returns {Promise<number>} The exit code for us.
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
        `The server ended ${MOST_ENDS} times within ${WITHIN_MS / 60_000} minutes, the last time by ${reason}. It is not started again.`,
      );
      return ended.code;
    }
    report(`The server ended by ${reason}. It is started again.`);
    await pause(FIRST_PAUSE_MS * 2 ** (ends.length - 1));
  }
}

function hasDied({ code, signal, interrupted }, wasReady) {
  if (interrupted || code === 0 || ON_PURPOSE.includes(signal)) return false;
  return wasReady || signal !== null;
}

/** A machine that has no room for a process now may have some later; one that never had any needs a person. */
async function runAgain(run, wasReady) {
  try {
    return await run();
  } catch (error) {
    if (!wasReady || !(error instanceof ScriptError)) throw error;
    return { code: 1, signal: null, interrupted: false, wasReady: false };
  }
}

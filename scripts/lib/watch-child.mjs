/** How often the server says that it is alive (`server/src/main.ts`). */
const TICK_MS = 5_000;
/** After this many ticks without a word, the event loop of the server hangs. */
const MOST_SILENT_TICKS = 12;

/**
 * Kills a child that says `alive` and then stays silent for a minute, so that it is started again. Counts ticks of this process instead of
 * reading a clock: while the machine sleeps, both processes do.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ tickMs?: number; report?: (line: string) => void }} [options]
 */
export function watchChild(
  child,
  { tickMs = TICK_MS, report = (line) => void process.stderr.write(`\n${line}\n`) } = {},
) {
  let silentTicks = 0;
  let timer;
  child.on('message', (message) => {
    if (message !== 'alive') return;
    silentTicks = 0;
    timer ??= setInterval(() => {
      silentTicks += 1;
      if (silentTicks < MOST_SILENT_TICKS) return;
      clearInterval(timer);
      report('The server has not responded for a minute. npm start stops it and starts it again.');
      child.kill('SIGKILL');
    }, tickMs);
  });
  child.once('close', () => clearInterval(timer));
}

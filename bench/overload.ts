import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import budgets from './budgets.json' with { type: 'json' };
import { clientDocument } from './client-documents.ts';
import { duringEvening } from './evening.ts';
import { load, post, runScript } from './load.ts';
import { playersOf } from './players.ts';
import { writeResults } from './results.ts';

const PEOPLE = new URL('./overload-process.mjs', import.meta.url);
const SIZE = { courses: 1_000, lecturesEach: 20, learners: 200 };
const CAPACITY = { connections: 32, milliseconds: 8_000 };
/** Multiples of the capacity. The first and the last are equal, without overload. */
const STEPS = [0.5, 1, 2, 5, 0.5];
const STEP_MS = 15_000;

interface Told {
  sent: number;
  answered: number;
  refused: number;
  gaveUp: number;
  seconds: number;
  p99: number;
}

/**
 * Measures the catalogue for logged-in users at up to five times the server's capacity, and its recovery right after.
 * Returns whether the server keeps its budgeted share of the capacity under overload, and answers all requests right
 * after, nearly as fast as before. The school and its database have one core and the load another, because real users
 * bring their own processors.
 */
export async function overload(): Promise<boolean> {
  await promisify(execFile)('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', `${process.pid}`]);
  return duringEvening(SIZE, async (evening) => {
    const ofCrowd = ['taskset', '--cpu-list', '1'];
    const document = (await clientDocument('Courses')) ?? '';
    const cookies = (await playersOf(evening)).map(({ cookie }) => cookie.replace(/^Cookie: /, ''));
    const requests = cookies.map((cookie) => post(document, {}, `Cookie: ${cookie}`));
    // The first round is a warm-up, until the code is compiled.
    await load(evening.server, { requests, ...CAPACITY }, ofCrowd);
    const { count, seconds } = await load(evening.server, { requests, ...CAPACITY }, ofCrowd);
    const capacity = count / seconds;
    const rows: (string | number)[][] = [];
    const inTheCrowd: number[] = [];
    const steps: Told[] = [];
    for (const times of STEPS) {
      const { port } = evening.server;
      const step = { port, requests, rate: capacity * times, milliseconds: STEP_MS };
      const told = await runScript<Told>(PEOPLE, step, ofCrowd);
      const each = (of: number) => Math.round(of / told.seconds);
      rows.push([times, each(told.sent), each(told.answered), each(told.refused), told.gaveUp, told.p99]);
      steps.push(told);
      if (times > 1) inTheCrowd.push(each(told.answered));
    }
    await writeResults('overload', {
      headings: ['x capacity', 'asked/s', 'answered/s', 'refused/s', 'gave up', 'p99 ms'],
      rows,
    });
    const [before, after] = [steps.at(0), steps.at(-1)];
    if (!before || !after) throw new Error('No step was measured');
    const isWellAfter =
      after.answered === after.sent && after.p99 <= before.p99 * budgets.overload.p99AfterToBefore;
    return isWellAfter && Math.min(...inTheCrowd) >= capacity * budgets.overload.shareOfCapacity;
  });
}

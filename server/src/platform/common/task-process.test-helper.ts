import { answerTasks } from './task-program.ts';

// The task program of the tests.

export type TestTask = 'pid' | 'hang' | 'burn' | 'grow' | 'crash' | 'throw';

const held: Buffer[] = [];

function burn(): void {
  for (let turn = 0; turn < 1_000_000; turn++) Math.sqrt(turn);
}

answerTasks<TestTask, number>(
  async (task) => {
    if (task === 'throw') throw new Error('The work failed');
    if (task === 'crash') process.kill(process.pid, 'SIGSEGV');
    if (task === 'grow') setInterval(() => held.push(Buffer.alloc(50_000_000, 1)), 1);
    if (task === 'burn') setInterval(burn, 1);
    if (task === 'hang') for (;;);
    return task === 'pid' ? process.pid : new Promise<number>(() => undefined);
  },
  { maxMegabytes: 200, maxSeconds: 1 },
);

import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

// What the program of a `TaskProcess` is made with. Node.js runs it as it is, so what it imports must be readable by taking the types
// out.

/** The exit code of a process that has used more memory than it may. */
export const OUT_OF_MEMORY = 77;

const LOOK_MS = 20;

/** What the process of a task says of it. */
export type TaskAnswer<Result> = { result: Result } | { error: unknown };

/**
 * Answers each task that the parent sends with one result. The process ends when it takes more than `maxMegabytes`, native memory
 * included, and when its parent ends.
 */
export function answerTasks<Task, Result>(
  work: (task: Task) => Promise<Result>,
  { maxMegabytes }: { maxMegabytes: number },
): void {
  yieldToOthers();
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMegabytes * 1024 * 1024) process.exit(OUT_OF_MEMORY);
  }, LOOK_MS).unref();
  process.on('message', (task: Task) => {
    const answer = (message: TaskAnswer<Result>) => void process.send?.(message);
    work(task).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error }),
    );
  });
  // A terminal or a service sends them to all processes at once. The parent lets requests finish first.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
}

/** Requests go first, and when the machine has no memory left, this process is the first to go. */
function yieldToOthers(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // The work is the same without it.
  }
}

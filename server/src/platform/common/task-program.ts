import { writeFileSync } from 'node:fs';

// Code for the program of a `TaskProcess`. Node.js runs it without a build, so everything it imports must work with type stripping.

/** Exit codes of a process that exceeded its memory or its processor time. */
export const OUT_OF_MEMORY = 77;
export const OUT_OF_TIME = 78;

const LOOK_MS = 20;

/** Messages of the process about its task: that it begins, and how it ended. */
export type TaskAnswer<Result> = 'begins' | { result: Result } | { error: unknown };

interface TaskLimits {
  /** Native memory included. */
  maxMegabytes: number;
  /** Processor time per task. On a busy machine a task takes longer. */
  maxSeconds: number;
}

/** Answers each task that the parent sends with one result. The process exits when it exceeds a limit, and when its parent ends. */
export function answerTasks<Task, Result>(
  work: (task: Task) => Promise<Result>,
  { maxMegabytes, maxSeconds }: TaskLimits,
): void {
  preferAsVictim();
  let before = process.cpuUsage();
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMegabytes * 1024 * 1024) process.exit(OUT_OF_MEMORY);
    const { user, system } = process.cpuUsage(before);
    if (user + system > maxSeconds * 1_000_000) process.exit(OUT_OF_TIME);
  }, LOOK_MS).unref();
  process.on('message', (task: Task) => {
    before = process.cpuUsage();
    const answer = (message: TaskAnswer<Result>) => void process.send?.(message);
    answer('begins');
    work(task).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error }),
    );
  });
  // A terminal or a service manager sends these to all processes at once. The parent finishes its requests first.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
}

/** Makes the kernel kill this process first when the machine runs out of memory. */
function preferAsVictim(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // The task also works without it.
  }
}

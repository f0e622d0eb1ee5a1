import { writeFileSync } from 'node:fs';

// What the program of a `TaskProcess` is made with. Node.js runs it as it is, so what it imports must be readable by taking the types
// out.

/** The exit codes of a process that has used more memory, or more time of a processor, than it may. */
export const OUT_OF_MEMORY = 77;
export const OUT_OF_TIME = 78;

const LOOK_MS = 20;

/** What the process of a task says of it: that it begins, and how it ended. */
export type TaskAnswer<Result> = 'begins' | { result: Result } | { error: unknown };

interface TaskLimits {
  /** Native memory included. */
  maxMegabytes: number;
  /** Of a processor, for each task. On a busy machine they take longer. */
  maxSeconds: number;
}

/** Answers each task that the parent sends with one result. The process ends beyond its limits, and when its parent ends. */
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
  // A terminal or a service sends them to all processes at once. The parent lets requests finish first.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
}

/** When the machine has no memory left, this process is the first to go. */
function preferAsVictim(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // The work is the same without it.
  }
}

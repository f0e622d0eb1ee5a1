import type { ChildProcess } from 'node:child_process';
import { messages } from '#shared/messages.ts';
import { startFork } from './children.ts';
import { AppError } from './errors.ts';
import { OUT_OF_MEMORY, OUT_OF_TIME, type TaskAnswer } from './task-program.ts';

interface Options {
  /** A program that calls `answerTasks`. */
  program: URL;
  /** Time limit of a task. The start of a process does not count: on a busy machine it takes seconds. */
  milliseconds: number;
  /** Limit of the JavaScript heap. */
  heapMegabytes: number;
  /** How long an idle process is kept for the next task. */
  idleMs: number;
  /** Starts a process; tests replace it. */
  start?: typeof startFork;
}

const START_MS = 30_000;

/** Why a task has no result: it exceeded its time or memory, or its process crashed. */
export type TaskEnd = 'OVERDUE' | 'MEMORY' | 'CRASH';

export class TaskEndedError extends Error {
  constructor(readonly end: TaskEnd) {
    super(`The process of a task was ended: ${end}`);
  }
}

/**
 * Runs tasks in processes of their own. A process can be killed with all its threads, whatever a library does in them,
 * and the thread that answers requests stays free. Each task has a process to itself; one idle process is kept for the
 * next task.
 */
export class TaskProcess<Task, Result> {
  private idle: { child: ChildProcess; timer: NodeJS.Timeout } | null = null;

  constructor(private readonly options: Options) {}

  /**
   * Runs a task and returns its result. Throws TaskEndedError; the reason of `signal` when it aborts, which ends the
   * task; SERVICE_UNAVAILABLE when the machine cannot start the process or kills it; and any error of the program.
   */
  async run(task: Task, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const child = this.take() ?? (await this.start());
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let deadline = setTimeout(() => reject(unavailable('No process has started')), START_MS);
    const onMessage = (answer: TaskAnswer<Result>) => {
      if (answer !== 'begins') return 'result' in answer ? resolve(answer.result) : reject(answer.error);
      clearTimeout(deadline);
      deadline = setTimeout(() => reject(new TaskEndedError('OVERDUE')), this.options.milliseconds);
    };
    const onExit = (code: number | null, by: NodeJS.Signals | null) => reject(reasonOf(code, by));
    const onAbort = () => reject(signal?.reason);
    child.on('message', onMessage).on('exit', onExit);
    signal?.addEventListener('abort', onAbort);
    let isWell = false;
    try {
      signal?.throwIfAborted();
      // When the process takes no task any more, its exit event rejects.
      if (child.connected) child.send(task as object, () => undefined);
      const result = await promise;
      isWell = true;
      return result;
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('exit', onExit);
      if (isWell && !this.idle) this.keep(child);
      else child.kill('SIGKILL');
    }
  }

  private start(): Promise<ChildProcess> {
    const { program, heapMegabytes, start = startFork } = this.options;
    return start(program, {
      // The environment holds secrets.
      env: {},
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  private take(): ChildProcess | null {
    if (!this.idle) return null;
    const { child } = this.idle;
    this.forget();
    child.off('exit', this.forget).ref();
    child.channel?.ref();
    return child;
  }

  /** Keeps an idle process for the next task. It does not keep this process alive. */
  private keep(child: ChildProcess): void {
    const timer = setTimeout(() => {
      child.off('exit', this.forget);
      this.forget();
      child.kill('SIGKILL');
    }, this.options.idleMs).unref();
    this.idle = { child, timer };
    child.once('exit', this.forget).unref();
    child.channel?.unref();
  }

  private readonly forget = (): void => {
    clearTimeout(this.idle?.timer);
    this.idle = null;
  };
}

const CRASHES: readonly unknown[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE'];

function reasonOf(code: number | null, signal: NodeJS.Signals | null): Error {
  // Node.js aborts when its own memory has run out.
  if (code === OUT_OF_MEMORY || code === 134 || signal === 'SIGABRT') return new TaskEndedError('MEMORY');
  if (code === OUT_OF_TIME) return new TaskEndedError('OVERDUE');
  if (CRASHES.includes(signal)) return new TaskEndedError('CRASH');
  const cause = new Error(`The process of a task ended with ${signal ?? code}`);
  // The machine kills processes when it runs out of memory.
  return signal === 'SIGKILL' ? unavailable(cause) : cause;
}

function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { cause });
}

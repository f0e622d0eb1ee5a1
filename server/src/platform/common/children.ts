import { fork, spawn, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once, type EventEmitter } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

// The only module that starts processes and threads. A machine may refuse both at any time (EMFILE, EAGAIN, ENOMEM).
// Node.js reports that in three ways: it throws, it emits an error event later, or it leaves out the pipes.

/**
 * Starts a program and resolves when it runs.
 *
 * @throws AppError SERVICE_UNAVAILABLE when this machine cannot start it now.
 */
export function startProgram(
  ...command: Parameters<typeof spawnPiped>
): Promise<ReturnType<typeof spawnPiped>> {
  return started(() => spawnPiped(...command), 'spawn');
}

/** As `startProgram`, for a program of ours that receives messages. */
export function startFork(program: URL, options: ForkOptions): Promise<ChildProcess> {
  return started(() => fork(program, options), 'spawn');
}

/** As `startProgram`, for a thread. Its program sends a message when it runs, because loading its code can fail as well. */
export function startThread(program: URL, options: WorkerOptions): Promise<Worker> {
  return started(() => new Worker(program, options), 'message');
}

interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  /** Whether the program gets its own process group. */
  detached?: boolean;
}

const spawnPiped = (file: string, args: string[], options: ProgramOptions) =>
  spawn(file, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });

async function started<Child extends EventEmitter>(start: () => Child, event: string): Promise<Child> {
  try {
    const child = start();
    await once(child, event);
    // For messages and signals that do not reach the child. The end of the child is another event.
    child.on('error', () => undefined);
    return child;
  } catch (error) {
    throw new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { cause: error });
  }
}

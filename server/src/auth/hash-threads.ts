import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '#server/platform/common/children.ts';
import type { HashTask } from './hash-thread.ts';

/** The program next to this module, as source or built. */
const PROGRAM = new URL(`./hash-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Idle threads, kept for the next password. */
const idle: Worker[] = [];

/**
 * Hashes or compares a password in a thread of lower priority than the one that answers requests: one hash takes as much CPU time as a
 * hundred requests. Threads are started on demand. Throws the library's error for an invalid hash, and SERVICE_UNAVAILABLE when no thread
 * can be started.
 */
export async function inHashThread(task: HashTask): Promise<unknown> {
  const thread = idle.pop() ?? (await start());
  thread.ref();
  thread.postMessage(task);
  // If the thread throws, this rejects with its error and the thread exits.
  const [result] = (await once(thread, 'message')) as [unknown];
  // An idle thread must not keep the process alive.
  thread.unref();
  idle.push(thread);
  return result;
}

async function start(): Promise<Worker> {
  // The thread needs none of this process's options.
  const thread = await startThread(PROGRAM, { execArgv: [] });
  thread.once('exit', () => {
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
  });
  return thread;
}

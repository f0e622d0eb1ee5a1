import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HashTask } from './hash-thread.ts';

/** Beside us, as a source or built. */
const PROGRAM = new URL(`./hash-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Those that have nothing to do: each is kept for the next password. */
const idle: Worker[] = [];

/**
 * Hashes or compares a password in a thread of lower priority than whatever answers requests: a hash takes a core for as long as a
 * hundred of them. As many threads are made as are needed at once. Throws what the library does of a hash that is none.
 */
export async function inHashThread(task: HashTask): Promise<unknown> {
  // Of the options of this process it needs none.
  const thread = idle.pop() ?? new Worker(PROGRAM, { execArgv: [] });
  thread.ref();
  thread.postMessage(task);
  // It fails with what the thread throws, which then ends.
  const [result] = (await once(thread, 'message')) as [unknown];
  // A process may end while there is nothing to do.
  thread.unref();
  idle.push(thread);
  return result;
}

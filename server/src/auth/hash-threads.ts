import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '#server/platform/common/children.ts';
import type { HashTask } from './hash-thread.ts';

/** Beside us, as a source or built. */
const PROGRAM = new URL(`./hash-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Those that have nothing to do: each is kept for the next password. */
const idle: Worker[] = [];

/**
 * Hashes or compares a password in a thread of lower priority than whatever answers requests: a hash takes a core for as long as a
 * hundred of them. As many threads are made as are needed at once. Throws what the
 * library does of a hash that is none, and SERVICE_UNAVAILABLE when no thread can be started now.
 */
export async function inHashThread(task: HashTask): Promise<unknown> {
  const thread = idle.pop() ?? (await start());
  thread.ref();
  thread.postMessage(task);
  // It fails with what the thread throws, which then ends.
  const [result] = (await once(thread, 'message')) as [unknown];
  // A process may end while there is nothing to do.
  thread.unref();
  idle.push(thread);
  return result;
}

async function start(): Promise<Worker> {
  // It needs none of the options of this process.
  const thread = await startThread(PROGRAM, { execArgv: [] });
  thread.once('exit', () => {
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
  });
  return thread;
}

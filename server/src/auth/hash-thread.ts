import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';

// The program of a thread that hashes passwords. Node.js also runs it directly from source, so its imports must work with type stripping.

/** A password to hash with these options, or to compare with a hash. */
export type HashTask = { password: string } & ({ options: Options } | { hash: string });

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

// On Linux, each thread has its own priority. On other systems this call would change the priority of the whole process.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));

parentPort?.postMessage('ready');
parentPort?.on('message', (task: HashTask) => {
  const { password } = task;
  parentPort?.postMessage(
    'hash' in task ? verifySync(task.hash, password) : hashSync(password, task.options),
  );
});

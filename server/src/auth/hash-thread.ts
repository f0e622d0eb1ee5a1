import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';

// The program of a thread that hashes passwords. It is run as it stands by Node.js, too: what it imports can be read by taking
// the types out.

/** A password to be hashed so, or to be compared with a hash. */
export type HashTask = { password: string } & ({ options: Options } | { hash: string });

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

// On Linux each thread has a priority of its own; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));

parentPort?.postMessage('ready');
parentPort?.on('message', (task: HashTask) => {
  const { password } = task;
  parentPort?.postMessage(
    'hash' in task ? verifySync(task.hash, password) : hashSync(password, task.options),
  );
});

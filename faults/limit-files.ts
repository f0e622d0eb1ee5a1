import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Limits the size of files that a process writes, in bytes. Larger writes fail as on a full disk. Null removes the
 * limit. Ignores a missing process.
 */
export async function limitFiles(pid: number | undefined, bytes: number | null): Promise<void> {
  if (pid === undefined) return;
  await promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`]);
}

/** Limits the number of open descriptors of a process. Null restores the maximum. Ignores a missing process. */
export async function limitDescriptors(pid: number | undefined, count: number | null): Promise<void> {
  if (pid === undefined) return;
  const prlimit = (...options: string[]) =>
    promisify(execFile)('prlimit', ['--pid', String(pid), ...options]);
  const { stdout } = await prlimit('--nofile', '--output=HARD', '--noheadings');
  await prlimit(`--nofile=${count ?? stdout.trim()}:`);
}

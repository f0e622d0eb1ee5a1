import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Lets a process write no file beyond so many bytes, which fails as on a full disk; null takes the limit away. One that is not there is left alone. */
export async function limitFiles(pid: number | undefined, bytes: number | null): Promise<void> {
  if (pid === undefined) return;
  await promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`]);
}

/** Lets a process have no more than so many descriptors open; null gives it as many as it may have. One that is not there is left alone. */
export async function limitDescriptors(pid: number | undefined, count: number | null): Promise<void> {
  if (pid === undefined) return;
  const prlimit = (...options: string[]) =>
    promisify(execFile)('prlimit', ['--pid', String(pid), ...options]);
  const { stdout } = await prlimit('--nofile', '--output=HARD', '--noheadings');
  await prlimit(`--nofile=${count ?? stdout.trim()}:`);
}

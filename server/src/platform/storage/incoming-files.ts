import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '#server/platform/common/durations.ts';

/** Distinguishes this process from an earlier one with the same id. In a container every process has the id 1. */
const PROCESS_STARTED = String(Math.round(performance.timeOrigin));

/** Returns the name of a temporary file or folder, which identifies its owner: `<host>~<process id>~<process start>~<id>`. */
export function incomingFileName(id: string): string {
  return [hostname(), process.pid, PROCESS_STARTED, id].join('~');
}

/**
 * Removes temporary files and folders of dead processes. Other processes, also on other machines, may be writing to the
 * folder. So an entry is removed only if its owner is known to be dead, or after a day without writes.
 * @param prefix comes before the name of `incomingFileName`, for folders that are shared with other programs
 */
export async function removeLeftovers(folder: string, prefix = ''): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    if (!isOwnerDead(name.slice(prefix.length)) && !(await isStale(path))) continue;
    // Another process may be removing it as well. Entries that remain are removed on the next startup.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Whether the owner of a file ran on this host and is dead. */
function isOwnerDead(name: string): boolean {
  const [host, pid, started] = name.split('~');
  if (host !== hostname() || !pid) return false;
  if (Number(pid) === process.pid) return started !== PROCESS_STARTED;
  return !isAlive(Number(pid));
}

/** Signal 0 only checks for the process. EPERM means that it is alive but belongs to another user. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    return Date.now() - (await lastWrite(path)) > DAY_MS;
  } catch {
    // The owner has moved or removed it in the meantime.
    return false;
  }
}

/** Returns the time of the last write to a file, or to any entry of a folder, in milliseconds since 1970. */
async function lastWrite(path: string): Promise<number> {
  const status = await stat(path);
  if (!status.isDirectory()) return status.mtimeMs;
  const names = await readdir(path, { recursive: true });
  const times = await Promise.all(names.map(async (name) => (await stat(join(path, name))).mtimeMs));
  return Math.max(status.mtimeMs, ...times);
}

import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '#server/platform/common/durations.ts';

/** Tells this process from a former one with the same id: in a container every process is number 1. */
const PROCESS_STARTED = String(Math.round(performance.timeOrigin));

/** The name of a temporary file or folder; it says whose it is: `<host>~<process id>~<process start>~<id>`. */
export function incomingFileName(id: string): string {
  return [hostname(), process.pid, PROCESS_STARTED, id].join('~');
}

/**
 * Removes what processes that died have left in a folder of temporary files and folders. Other processes, here or on
 * other machines, may be writing to it, so something goes only when its owner is known to be dead or nothing was written
 * to it for a day.
 * @param prefix of the names, before that of `incomingFileName`, in a folder that is not ours alone
 */
export async function removeLeftovers(folder: string, prefix = ''): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    if (!isOwnerDead(name.slice(prefix.length)) && !(await isStale(path))) continue;
    // Somebody else may be removing it, too; what stays goes the next time.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Whether the process that gave a file this name ran here and has died. */
function isOwnerDead(name: string): boolean {
  const [host, pid, started] = name.split('~');
  if (host !== hostname() || !pid) return false;
  if (Number(pid) === process.pid) return started !== PROCESS_STARTED;
  return !isAlive(Number(pid));
}

/** Signal 0 only asks; EPERM says that the process lives but is someone else's. */
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
    // Its owner has finished with it in the meantime.
    return false;
  }
}

/** When something was last written to a file, or to anything in a folder; in milliseconds since 1970. */
async function lastWrite(path: string): Promise<number> {
  const status = await stat(path);
  if (!status.isDirectory()) return status.mtimeMs;
  const names = await readdir(path, { recursive: true });
  const times = await Promise.all(names.map(async (name) => (await stat(join(path, name))).mtimeMs));
  return Math.max(status.mtimeMs, ...times);
}

import { readFileSync } from 'node:fs';

/** Linux counts in these for all programs, whatever its own clock is. */
const MS_PER_TICK = 10;

/** How long a processor has worked for a process, in milliseconds. Null where the system does not say: only Linux does. */
export function processorTime(pid: number | undefined): number | null {
  try {
    // Behind the name, which may hold anything: state, then 10 other fields (proc_pid_stat(5)).
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return user === undefined || system === undefined ? null : (user + system) * MS_PER_TICK;
  } catch {
    return null;
  }
}

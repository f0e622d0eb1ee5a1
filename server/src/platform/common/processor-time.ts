import { readFileSync } from 'node:fs';

/** The unit of the times in `/proc`, on every Linux. */
const MS_PER_TICK = 10;

/** Returns the processor time that a process has used, in milliseconds; null for a process that has ended, and on other systems than Linux. */
export function processorTime(pid: number | undefined): number | null {
  try {
    // The name in parentheses can contain anything. After it come the state and ten other fields (proc_pid_stat(5)).
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return user === undefined || system === undefined ? null : (user + system) * MS_PER_TICK;
  } catch {
    return null;
  }
}

import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Three schools with their databases and videos, and what the tests of a moment make, need a third of it. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * Where tests make what they throw away: in memory where the machine has room, since a database is copied there for a tenth of
 * the processor time; else, or when TMPDIR names another, where the system keeps temporary files.
 *
 * @returns {string} An absolute path.
 */
export function testFolder() {
  return process.env.TMPDIR === undefined && hasRoomInMemory() ? IN_MEMORY : tmpdir();
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === IN_MEMORY);
    // Some tests put programs there.
    return bavail * bsize >= ENOUGH_BYTES && mount !== undefined && !mount.includes('noexec');
  } catch {
    // Other systems have no such folder.
    return false;
  }
}

import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Three schools with databases and videos, plus the files of running tests, need a third of this. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * Returns the folder for temporary files of tests. It is in memory if the machine has enough, because copying a database there takes a
 * tenth of the CPU time. Otherwise, or if TMPDIR is set, it is the temporary folder of the system.
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
    // Some tests run programs from there.
    return bavail * bsize >= ENOUGH_BYTES && mount !== undefined && !mount.includes('noexec');
  } catch {
    // Only Linux has this folder.
    return false;
  }
}

import { spawnSync } from 'node:child_process';

/** Whether there is an ffmpeg on the PATH; which one is good enough, the server judges itself. */
export function hasFfmpeg() {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

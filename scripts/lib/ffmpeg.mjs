import { spawnSync } from 'node:child_process';

/** Whether ffmpeg is on the PATH. The server itself checks whether it has the required codecs. */
export function hasFfmpeg() {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the absolute path of an ffmpeg with libx264, AAC and loudnorm. Returns null if there is none, and on Windows,
 * whose shell cannot enforce the limits.
 */
export async function findFfmpeg(): Promise<string | null> {
  if (process.platform === 'win32') return null;
  try {
    const { stdout } = await run('/bin/sh', ['-c', 'command -v ffmpeg']);
    const path = stdout.trim();
    const quiet = ['-hide_banner', '-loglevel', 'error'];
    const [encoders, filters] = await Promise.all([
      run(path, [...quiet, '-encoders']),
      run(path, [...quiet, '-filters']),
    ]);
    const canEncode = /\blibx264\b/.test(encoders.stdout) && /\baac\b/.test(encoders.stdout);
    return canEncode && /\bloudnorm\b/.test(filters.stdout) ? path : null;
  } catch {
    return null;
  }
}

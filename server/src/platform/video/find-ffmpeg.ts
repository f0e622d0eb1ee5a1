import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const QUIET = ['-hide_banner', '-loglevel', 'error'];

/** What an ffmpeg may lack. Videos that need it are prepared, but look worse. */
export interface FfmpegAbilities {
  /** Maps HDR and wide colours (zscale of libzimg, and tonemap). */
  zscale: boolean;
  /** Removes the combs of interlaced videos. */
  bwdif: boolean;
}

/**
 * Returns the absolute path of an ffmpeg 5.1 or newer with libx264, AAC and loudnorm, and with ffprobe beside it.
 * Returns null if there is none, and on Windows, whose shell cannot enforce the limits.
 */
export async function findFfmpeg(): Promise<string | null> {
  if (process.platform === 'win32') return null;
  try {
    const { stdout } = await run('/bin/sh', ['-c', 'command -v ffmpeg']);
    const path = stdout.trim();
    const [encoders, filters, times] = await Promise.all([
      run(path, [...QUIET, '-encoders']),
      run(path, [...QUIET, '-filters']),
      // Part of ffmpeg since 5.1, as is all else that a preparation asks for.
      run(path, [...QUIET, '-h', 'bsf=setts']),
      access(ffprobeOf(path), constants.X_OK),
    ]);
    const canEncode = /\blibx264\b/.test(encoders.stdout) && /\baac\b/.test(encoders.stdout);
    const canTime = /-duration\b/.test(times.stdout);
    return canEncode && canTime && /\bloudnorm\b/.test(filters.stdout) ? path : null;
  } catch {
    return null;
  }
}

/** Returns the path of the ffprobe that is installed with this ffmpeg. */
export function ffprobeOf(ffmpeg: string): string {
  return join(dirname(ffmpeg), 'ffprobe');
}

/** Returns what this ffmpeg has. */
export async function abilitiesOf(ffmpeg: string): Promise<FfmpegAbilities> {
  const { stdout } = await run(ffmpeg, [...QUIET, '-filters']);
  const has = (name: string) => new RegExp(`\\b${name}\\b`).test(stdout);
  return { zscale: has('zscale') && has('tonemap'), bwdif: has('bwdif') };
}

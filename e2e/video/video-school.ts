import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { startSchool, type ProcessLimits, type School } from '../../testing/school.ts';

/** A school for one test file. It processes videos with ffmpeg, and its links to videos expire after a few seconds. */
export interface VideoSchool {
  /** Its origin. */
  url: string;
  /** Kills the server, like a power cut. */
  kill: () => Promise<void>;
  /** Starts it again with its stored data. */
  start: () => Promise<void>;
  /** Stops the server gracefully and starts it again with these settings and exactly these limits. */
  restart: (settings: Record<string, string>, limits?: ProcessLimits) => Promise<void>;
}

/** The lifetime of a link to a video, in seconds. */
export const LINK_SECONDS = 12;

const SETTINGS = { VIDEO_ENGINE: 'ffmpeg', MEDIA_LINK_SECONDS: String(LINK_SECONDS) };

/**
 * Starts a school for the tests of a file.
 *
 * @param prepare returns further settings, before the school starts at an origin with the media of a folder.
 */
export async function useVideoSchool(
  prepare?: (origin: string, media: string) => Promise<Record<string, string>>,
): Promise<VideoSchool> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let school: School;
  beforeAll(async () => {
    const prepared = inject('preparedSchool');
    const settings = await prepare?.(url, join(prepared.folder, 'media'));
    school = await startSchool(port, { ...SETTINGS, ...settings }, prepared);
  });
  afterAll(() => school.stop());
  const restart: VideoSchool['restart'] = async (settings, limits) => {
    await school.end('SIGTERM');
    await school.start(settings, limits);
  };
  return { url, kill: () => school.end('SIGKILL'), start: () => school.start(), restart };
}

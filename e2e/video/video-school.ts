import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { startSchool, type ProcessLimits, type School } from '../../testing/school.ts';

/** A school that only one file looks at. It prepares videos with ffmpeg, and its links to videos live a few seconds. */
export interface VideoSchool {
  /** Its origin. */
  url: string;
  /** Ends the server at once, as a power cut does. */
  kill: () => Promise<void>;
  /** Starts it again on what it has kept. */
  start: () => Promise<void>;
  /** Ends the server as an operator does, and starts it again with these settings, and with these limits alone. */
  restart: (settings: Record<string, string>, limits?: ProcessLimits) => Promise<void>;
}

/** How long a link to a video lives, in seconds. */
export const LINK_SECONDS = 12;

const SETTINGS = { VIDEO_ENGINE: 'ffmpeg', MEDIA_LINK_SECONDS: String(LINK_SECONDS) };

/**
 * Starts a school for the tests of a file.
 *
 * @param prepare gives settings besides the usual ones, before the school starts at an origin with the media of a folder.
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

import { afterAll, beforeAll, expect, vi } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { HttpClient } from '#testing/http-client.ts';
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

const STATES = '{ courses(first: 100) { nodes { lectures { status } } } }';

interface States {
  courses: { nodes: { lectures: { status: string }[] }[] };
}

/**
 * Starts a school for the tests of a file.
 *
 * @param prepare gives settings besides the usual ones, before the school starts at an origin.
 */
export async function useVideoSchool(
  prepare = (_origin: string): Promise<Record<string, string>> => Promise.resolve({}),
): Promise<VideoSchool> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let school: School;
  beforeAll(async () => {
    school = await startSchool(port, await prepare(url));
    // With ffmpeg it would take minutes until the first video of a test had its turn.
    await untilPrepared(url);
    await school.end('SIGTERM');
    await school.start({ VIDEO_ENGINE: 'ffmpeg', MEDIA_LINK_SECONDS: String(LINK_SECONDS) });
  });
  afterAll(() => school.stop());
  const restart: VideoSchool['restart'] = async (settings, limits) => {
    await school.end('SIGTERM');
    await school.start(settings, limits);
  };
  return { url, kill: () => school.end('SIGKILL'), start: () => school.start(), restart };
}

/** Waits until the demo lectures are prepared. */
async function untilPrepared(origin: string): Promise<void> {
  const admin = new HttpClient(origin);
  const account = { email: 'admin@example.com', password: 'Lectern#1' };
  expect((await admin.json('POST', '/api/v1/user/login', account)).status).toBe(200);
  await vi.waitFor(
    async () => {
      const { data } = await admin.graphql<States>(STATES);
      const lectures = data?.courses.nodes.flatMap((course) => course.lectures) ?? [];
      expect(lectures.filter(({ status }) => status !== 'READY')).toEqual([]);
      expect(lectures).not.toEqual([]);
    },
    { timeout: 120_000, interval: 500 },
  );
}

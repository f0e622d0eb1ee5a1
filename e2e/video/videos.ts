import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { BadVideos } from '#server/platform/video/bad-videos.test-helper.ts';
import { send } from '../courses.ts';

/** Creates a folder for the videos of a file's tests; `videos()` returns it once the tests run. */
export function useVideos(): () => BadVideos {
  let videos: BadVideos;
  beforeAll(async () => {
    videos = await BadVideos.open(ffmpeg ?? '');
  });
  afterAll(() => videos.remove());
  return () => videos;
}

/** Makes a 720p video with a tone and five frames per second, which show the time. */
export function makeVideo(videos: BadVideos, name: string, seconds: number): Promise<string> {
  return videos.make(name, [
    ...['-f', 'lavfi', '-i', `testsrc=size=1280x720:rate=5:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=44100', '-shortest', '-c:a', 'aac'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  ]);
}

/** The chunk size of the client's uploads, in bytes. */
export const PART_BYTES = 8 * 1024 * 1024;

/** Enlarges a video by a box that all players skip, so that its upload takes longer. */
export async function pad(path: string, bytes: number): Promise<void> {
  const box = Buffer.alloc(bytes, 'lectern');
  box.writeUInt32BE(bytes, 0);
  box.write('free', 4, 'latin1');
  await appendFile(path, box);
}

/** The SHA-256 of a file in hexadecimal. */
export const sha256 = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

/** Drops files onto the page in this order. */
export async function drop(page: Page, paths: readonly string[]): Promise<void> {
  const input = await page.evaluateHandle(() => {
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', multiple: true, hidden: true });
    return document.body.appendChild(field);
  });
  await input.setInputFiles([...paths]);
  await input.evaluate((field) => {
    const dataTransfer = new DataTransfer();
    for (const file of field.files ?? []) dataTransfer.items.add(file);
    field.remove();
    for (const type of ['dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  });
}

/** A lecture as admins see it. */
export interface KnownLecture {
  id: string;
  title: string;
  status: 'UPLOADING' | 'PROCESSING' | 'READY' | 'FAILED';
  failure: string | null;
  processingStep: string | null;
  progressPercent: number;
  videoSha256: string | null;
}

const LECTURES =
  'query ($slug: String!) { course(slug: $slug) { lectures { id title status failure processingStep progressPercent videoSha256 } } }';

/** Queries the lectures of a course as the admin at the page. */
export async function lecturesOf(page: Page, slug: string): Promise<KnownLecture[]> {
  const { course } = await send<{ course: { lectures: KnownLecture[] } }>(page, LECTURES, { slug });
  return course.lectures;
}

/** The timeout for processing by ffmpeg, which yields the processor to all other processes. */
export const preparation = { timeout: 300_000 };

/** A preparation that does not change for this long hangs. */
const HANGS_AFTER_MS = 300_000;

/**
 * Waits until all videos of a course are ready, however long that takes, and returns its lectures. Fails when a video could not be
 * prepared, and when nothing has changed for long.
 */
export async function untilReady(page: Page, slug: string, count: number): Promise<KnownLecture[]> {
  let seen = '';
  let changedAt = Date.now();
  for (;;) {
    const lectures = await lecturesOf(page, slug);
    if (lectures.filter(({ status }) => status === 'READY').length === count) return lectures;
    const failed = lectures.find(({ status }) => status === 'FAILED');
    if (failed) throw new Error(`The video of ${failed.title} could not be prepared: ${failed.failure}`);
    const state = lectures
      .map(({ title, status, processingStep, progressPercent }) =>
        [title, status, processingStep, progressPercent].join(' '),
      )
      .join(', ');
    if (state !== seen) changedAt = Date.now();
    else if (Date.now() - changedAt > HANGS_AFTER_MS)
      throw new Error(`Nothing has changed for long: ${state}`);
    seen = state;
    // Each poll costs the school a request while it processes videos.
    await pause(300);
  }
}

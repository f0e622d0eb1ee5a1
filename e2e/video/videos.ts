import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { BadVideos } from '#server/platform/video/bad-videos.test-helper.ts';
import { send } from '../courses.ts';

/** Makes the videos of a file's tests in a folder of its own; `videos()` is that folder once the tests run. */
export function useVideos(): () => BadVideos {
  let videos: BadVideos;
  beforeAll(async () => {
    videos = await BadVideos.open(ffmpeg ?? '');
  });
  afterAll(() => videos.remove());
  return () => videos;
}

/** A video of 720p with a tone, with five pictures in a second, which show the time. */
export function makeVideo(videos: BadVideos, name: string, seconds: number): Promise<string> {
  return videos.make(name, [
    ...['-f', 'lavfi', '-i', `testsrc=size=1280x720:rate=5:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=44100', '-shortest', '-c:a', 'aac'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  ]);
}

/** How much of a file the client sends at a time. */
export const PART_BYTES = 8 * 1024 * 1024;

/** Makes a video larger by a box that every player skips, so that it takes its time to arrive. */
export async function pad(path: string, bytes: number): Promise<void> {
  const box = Buffer.alloc(bytes, 'lectern');
  box.writeUInt32BE(bytes, 0);
  box.write('free', 4, 'latin1');
  await appendFile(path, box);
}

/** SHA-256 in hexadecimal digits. */
export const sha256 = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

/** Drops files onto the screen, in this order, as somebody does who drags them there. */
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

/** A lecture as an admin sees it. */
export interface KnownLecture {
  id: string;
  title: string;
  status: 'UPLOADING' | 'PROCESSING' | 'READY' | 'FAILED';
  videoSha256: string | null;
}

const LECTURES =
  'query ($slug: String!) { course(slug: $slug) { lectures { id title status videoSha256 } } }';

/** The lectures of a course, as the admin at the page. */
export async function lecturesOf(page: Page, slug: string): Promise<KnownLecture[]> {
  const { course } = await send<{ course: { lectures: KnownLecture[] } }>(page, LECTURES, { slug });
  return course.lectures;
}

/** How long to wait for what ffmpeg does: it leaves the processor to everybody else, who may want all of it for a while. */
export const preparation = { timeout: 120_000 };

/** Waits until every video of a course is prepared; returns its lectures. */
export async function untilReady(page: Page, slug: string, count: number): Promise<KnownLecture[]> {
  // Each look costs the school a request while it prepares videos.
  return vi.waitFor(
    async () => {
      const lectures = await lecturesOf(page, slug);
      expect(lectures.filter(({ status }) => status === 'READY')).toHaveLength(count);
      return lectures;
    },
    { timeout: 120_000, interval: 300 },
  );
}

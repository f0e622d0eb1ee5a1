/**
 * Generates the media of the demo school from its content: lecture videos with their cues, course pictures and portraits.
 *
 *   tsx scripts/demo-media/make.ts [course-slug...]
 *
 * Without arguments it generates everything, with slugs only these courses and the portraits.
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoCourses, type DemoCourse } from '#demo/courses.ts';
import { formatted } from '../lib/formatted.ts';
import { courseArtwork } from './artwork/course-artwork.ts';
import { avatarNames, drawAvatar } from './avatars.ts';
import { makeLectureVideo } from './lecture-video.ts';
import type { Cue } from './narration.ts';
import { missingDebianPackages } from './tools.ts';

const demoFolder = fileURLToPath(new URL('../../server/demo/', import.meta.url));
const mediaFolder = join(demoFolder, 'media');
const totalLimit = 12_000_000;

async function write(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  console.log(`  ${relative(demoFolder, path)}  ${Math.round(Buffer.byteLength(content) / 1000)} kB`);
}

/** Returns the cues as JSON, rounded to hundredths of a second and formatted like the other files of the repository. */
async function cuesDocument(cues: readonly Cue[], path: string): Promise<string> {
  const rounded = cues.map(({ start, end, text }) => ({
    start: Number(start.toFixed(2)),
    end: Number(end.toFixed(2)),
    text,
  }));
  return formatted(path, JSON.stringify(rounded));
}

async function makeCourse(course: DemoCourse): Promise<void> {
  console.log(course.title);
  const picture = sharp(Buffer.from(courseArtwork(course.slug))).flatten({ background: '#fff' });
  await write(
    join(demoFolder, course.thumbnail),
    await picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  );
  for (const lecture of course.lectures) {
    const target = join(demoFolder, lecture.file);
    const cues = await makeLectureVideo(course, lecture, target);
    const { size } = await stat(target);
    console.log(`  ${lecture.file}  ${Math.round(size / 1000)} kB, ${Math.round(cues.at(-1)?.end ?? 0)} s`);
    const cuesPath = target.replace(/\.mp4$/, '.cues.json');
    await write(cuesPath, await cuesDocument(cues, cuesPath));
  }
}

async function totalSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function chosenCourses(slugs: readonly string[]): DemoCourse[] {
  const unknown = slugs.filter((slug) => !demoCourses.some((course) => course.slug === slug));
  if (unknown.length > 0) {
    const known = demoCourses.map((course) => course.slug).join(', ');
    throw new Error(`Unknown course: ${unknown.join(', ')}. Available courses: ${known}`);
  }
  return slugs.length === 0 ? demoCourses : demoCourses.filter((course) => slugs.includes(course.slug));
}

async function main(slugs: readonly string[]): Promise<void> {
  const missing = await missingDebianPackages();
  if (missing.length > 0)
    throw new Error(`Some tools are missing. Run: apt-get install ${missing.join(' ')}`);
  const courses = chosenCourses(slugs);
  console.log('Portraits');
  for (const name of avatarNames)
    await write(join(mediaFolder, 'avatars', `${name}.png`), await drawAvatar(name));
  for (const course of courses) await makeCourse(course);
  const total = await totalSize(mediaFolder);
  console.log(`Total: ${(total / 1e6).toFixed(2)} MB of ${totalLimit / 1e6} MB`);
  if (total > totalLimit) throw new Error('The demo media are too large to commit');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sectionRules } from '#shared/section.rules.ts';
import { typeOf } from '#server/file/file-types.ts';
import { renderLectureText } from '#server/platform/markdown/lecture-text.ts';
import { demoCourses } from './courses.ts';

const demoFolder = fileURLToPath(new URL('./', import.meta.url));
const lectures = demoCourses.flatMap((course) => course.lectures);
const lectureFiles = lectures.map((lecture) => lecture.file);
const texts = demoCourses.flatMap((course) => course.texts ?? []);

/** Returns the names of the top-level boxes of an mp4 in file order (ISO/IEC 14496-12, 4.2). */
function topLevelBoxes(file: Buffer): string[] {
  const names: string[] = [];
  for (let offset = 0; offset + 8 <= file.length;) {
    const size = file.readUInt32BE(offset);
    names.push(file.toString('latin1', offset + 4, offset + 8));
    if (size < 8) break;
    offset += size;
  }
  return names;
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface StoredCue {
  start: number;
  end: number;
  text: string;
}

async function readCues(lectureFile: string): Promise<StoredCue[]> {
  const text = await readFile(join(demoFolder, lectureFile.replace(/\.mp4$/, '.cues.json')), 'utf8');
  // Written by scripts/demo-media; the tests below check each field's value.
  return JSON.parse(text) as StoredCue[];
}

describe('the demo catalogue', () => {
  it('has at least eight courses in at least five categories', () => {
    expect(demoCourses.length).toBeGreaterThanOrEqual(8);
    expect(new Set(demoCourses.map((course) => course.category)).size).toBeGreaterThanOrEqual(5);
  });

  it('has unique names of courses, lectures and files', () => {
    for (const names of [
      demoCourses.map((course) => course.slug),
      demoCourses.map((course) => course.title),
      demoCourses.map((course) => course.thumbnail),
      [...lectures, ...texts].map(({ key }) => key),
      [...lectureFiles, ...texts.map(({ file }) => file)],
    ]) {
      expect(names).toHaveLength(new Set(names).size);
    }
  });

  it('has two courses with a text and with files', () => {
    for (const part of ['texts', 'files'] as const)
      expect(demoCourses.filter((course) => course[part])).toHaveLength(2);
  });

  it('keeps all media under 12 MB', async () => {
    expect(await sizeOf(join(demoFolder, 'media'))).toBeLessThan(12_000_000);
  });

  it('has a portrait of 512 × 512 for each demo account', async () => {
    for (const name of ['admin', 'subscriber', 'learner']) {
      const file = join(demoFolder, 'media', 'avatars', `${name}.png`);
      const { format, width, height } = await sharp(await readFile(file)).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 512, height: 512 });
      expect((await stat(file)).size).toBeLessThanOrEqual(20_000);
    }
  });
});

describe.each(demoCourses)('$slug', (course) => {
  it('has three to six lectures, and only the first is a free preview', () => {
    expect(course.lectures.length).toBeGreaterThanOrEqual(3);
    expect(course.lectures.length).toBeLessThanOrEqual(6);
    expect(course.lectures.map((lecture) => lecture.isFreePreview === true)).toEqual(
      course.lectures.map((_, index) => index === 0),
    );
  });

  it('has sections that begin at its lectures, in their order', () => {
    const keys = course.lectures.map(({ key }) => key);
    const places = (course.sections ?? []).map(({ from }) => keys.indexOf(from));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...new Set(places)].sort());
  });

  it('has texts within the limits of the product', () => {
    expect(course.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { title, summary } of course.sections ?? []) {
      expect(sectionRules.parse({ title, summary })).toEqual({ title, summary });
    }
    for (const { title, description } of [course, ...course.lectures]) {
      expect(title.length).toBeGreaterThan(0);
      expect(title.length).toBeLessThanOrEqual(120);
      expect(description.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(2000);
    }
  });

  it('has a picture of 1280 × 720', async () => {
    const file = join(demoFolder, course.thumbnail);
    const { format, width, height } = await sharp(await readFile(file)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1280, height: 720 });
    expect((await stat(file)).size).toBeLessThanOrEqual(60_000);
  });

  it('keeps its files in its own folder', () => {
    expect(course.thumbnail).toBe(`media/${course.slug}/thumbnail.jpg`);
    expect(course.lectures.map((lecture) => lecture.file)).toEqual(
      course.lectures.map((_, index) => `media/${course.slug}/${index + 1}.mp4`),
    );
    for (const lecture of course.lectures) expect(existsSync(join(demoFolder, lecture.file))).toBe(true);
  });
});

describe.each(demoCourses.filter(({ files }) => files))(
  'the files of $slug',
  ({ slug, files = [], ...course }) => {
    it('belong to a lecture or the course, have different names, and are small files of the types that their names say', async () => {
      const keys = [...course.lectures, ...(course.texts ?? [])].map(({ key }) => key);
      expect(files.map(({ name }) => name)).toHaveLength(new Set(files.map(({ name }) => name)).size);
      for (const { name, file, of } of files) {
        expect([...keys, undefined]).toContain(of);
        expect(file).toContain(`media/${slug}/`);
        const bytes = await readFile(join(demoFolder, file));
        expect(bytes.length).toBeLessThanOrEqual(20_000);
        expect(typeOf(name, bytes)).toBe(
          name.endsWith('.pdf') ? 'application/pdf' : 'text/plain; charset=utf-8',
        );
      }
    });
  },
);

describe.each(texts)('$file', ({ file, title }) => {
  it('has highlighted code and formulas', async () => {
    expect(title.length).toBeLessThanOrEqual(120);
    const { html } = await renderLectureText(await readFile(join(demoFolder, file), 'utf8'));
    expect(html).toContain('hljs-');
    expect(html).toContain('<math display="block"');
    expect(html).not.toContain('formula-source');
  });
});

describe.each(lectures)('$file', (lecture) => {
  it('starts with its type and has its index before its media, so that it plays while it loads', async () => {
    const boxes = topLevelBoxes(await readFile(join(demoFolder, lecture.file)));
    expect(boxes[0]).toBe('ftyp');
    expect(boxes).toContain('mdat');
    expect(boxes.indexOf('moov')).toBeGreaterThan(0);
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
  });

  it('is H.264 with AAC, 40 to 90 seconds long', async () => {
    using input = new Input({
      formats: ALL_FORMATS,
      source: new FilePathSource(join(demoFolder, lecture.file)),
    });
    expect(await (await input.getPrimaryVideoTrack())?.getCodec()).toBe('avc');
    expect(await (await input.getPrimaryAudioTrack())?.getCodec()).toBe('aac');
    const seconds = await input.computeDuration();
    expect(seconds).toBeGreaterThanOrEqual(40);
    expect(seconds).toBeLessThanOrEqual(90);
  });

  it('has consecutive cues with the narration of the slides', async () => {
    const cues = await readCues(lecture.file);
    expect(cues.map((cue) => cue.text).join(' ')).toBe(
      lecture.slides.map((slide) => slide.narration).join(' '),
    );
    for (const [index, cue] of cues.entries()) {
      expect(cue.end).toBeGreaterThan(cue.start);
      expect(cue.start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
    }
  });
});

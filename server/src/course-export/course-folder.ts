import { Readable } from 'node:stream';
import { stringify } from 'yaml';
import { webVtt } from '#shared/captions/web-vtt.ts';
import { MANIFEST } from '#shared/course-import/manifest.ts';
import { courseLanguages } from '#shared/course-languages.ts';
import { linesOf } from '#shared/course.ts';
import { ownImage } from '#shared/own-image.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { folderName, freePath } from '#server/file/archive-paths.ts';
import type { FileRow } from '#server/file/file-rows.ts';
import type { ZipEntry } from '#server/file/zip-archive.ts';
import { sectionOf } from '#server/lecture/section/section-rows.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { mediaPath, type Storage } from '#server/platform/storage/storage.ts';
import type { ExportedCourse, ExportedLecture } from './exported-course.ts';

/** The folder of the pictures that texts show. */
const PICTURES = 'pictures/';
/** The address of a picture in Markdown, or what looks like one. */
const ADDRESS = /\/media\/images\/[\w-]+\/\w+\.webp#\d+x\d+/g;

/** A file of the folder: a stored object, or a text. */
interface FolderFile {
  path: string;
  modifiedAt: Date;
  content: { key: string; size: number } | { text: string };
}

/** Lays out a course as a folder that imports again. */
export class CourseFolder {
  readonly files: FolderFile[] = [];
  private readonly taken = new Set<string>([MANIFEST]);
  /** The paths of the pictures that a text has shown so far, by their addresses without size. */
  private readonly pictures = new Map<string, string>();
  private readonly images: ReadonlyMap<string, string>;

  /**
   * A picture without a size is left out. Throws CONFLICT for a video without one.
   *
   * @param sizes of the objects in the storage by their keys, in bytes; those of files are known
   */
  constructor(
    private readonly exported: ExportedCourse,
    private readonly sizes: ReadonlyMap<string, number>,
  ) {
    const images = exported.images.filter((key) => sizes.has(key));
    this.images = new Map(images.map((key) => [mediaPath(key), key]));
    const manifest = this.manifest();
    // Long lines are not folded, because a person may edit them.
    const text = stringify(manifest, { lineWidth: 0 });
    const { updatedAt: modifiedAt } = exported.course;
    this.files.unshift({ path: MANIFEST, modifiedAt, content: { text } });
  }

  private manifest() {
    const { course, sections, lectures, files } = this.exported;
    const { title, description, category, instructor, outcomes, audience, requirements, approvalNumber } =
      course;
    const bySection = Map.groupBy(lectures, ({ lecture }) => sectionOf(lecture, sections)?.id ?? null);
    const { thumbnailKey } = course;
    const picture = thumbnailKey && this.sizes.has(thumbnailKey) && this.addObject('picture', thumbnailKey);
    return present({
      ...{ title, description, category, instructor, language: courseLanguages[course.language] ?? 'other' },
      ...{ outcomes: linesOf(outcomes), audience, requirements, approvalNumber, picture },
      // Also without any, so that the manifest names all lectures.
      lectures: this.lectures(bySection.get(null) ?? [], ''),
      sections: sections.map(({ id, title: name, summary }, index) => ({
        ...present({ title: name, summary }),
        lectures: this.lectures(bySection.get(id) ?? [], `${numbered(index, sections.length, name)}/`),
      })),
      files: this.fileList(files, 'files/'),
    });
  }

  private lectures(lectures: readonly ExportedLecture[], folder: string) {
    return lectures.map((one, index) => {
      const {
        title,
        description,
        isFreePreview: free,
        isDraft: draft,
        isTrailer: trailer,
        url,
      } = one.lecture;
      const name = `${folder}${numbered(index, lectures.length, title)}`;
      return present({
        ...(one.lecture.kind === 'LINK' ? { link: url } : this.contentOf(one, name)),
        title,
        ...(one.text === null && { description }),
        ...{ free, draft, trailer },
        files: this.fileList(one.files, `${name}/`),
      });
    });
  }

  /** Adds the video of a lecture with its captions, or its text. */
  private contentOf({ lecture, text, captions }: ExportedLecture, name: string) {
    const { videoKey, updatedAt } = lecture;
    if (text !== null) {
      const toTop = '../'.repeat(name.split('/').length - 1);
      return { text: this.add(`${name}.md`, { text: this.withPictures(text, toTop) }, updatedAt) };
    }
    if (videoKey === null || !this.sizes.has(videoKey)) {
      const message = courseFormTexts.edit.exportLacksVideo({ title: lecture.title });
      throw new AppError('CONFLICT', message);
    }
    return {
      file: this.addObject(name, videoKey, updatedAt),
      captions: Object.fromEntries(
        captions.map(({ language, cues }) => [
          language,
          this.add(`${name}.${language}.vtt`, { text: webVtt(cues) }, updatedAt),
        ]),
      ),
    };
  }

  /** Adds files under their names, those that share a name in folders of their own. */
  private fileList(files: readonly FileRow[], folder: string): string[] {
    const names = new Map<string, number>();
    return files.map(({ name, key, size, createdAt }) => {
      const lower = name.toLowerCase();
      const count = (names.get(lower) ?? 0) + 1;
      names.set(lower, count);
      return this.add(`${folder}${count === 1 ? '' : `${count}/`}${name}`, { key, size }, createdAt);
    });
  }

  /** Adds the pictures that a text shows, and returns it with their paths in place of their addresses. */
  private withPictures(markdown: string, toTop: string): string {
    return markdown.replace(ADDRESS, (address) => {
      const url = ownImage(address)?.url ?? '';
      const key = this.images.get(url);
      if (key === undefined) return address;
      const path = this.pictures.get(url) ?? this.addObject(`${PICTURES}${this.pictures.size + 1}`, key);
      this.pictures.set(url, path);
      return `${toTop}${path}`;
    });
  }

  /** Adds a stored object under a name, to which its extension is added. */
  private addObject(name: string, key: string, modifiedAt?: Date): string {
    return this.add(`${name}.${key.split('.').at(-1)}`, { key, size: this.sizes.get(key) ?? 0 }, modifiedAt);
  }

  /** Adds a file, and returns its path, which no other file has. */
  private add(
    path: string,
    content: FolderFile['content'],
    modifiedAt = this.exported.course.updatedAt,
  ): string {
    const at = path.lastIndexOf('/') + 1;
    const free = freePath(this.taken, path.slice(0, at), path.slice(at));
    this.files.push({ path: free, modifiedAt, content });
    return free;
  }
}

/** Returns the files for an archive. */
export const entriesOf = (storage: Pick<Storage, 'get'>, files: readonly FolderFile[]): ZipEntry[] =>
  files.map(({ path, modifiedAt, content }) => {
    if ('key' in content) {
      const { key, size } = content;
      return { path, modifiedAt, size, open: () => storage.get(key) };
    }
    const bytes = Buffer.from(content.text);
    return { path, modifiedAt, size: bytes.length, open: async () => Readable.from([bytes]) };
  });

const numbered = (index: number, count: number, title: string): string =>
  `${String(index + 1).padStart(Math.max(2, String(count).length), '0')} ${folderName(title)}`;

/** Leaves out what the manifest takes by default. */
function present<Fields extends object>(fields: Fields): Partial<Fields> {
  const isDefault = (value: unknown) =>
    value === '' ||
    value === false ||
    value == null ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  const kept = Object.entries(fields).filter(([key, value]) => key === 'lectures' || !isDefault(value));
  // The same keys and values, or fewer.
  return Object.fromEntries(kept) as Partial<Fields>;
}

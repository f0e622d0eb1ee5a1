import { courseNotFound } from '#server/course/course-lock.ts';
import { archiveOf, type Archive } from '#server/file/zip-archive.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { CourseFolder, entriesOf } from './course-folder.ts';
import { readExportedCourse, type ExportedCourse } from './exported-course.ts';

/** What a link to the archive of a whole course opens. */
export const exportScope = (courseId: string): string => `files/exports/${courseId}`;

/** Number of objects that are looked up at the same time. */
const LOOKUPS = 16;

interface Dependencies {
  statements: Statements;
  storage: Pick<Storage, 'head' | 'get'>;
  links: MediaLinks;
}

/** Archives of whole courses, which can be imported again. */
export class CourseExports {
  constructor(private readonly deps: Dependencies) {}

  /**
   * A fresh link to the archive of a course. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT while a video is
   * missing.
   */
  async link(actor: Actor, course: string): Promise<string> {
    requireAdmin(actor);
    const { links } = this.deps;
    const courseId = requireId(course, 'courseId');
    await this.archive(courseId);
    return `/files/exports/${courseId}.zip?${links.issueTo(actor).query(exportScope(courseId))}`;
  }

  /** Returns the archive of a course. Throws NOT_FOUND, and CONFLICT while a video is missing. Check the link first. */
  async archive(courseId: string): Promise<Archive> {
    const { statements, storage } = this.deps;
    const exported = (await readExportedCourse(statements, courseId)) ?? courseNotFound();
    const { files } = new CourseFolder(exported, await this.sizesOf(exported));
    return archiveOf(exported.course.title, entriesOf(storage, files));
  }

  /** The sizes of videos and pictures, without those that the storage does not have. */
  private async sizesOf({ course, lectures, images }: ExportedCourse): Promise<Map<string, number>> {
    const videos = lectures.flatMap(({ lecture }) => lecture.videoKey ?? []);
    const keys = [...videos, ...(course.thumbnailKey ? [course.thumbnailKey] : []), ...images];
    const sizes = new Map<string, number>();
    // Some at a time: a course may have more videos than the storage takes requests.
    for (let start = 0; start < keys.length; start += LOOKUPS) {
      await Promise.all(
        keys.slice(start, start + LOOKUPS).map(async (key) => {
          const head = await this.deps.storage.head(key);
          if (head) sizes.set(key, head.size);
        }),
      );
    }
    return sizes;
  }
}

import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { pictureMark } from '#shared/course-import/plan.ts';
import { courseMessages } from '#shared/course.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { updateTotals } from '#server/lecture/course-lectures.ts';
import type { TextImages } from '#server/lecture/text/text-images.ts';
import { replaceInTexts } from '#server/lecture/text/written-text.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { StoredCourseImport } from './course-import.entity.ts';

interface Dependencies {
  em: EntityManager;
  courses: CourseService;
  textImages: TextImages;
}

/** The pictures of imported courses, which arrive after the course was created. */
export class ImportedPictures {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Stores a picture of an import of this admin, and shows it in the course or in its texts. Does nothing for one that has arrived. A
   * repetition after a crash may store a picture twice; the one that no text shows is deleted later. Throws UNAUTHENTICATED, FORBIDDEN,
   * NOT_FOUND, and the errors of `rewriteImage`.
   */
  async add(actor: Actor, importId: string, path: string, open: () => Readable): Promise<StoredCourseImport> {
    const { userId } = requireAdmin(actor);
    const { em } = this.deps;
    const found = await em.fork().findOne(StoredCourseImport, {
      ...{ id: requireId(importId, 'importId'), user: userId },
    });
    // The course and its texts may show the same picture.
    const pictures = found?.items.flatMap((item) => (item.path === path ? (item.picture ?? []) : []));
    if (!found || !pictures?.length) return notFound();
    const missing = pictures.filter(({ hasArrived }) => !hasArrived);
    if (missing.length === 0) return found;
    const courseId = found.course.id;
    for (const { shows } of missing) {
      if (shows === 'COURSE') await this.showInCourse(actor, courseId, open);
      else await this.showInTexts(actor, courseId, pictureMark(shows), open);
    }
    return this.markArrived(found.id, courseId, path);
  }

  private async showInCourse(actor: Actor, courseId: string, open: () => Readable): Promise<void> {
    const { em, courses } = this.deps;
    const course = await em.fork().findOne(Course, courseId);
    // An admin may have chosen another picture meanwhile.
    if (course?.thumbnailKey !== null) return;
    await courses.update(actor, courseId, { version: course.version }, { open, kind: 'hero' });
  }

  private async showInTexts(
    actor: Actor,
    courseId: string,
    mark: string,
    open: () => Readable,
  ): Promise<void> {
    const { em: root, textImages } = this.deps;
    const { address } = await textImages.add(actor, courseId, open);
    await root.fork().transactional(async (em) => {
      const course = await lockCourse(em, courseId);
      await replaceInTexts(em, courseId, mark, address);
      await em.flush();
      await updateTotals(em, course);
    });
  }

  private async markArrived(id: string, courseId: string, path: string): Promise<StoredCourseImport> {
    return this.deps.em.fork().transactional(async (em) => {
      // Several pictures may arrive at the same time.
      await lockCourse(em, courseId);
      const found = await em.findOneOrFail(StoredCourseImport, id, { refresh: true });
      found.items = found.items.map((item) =>
        item.path === path && item.picture
          ? { ...item, picture: { ...item.picture, hasArrived: true } }
          : item,
      );
      await em.flush();
      return found;
    });
  }
}

const notFound = (): never => {
  throw new AppError('NOT_FOUND', courseMessages.notFound.course);
};

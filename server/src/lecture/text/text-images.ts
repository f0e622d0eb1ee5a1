import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ownImageAddress } from '#shared/own-image.ts';
import { courseNotFound, lockAnyCourse, lockCourse } from '#server/course/course-lock.ts';
import type { CourseTrash } from '#server/course/course-trash.service.ts';
import { Course } from '#server/course/course.entity.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { readIn, statement, type Statements } from '#server/platform/db/statements.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import { accountOf } from '#server/platform/storage/picture-reading.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { StoredTextImage } from './text-image.entity.ts';
import type { TextImage } from './text-image.type.ts';

/** Time for using a picture in a text, which an admin may have left as a draft in the browser. */
const UNUSED_DAYS = 30;

/** Old pictures of a course that neither a text of it nor a version of one shows. */
const UNUSED = `image.created_at < now() - make_interval(days => ${UNUSED_DAYS}) and not exists (
  select from lectures
    join lecture_texts as shown on shown.lecture_id = lectures.id
    where lectures.course_id = image.course_id and strpos(shown.source, image.key) > 0
) and not exists (
  select from lectures
    join lecture_text_versions as kept on kept.lecture_id = lectures.id
    where lectures.course_id = image.course_id and strpos(kept.source, image.key) > 0
)`;
const COURSES_WITH_UNUSED = statement<{ courseId: string }>(
  `select distinct image.course_id as "courseId" from text_images as image where ${UNUSED}`,
);
const DELETE_UNUSED = statement<{ key: string }>(
  `delete from text_images as image where image.course_id = $1 and ${UNUSED} returning image.key`,
);

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  images: ImageStore;
  objects: StoredObjects;
  courseTrash: CourseTrash;
}

/** The pictures in texts of lectures. They are public at addresses that cannot be guessed, as other pictures of courses are. */
export class TextImages {
  constructor(private readonly deps: Dependencies) {
    deps.courseTrash.onDelete(async (em, { id }) => {
      const images = await em.find(StoredTextImage, { course: id }, { fields: ['key'] });
      await deps.objects.release(
        em,
        images.map(({ key }) => key),
      );
    });
  }

  /** Stores a picture for the texts of a course. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and the errors of `rewriteImage`. */
  async add(actor: Actor, course: string, open: () => Readable): Promise<TextImage> {
    requireAdmin(actor);
    const courseId = requireId(course, 'courseId');
    // Refused before the picture is read, and again under the lock.
    const known = await this.deps.em.fork().count(Course, { id: courseId, deletedAt: null });
    if (known === 0) return courseNotFound();
    return this.deps.images.create(open(), 'text', accountOf(actor), async (em, key, { width, height }) => {
      await lockCourse(em, courseId);
      const id = newId();
      em.create(StoredTextImage, {
        id,
        course: em.getReference(Course, courseId, { wrapped: true }),
        key,
        width,
        height,
      });
      await em.flush();
      return { id, address: ownImageAddress({ url: mediaPath(key), width, height }) };
    });
  }

  /** Deletes old pictures that no text shows. */
  async purge(): Promise<void> {
    const { em: root, statements, objects } = this.deps;
    for (const { courseId } of await statements.all(COURSES_WITH_UNUSED, [])) {
      await root.fork().transactional(async (em) => {
        // No text of the course is saved meanwhile.
        await lockAnyCourse(em, courseId);
        const deleted = await readIn(em, DELETE_UNUSED, [courseId]);
        await objects.release(
          em,
          deleted.map(({ key }) => key),
        );
      });
    }
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { changed } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { courseActions } from '#server/course/course.audit-actions.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { lectureNotFound, requireVideoLecture } from '#server/lecture/course-lectures.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';

interface Dependencies {
  em: EntityManager;
  audit: AuditLog;
}

/** The lectures that play on the pages of their courses. */
export class Trailers {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Makes a lecture the trailer of its course, or lets the first free video play there if `lectureId` is null. A lecture in the trash
   * loses the mark to another one. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT for a text or a link.
   */
  async set(actor: Actor, course: string, lecture: string | null | undefined): Promise<Course> {
    requireAdmin(actor);
    const courseId = requireId(course, 'courseId');
    const lectureId = lecture == null ? null : requireId(lecture, 'lectureId');
    const { em: root, audit } = this.deps;
    return root.transactional(async (em) => {
      const found = await lockCourse(em, courseId);
      const former = await em.findOne(Lecture, { course: courseId, isTrailer: true }, { refresh: true });
      if ((former?.id ?? null) === lectureId) return found;
      if (former) former.isTrailer = false;
      // A course has one trailer at a time.
      await em.flush();
      if (lectureId !== null) {
        const next = await em.findOne(Lecture, { id: lectureId, course: courseId, deletedAt: null });
        if (!next) return lectureNotFound();
        requireVideoLecture(next);
        next.isTrailer = true;
      }
      await em.flush();
      const subject = { id: found.id, label: found.title };
      await audit.record(em, actor, courseActions.COURSE_EDITED, subject, [changed('trailer')]);
      return found;
    });
  }
}

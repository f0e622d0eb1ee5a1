import type { EntityManager } from '@mikro-orm/postgresql';
import { linkLectureRules } from '#shared/lecture.rules.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import { beginsAsDraft, createLecture, updateTotals } from '#server/lecture/course-lectures.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import { LectureKind, type Lecture } from '#server/lecture/lecture.entity.ts';
import type { AddLinkLectureInput } from './link-lecture.type.ts';

interface Dependencies {
  em: EntityManager;
  changes: LectureChanges;
  audit: AuditLog;
}

/** Lectures that are links to external pages. */
export class LinkLectures {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Appends a link to a course, as a draft if `beginsAsDraft`. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
   */
  async add(actor: Actor, { courseId, isFreePreview, ...fields }: AddLinkLectureInput): Promise<Lecture> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const { title, url, description } = validate(linkLectureRules, fields);
    const { em, audit, changes } = this.deps;
    return em.transactional(async (tx) => {
      const course = await lockCourse(tx, id);
      const lecture = await createLecture(tx, course, {
        title,
        description,
        kind: LectureKind.LINK,
        url,
        isFreePreview,
        isDraft: beginsAsDraft(course),
      });
      await tx.flush();
      await updateTotals(tx, course);
      const subject = { id: lecture.id, label: title };
      const facts = [{ kind: 'COURSE' as const, title: course.title }];
      await audit.record(tx, actor, lectureActions.LECTURE_ADDED, subject, facts);
      await changes.publish(tx, { lectureId: lecture.id, courseId: id });
      return lecture;
    });
  }
}

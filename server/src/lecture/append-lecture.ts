import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { beginsAsDraft, createLecture, updateTotals, type NewLecture } from './course-lectures.ts';
import type { LectureChanges } from './lecture-changes.ts';
import { lectureActions } from './lecture.audit-actions.ts';
import type { Lecture } from './lecture.entity.ts';

interface Dependencies {
  em: EntityManager;
  audit: AuditLog;
  changes: LectureChanges;
}

/**
 * Appends a lecture without a video to a course, as a draft if `beginsAsDraft`. Check the caller first. Throws NOT_FOUND.
 *
 * @param store creates the other rows of the lecture in the same transaction.
 */
export function appendLecture(
  { em, audit, changes }: Dependencies,
  actor: Actor,
  courseId: string,
  fields: NewLecture,
  store?: (em: EntityManager, lecture: Lecture) => void,
): Promise<Lecture> {
  return em.transactional(async (tx) => {
    const course = await lockCourse(tx, courseId);
    const lecture = await createLecture(tx, course, { ...fields, isDraft: beginsAsDraft(course) });
    store?.(tx, lecture);
    await tx.flush();
    await updateTotals(tx, course);
    const subject = { id: lecture.id, label: lecture.title };
    const facts = [{ kind: 'COURSE' as const, title: course.title }];
    await audit.record(tx, actor, lectureActions.LECTURE_ADDED, subject, facts);
    await changes.publish(tx, { lectureId: lecture.id, courseId });
    return lecture;
  });
}

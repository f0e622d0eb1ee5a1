import type { EntityManager } from '@mikro-orm/postgresql';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import { changed, type AuditFact } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import { updateTotals } from './course-lectures.ts';
import type { LectureChanges } from './lecture-changes.ts';
import { lectureActions } from './lecture.audit-actions.ts';
import { Lecture } from './lecture.entity.ts';
import type { ChangeLecturesInput, LectureChange } from './lecture.inputs.ts';

/** Some lectures of a course. */
export interface LecturesOfCourse {
  courseId: string;
  lectureIds: string[];
}

/** Changes a lecture and returns its audit entry; null if nothing changed. */
export type LectureStep = (lecture: Lecture) => { action: AuditAction; fact?: AuditFact } | null;

interface Options {
  /** Whether the lectures are in the trash. */
  isTrashed?: boolean;
  andThen?: (em: EntityManager, course: Course) => Promise<void>;
}

interface Dependencies {
  em: EntityManager;
  changes: LectureChanges;
  audit: AuditLog;
}

const setFreePreview =
  (isFreePreview: boolean): LectureStep =>
  (lecture) => {
    if (lecture.isFreePreview === isFreePreview) return null;
    Object.assign(lecture, { isFreePreview, version: lecture.version + 1 });
    return { action: lectureActions.LECTURE_EDITED, fact: changed('isFreePreview') };
  };

const KINDS: Record<LectureChange, LectureStep> = {
  OPEN_PREVIEW: setFreePreview(true),
  CLOSE_PREVIEW: setFreePreview(false),
  TRASH: (lecture) => {
    lecture.deletedAt = new Date();
    return { action: lectureActions.LECTURE_DELETED };
  },
  RESTORE: (lecture) => {
    lecture.deletedAt = null;
    return { action: lectureActions.LECTURE_RESTORED };
  },
};

/** Changes several lectures of a course in one transaction. */
export class SeveralLectures {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Makes lectures free previews or not, moves them to the trash or restores them. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
   * BAD_USER_INPUT, and CONFLICT if one is not a lecture of the course, or is in the trash; for RESTORE, if one is not.
   */
  change(actor: Actor, { change, ...lectures }: ChangeLecturesInput): Promise<Course> {
    return this.changeEach(actor, lectures, KINDS[change], { isTrashed: change === 'RESTORE' });
  }

  /** Runs a step on lectures of a course. Throws as `change` does. */
  async changeEach(
    actor: Actor,
    { courseId, lectureIds }: LecturesOfCourse,
    step: LectureStep,
    { isTrashed = false, andThen }: Options = {},
  ): Promise<Course> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const ids = [...new Set(lectureIds.map((lectureId) => requireId(lectureId, 'lectureIds')))];
    return this.deps.em.transactional(async (em) => {
      const course = await lockCourse(em, id);
      const where = { id: { $in: ids }, course: id, deletedAt: isTrashed ? { $ne: null } : null };
      const lectures = await em.find(Lecture, where, { orderBy: { position: 'asc' }, refresh: true });
      if (lectures.length < ids.length) {
        throw new AppError('CONFLICT', lectureRefusals.conflict.lecturesChanged);
      }
      for (const lecture of lectures) {
        const done = step(lecture);
        if (!done) continue;
        const ofCourse: AuditFact = { kind: 'COURSE', title: course.title };
        const facts = done.fact ? [ofCourse, done.fact] : [ofCourse];
        const subject = { id: lecture.id, label: lecture.title };
        await this.deps.audit.record(em, actor, done.action, subject, facts);
        await this.publishChange(em, lecture);
      }
      await em.flush();
      await updateTotals(em, course);
      await andThen?.(em, course);
      return course;
    });
  }

  /** Tells those who watch or edit a lecture that it changed, once the transaction is committed. */
  publishChange(em: EntityManager, { id, course }: Lecture): Promise<void> {
    return this.deps.changes.publish(em, { lectureId: id, courseId: course.id });
  }
}

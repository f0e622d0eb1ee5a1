import type { EntityManager } from '@mikro-orm/postgresql';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditFact } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { lockAnyCourse, lockCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/job.ts';
import { updateTotals } from './course-lectures.ts';
import type { LectureChanges } from './lecture-changes.ts';
import { lectureActions } from './lecture.audit-actions.ts';
import { Lecture } from './lecture.entity.ts';

/** Some lectures of a course. */
export interface LecturesOfCourse {
  courseId: string;
  lectureIds: string[];
}

/** The scheduled time for publishing lectures of a course, in ISO 8601. */
interface Schedule {
  courseId: string;
  publishAt: string;
}

export const publishScheduled = defineJob<Schedule>('publish-scheduled-lectures', 'housekeeping');

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  changes: LectureChanges;
  audit: AuditLog;
}

/** Changes a lecture and returns its audit entry; null if nothing changed. */
type Step = (lecture: Lecture) => { action: AuditAction; fact?: AuditFact } | null;

/** Publishes and unpublishes lectures, at once or at a set time. */
export class LecturePublishing {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Publishes drafts now or schedules them, which replaces an earlier schedule. Published lectures stay unchanged. Throws
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT for a time in the past, and CONFLICT if one is not a lecture of the
   * course.
   */
  async publish(actor: Actor, lectures: LecturesOfCourse, publishAt: Date | null): Promise<Course> {
    requireAdmin(actor);
    if (publishAt === null) return this.change(actor, lectures, publishNow);
    const delaySeconds = (publishAt.getTime() - Date.now()) / 1000;
    if (!(delaySeconds > 0)) {
      const message = lectureRefusals.validation.publishAtOver;
      throw new AppError('BAD_USER_INPUT', message, { fields: { publishAt: message } });
    }
    const schedule: Step = (lecture) => {
      if (!lecture.isDraft || lecture.publishAt?.getTime() === publishAt.getTime()) return null;
      lecture.publishAt = publishAt;
      return {
        action: lectureActions.LECTURE_SCHEDULED,
        fact: { kind: 'SCHEDULED', at: publishAt.toISOString() },
      };
    };
    return this.change(actor, lectures, schedule, (em, { id: courseId }) =>
      this.deps.jobs.add(
        em,
        publishScheduled,
        { courseId, publishAt: publishAt.toISOString() },
        { delaySeconds },
      ),
    );
  }

  /**
   * Makes lectures drafts, and cancels the schedule of drafts. The progress of learners is kept. Throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, NOT_FOUND, and CONFLICT if one is not a lecture of the course.
   */
  unpublish(actor: Actor, lectures: LecturesOfCourse): Promise<Course> {
    return this.change(actor, lectures, (lecture) => {
      if (lecture.isDraft && lecture.publishAt === null) return null;
      Object.assign(lecture, { isDraft: true, publishAt: null });
      return { action: lectureActions.LECTURE_UNPUBLISHED };
    });
  }

  /**
   * Publishes the drafts of a course that are scheduled for `publishAt` or earlier. The time comes from the job and not from a
   * clock, so no draft is missed if the clocks of processes differ. A draft that was postponed has a later job of its own.
   */
  async publishScheduled({ courseId, publishAt }: Schedule): Promise<void> {
    await this.deps.em.fork().transactional(async (em) => {
      const course = await lockAnyCourse(em, courseId);
      if (!course) return;
      const isDue = { course: courseId, isDraft: true, publishAt: { $lte: new Date(publishAt) } };
      for (const lecture of await em.find(Lecture, isDue, { refresh: true })) {
        publishNow(lecture);
        await this.publishChange(em, lecture);
      }
      await em.flush();
      await updateTotals(em, course);
    });
  }

  private async change(
    actor: Actor,
    { courseId, lectureIds }: LecturesOfCourse,
    step: Step,
    andThen?: (em: EntityManager, course: Course) => Promise<void>,
  ): Promise<Course> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const ids = [...new Set(lectureIds.map((lectureId) => requireId(lectureId, 'lectureIds')))];
    return this.deps.em.transactional(async (em) => {
      const course = await lockCourse(em, id);
      const where = { id: { $in: ids }, course: id, deletedAt: null };
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

  private publishChange(em: EntityManager, { id, course }: Lecture): Promise<void> {
    return this.deps.changes.publish(em, { lectureId: id, courseId: course.id });
  }
}

function publishNow(lecture: Lecture): ReturnType<Step> {
  if (!lecture.isDraft) return null;
  Object.assign(lecture, { isDraft: false, publishAt: null });
  return { action: lectureActions.LECTURE_PUBLISHED };
}

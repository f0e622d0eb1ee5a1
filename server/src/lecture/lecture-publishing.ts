import type { EntityManager } from '@mikro-orm/postgresql';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { lockAnyCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/job.ts';
import { updateTotals } from './course-lectures.ts';
import { lectureActions } from './lecture.audit-actions.ts';
import { Lecture } from './lecture.entity.ts';
import type { LecturesOfCourse, LectureStep, SeveralLectures } from './several-lectures.ts';

/** The scheduled time for publishing lectures of a course, in ISO 8601. */
interface Schedule {
  courseId: string;
  publishAt: string;
}

export const publishScheduled = defineJob<Schedule>('publish-scheduled-lectures', 'housekeeping');

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  several: SeveralLectures;
}

/** Takes part in the transaction that publishes lectures of a course. */
type PublishListener = (em: EntityManager) => Promise<void>;

/** Publishes and unpublishes lectures, at once or at a set time. */
export class LecturePublishing {
  private readonly listeners: PublishListener[] = [];

  constructor(private readonly deps: Dependencies) {}

  /** Calls the listener each time lectures are published. */
  onPublish(listener: PublishListener): void {
    this.listeners.push(listener);
  }

  /**
   * Publishes drafts now or schedules them, which replaces an earlier schedule. Published lectures stay unchanged. Throws
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT for a time in the past, and CONFLICT if one is not a lecture of the
   * course.
   */
  async publish(actor: Actor, lectures: LecturesOfCourse, publishAt: Date | null): Promise<Course> {
    requireAdmin(actor);
    if (publishAt === null) {
      return this.deps.several.changeEach(actor, lectures, publishNow, {
        andThen: (em) => this.published(em),
      });
    }
    const delaySeconds = (publishAt.getTime() - Date.now()) / 1000;
    if (!(delaySeconds > 0)) {
      const message = lectureRefusals.validation.publishAtOver;
      throw new AppError('BAD_USER_INPUT', message, { fields: { publishAt: message } });
    }
    const schedule: LectureStep = (lecture) => {
      if (!lecture.isDraft || lecture.publishAt?.getTime() === publishAt.getTime()) return null;
      lecture.publishAt = publishAt;
      return {
        action: lectureActions.LECTURE_SCHEDULED,
        fact: { kind: 'SCHEDULED', at: publishAt.toISOString() },
      };
    };
    return this.deps.several.changeEach(actor, lectures, schedule, {
      andThen: (em, { id: courseId }) =>
        this.deps.jobs.add(
          em,
          publishScheduled,
          { courseId, publishAt: publishAt.toISOString() },
          { delaySeconds },
        ),
    });
  }

  /**
   * Makes lectures drafts, and cancels the schedule of drafts. The progress of learners is kept. Throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, NOT_FOUND, and CONFLICT if one is not a lecture of the course.
   */
  unpublish(actor: Actor, lectures: LecturesOfCourse): Promise<Course> {
    return this.deps.several.changeEach(actor, lectures, (lecture) => {
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
        await this.deps.several.publishChange(em, lecture);
      }
      await em.flush();
      await updateTotals(em, course);
      await this.published(em);
    });
  }

  private async published(em: EntityManager): Promise<void> {
    for (const listener of this.listeners) await listener(em);
  }
}

function publishNow(lecture: Lecture): ReturnType<LectureStep> {
  if (!lecture.isDraft) return null;
  const publishedAt = lecture.publishedAt ?? new Date();
  Object.assign(lecture, { isDraft: false, publishAt: null, publishedAt });
  return { action: lectureActions.LECTURE_PUBLISHED };
}

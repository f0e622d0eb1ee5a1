import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { requirePageSize, uncountedPage } from '#server/platform/common/pagination.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { courseActions } from './course.audit-actions.ts';
import type { CoursePage } from './catalogue.ts';
import type { CourseCounts } from './course-counts.ts';
import { courseNotFound, lockAnyCourse } from './course-lock.ts';
import { Course } from './course.entity.ts';
import { restorableSince, TRASH_ORDER, trashCursor, whereTrashed } from './trash.ts';

/** Lets other features clean up what they hang on a course, in the transaction that deletes it. */
export type BeforeCourseDeletion = (em: EntityManager, course: Course) => Promise<void>;

interface Dependencies {
  em: EntityManager;
  counts: CourseCounts;
  objects: StoredObjects;
  audit: AuditLog;
}

/** Deleted courses, as long as they can be restored; then they are deleted for good. */
export class CourseTrash {
  private readonly beforeDeletion: BeforeCourseDeletion[] = [];

  constructor(private readonly deps: Dependencies) {}

  onDelete(hook: BeforeCourseDeletion): void {
    this.beforeDeletion.push(hook);
  }

  /** A page of the trash, last deleted first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, first: number, after?: string | null): Promise<CoursePage> {
    requireAdmin(actor);
    requirePageSize(first);
    const { em, counts } = this.deps;
    const courses = await em.find(Course, whereTrashed(after), { orderBy: TRASH_ORDER, limit: first + 1 });
    return {
      ...uncountedPage(trashCursor, courses, first),
      totalCount: () => counts.count('TRASH'),
      categories: () => counts.categories('TRASH'),
    };
  }

  /** Takes a course out of the trash. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND when it is not there. */
  async restore(actor: Actor, id: string): Promise<Course> {
    requireAdmin(actor);
    const courseId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      const course = await lockAnyCourse(em, courseId);
      if (!course?.deletedAt) return courseNotFound();
      course.deletedAt = null;
      await em.flush();
      const subject = { id: course.id, label: course.title };
      await this.deps.audit.record(em, actor, courseActions.COURSE_RESTORED, subject);
      return course;
    });
  }

  /** Deletes for good what can no longer be restored. */
  async purgeOld(): Promise<void> {
    const limit = restorableSince();
    const old = await this.deps.em.find(
      Course,
      { deletedAt: { $lt: limit } },
      { fields: ['id'], disableIdentityMap: true },
    );
    for (const { id } of old) await this.purge(id, limit);
  }

  /** Deletes a course that is in the trash for good, with all that belongs to it; with a limit, one from before it only. */
  async purge(id: string, limit?: Date): Promise<void> {
    await this.deps.em.fork().transactional(async (em) => {
      // Without the lock it could be restored, or a lecture be added, behind the hooks.
      const course = await lockAnyCourse(em, id);
      if (!course?.deletedAt || (limit && course.deletedAt >= limit)) return;
      for (const hook of this.beforeDeletion) await hook(em, course);
      if (course.thumbnailKey) await this.deps.objects.release(em, [course.thumbnailKey]);
      await em.nativeDelete(Course, { id });
    });
  }
}

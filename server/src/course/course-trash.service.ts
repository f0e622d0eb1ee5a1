import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { listKey, requirePageSize, uncountedPage } from '#server/platform/common/pagination.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { courseActions } from './course.audit-actions.ts';
import type { CoursePage } from './catalogue.ts';
import type { CourseCounts } from './course-counts.ts';
import { courseNotFound, lockAnyCourse } from './course-lock.ts';
import { thumbnailKeys } from './course-thumbnail.ts';
import { Course } from './course.entity.ts';
import { restorableSince, TRASH_ORDER, trashCursor, whereTrashed } from './trash.ts';

/** Lets other features clean up their data of a course in the transaction that deletes it. */
export type BeforeCourseDeletion = (em: EntityManager, course: Course) => Promise<void>;

interface Dependencies {
  em: EntityManager;
  counts: CourseCounts;
  objects: StoredObjects;
  audit: AuditLog;
}

/** Keeps deleted courses while they can be restored, and then deletes them permanently. */
export class CourseTrash {
  private readonly beforeDeletion: BeforeCourseDeletion[] = [];

  constructor(private readonly deps: Dependencies) {}

  /** The last hook runs first, because data of later features disappears with that of earlier ones. */
  onDelete(hook: BeforeCourseDeletion): void {
    this.beforeDeletion.unshift(hook);
  }

  /** A page of the trash, last deleted first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, first: number, after?: string | null): Promise<CoursePage> {
    requireAdmin(actor);
    requirePageSize(first);
    const { em, counts } = this.deps;
    const list = listKey('trashedCourses');
    const courses = await em.find(Course, whereTrashed(list, after), {
      orderBy: TRASH_ORDER,
      limit: first + 1,
    });
    return {
      ...uncountedPage((course) => trashCursor(list, course), courses, first),
      totalCount: () => counts.count('TRASH'),
      categories: () => counts.categories('TRASH'),
    };
  }

  /** Restores a course. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND when it is not in the trash. */
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

  /**
   * Permanently deletes a course in the trash with its lectures and files. Throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, NOT_FOUND when it is not in the trash.
   */
  async deleteForever(actor: Actor, id: string): Promise<Course> {
    requireAdmin(actor);
    const courseId = requireId(id, 'id');
    return (await this.purge(courseId, { actor })) ?? courseNotFound();
  }

  /** Permanently deletes all courses in the trash and returns their number. Throws UNAUTHENTICATED, FORBIDDEN. */
  async empty(actor: Actor): Promise<number> {
    requireAdmin(actor);
    let count = 0;
    // One transaction for each, so that a large trash locks one course at a time.
    for (const id of await this.idsInTrash({ $ne: null })) if (await this.purge(id, { actor })) count++;
    return count;
  }

  /** Permanently deletes courses that can no longer be restored. */
  async purgeOld(): Promise<void> {
    const before = restorableSince();
    for (const id of await this.idsInTrash({ $lt: before })) await this.purge(id, { before });
  }

  /**
   * Permanently deletes a course in the trash with everything that belongs to it; null when it is not in the trash.
   *
   * @param options.actor the admin to record in the audit log; none when the course has expired.
   * @param options.before keeps the course if it was put in the trash at this time or later.
   */
  async purge(id: string, { actor, before }: { actor?: Actor; before?: Date } = {}): Promise<Course | null> {
    return this.deps.em.fork().transactional(async (em) => {
      // Without the lock, the course could be restored, or get a new lecture, after the hooks have run.
      const course = await lockAnyCourse(em, id);
      if (!course?.deletedAt || (before && course.deletedAt >= before)) return null;
      await this.erase(em, course, actor);
      return course;
    });
  }

  /** Permanently deletes a locked course and everything that belongs to it, in the trash or not, in the transaction of `em`. */
  async erase(em: EntityManager, course: Course, actor?: Actor): Promise<void> {
    for (const hook of this.beforeDeletion) await hook(em, course);
    const keys = [...thumbnailKeys(course), ...(course.shareKey ? [course.shareKey] : [])];
    await this.deps.objects.release(em, keys);
    await em.nativeDelete(Course, { id: course.id });
    const subject = { id: course.id, label: course.title };
    if (actor) await this.deps.audit.record(em, actor, courseActions.COURSE_DELETED_FOREVER, subject);
  }

  private async idsInTrash(deletedAt: { $ne: null } | { $lt: Date }): Promise<string[]> {
    const courses = await this.deps.em.find(
      Course,
      { deletedAt },
      { fields: ['id'], disableIdentityMap: true },
    );
    return courses.map(({ id }) => id);
  }
}

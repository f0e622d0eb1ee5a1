import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditFact } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { listKey, pageBy, requirePageSize, type Page } from '#server/platform/common/pagination.ts';
import { lockAnyCourse } from '#server/course/course-lock.ts';
import type { CourseTrash } from '#server/course/course-trash.service.ts';
import type { Course } from '#server/course/course.entity.ts';
import { restorableSince, TRASH_ORDER, trashCursor, whereTrashed } from '#server/course/trash.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { lectureActions } from './lecture.audit-actions.ts';
import { keysOf, lectureNotFound, lockLecture, updateTotals } from './course-lectures.ts';
import { Lecture } from './lecture.entity.ts';

/** Lets other features clean up their data of a lecture in the transaction that deletes it, unless its course is deleted. */
export type BeforeLectureDeletion = (em: EntityManager, lectureId: string) => Promise<void>;

interface Dependencies {
  em: EntityManager;
  courseTrash: CourseTrash;
  objects: StoredObjects;
  audit: AuditLog;
}

/** Keeps deleted lectures while they can be restored, and then deletes them permanently. A deleted course takes its lectures along. */
export class LectureTrash {
  private readonly beforeDeletion: BeforeLectureDeletion[] = [];

  constructor(private readonly deps: Dependencies) {
    deps.courseTrash.onDelete((em, course) => this.purgeAllOf(em, course));
  }

  onDelete(hook: BeforeLectureDeletion): void {
    this.beforeDeletion.push(hook);
  }

  /**
   * A page of the trash, last deleted first, without lectures whose course is also in the trash. Throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT.
   */
  async list(actor: Actor, first: number, after?: string | null): Promise<Page<Lecture>> {
    requireAdmin(actor);
    requirePageSize(first);
    const { em } = this.deps;
    const list = listKey('trashedLectures');
    const ofCourse = { course: { deletedAt: null } };
    const [lectures, totalCount] = await Promise.all([
      em.find(
        Lecture,
        { $and: [whereTrashed(list, after), ofCourse] },
        { orderBy: TRASH_ORDER, limit: first + 1 },
      ),
      em.count(Lecture, { $and: [{ deletedAt: { $ne: null } }, ofCourse] }),
    ]);
    return pageBy((lecture) => trashCursor(list, lecture), lectures, first, totalCount);
  }

  /**
   * Restores a lecture at its old position. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND if it is not in
   * the trash or its course is.
   */
  async restore(actor: Actor, id: string): Promise<Lecture> {
    requireAdmin(actor);
    const lectureId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      const { course, lecture } = await lockLecture(em, lectureId, { isTrashed: true });
      lecture.deletedAt = null;
      await em.flush();
      await updateTotals(em, course);
      const subject = { id: lecture.id, label: lecture.title };
      const facts: AuditFact[] = [{ kind: 'COURSE', title: course.title }];
      await this.deps.audit.record(em, actor, lectureActions.LECTURE_RESTORED, subject, facts);
      return lecture;
    });
  }

  /**
   * Permanently deletes a lecture in the trash with its files. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT,
   * NOT_FOUND if it is not in the trash.
   */
  async deleteForever(actor: Actor, id: string): Promise<Lecture> {
    requireAdmin(actor);
    const known = await this.deps.em.findOne(Lecture, requireId(id, 'id'));
    return (known && (await this.purge(known, { actor }))) ?? lectureNotFound();
  }

  /** Permanently deletes all courses and lectures in the trash; returns the numbers of deleted items. Throws UNAUTHENTICATED, FORBIDDEN. */
  async empty(actor: Actor): Promise<{ courses: number; lectures: number }> {
    requireAdmin(actor);
    const courses = await this.deps.courseTrash.empty(actor);
    let lectures = 0;
    for (const lecture of await this.inTrash({ $ne: null }))
      if (await this.purge(lecture, { actor })) lectures++;
    return { courses, lectures };
  }

  /** Permanently deletes lectures that can no longer be restored. */
  async purgeOld(): Promise<void> {
    const before = restorableSince();
    for (const lecture of await this.inTrash({ $lt: before })) await this.purge(lecture, { before });
  }

  /** Null if the lecture is not in the trash or was put there at `before` or later. With an actor, writes an audit entry. */
  private async purge(
    { id, course: { id: courseId } }: Pick<Lecture, 'id' | 'course'>,
    { actor, before }: { actor?: Actor; before?: Date },
  ): Promise<Lecture | null> {
    return this.deps.em.fork().transactional(async (em) => {
      const course = await lockAnyCourse(em, courseId);
      const lecture = await em.findOne(Lecture, { id, deletedAt: before ? { $lt: before } : { $ne: null } });
      if (!course || !lecture) return null;
      for (const hook of this.beforeDeletion) await hook(em, id);
      await this.deps.objects.release(em, keysOf(lecture));
      await em.nativeDelete(Lecture, { id });
      const subject = { id, label: lecture.title };
      const facts: AuditFact[] = [{ kind: 'COURSE', title: course.title }];
      if (actor)
        await this.deps.audit.record(em, actor, lectureActions.LECTURE_DELETED_FOREVER, subject, facts);
      return lecture;
    });
  }

  private inTrash(deletedAt: { $ne: null } | { $lt: Date }): Promise<Pick<Lecture, 'id' | 'course'>[]> {
    return this.deps.em.find(Lecture, { deletedAt }, { fields: ['id', 'course'], disableIdentityMap: true });
  }

  private async purgeAllOf(em: EntityManager, course: Course): Promise<void> {
    const lectures = await em.find(Lecture, { course: course.id });
    await this.deps.objects.release(em, lectures.flatMap(keysOf));
    await em.nativeDelete(Lecture, { course: course.id });
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '#server/audit/audit-log.ts';
import type { CourseTrash } from '#server/course/course-trash.service.ts';
import { lockAnyCourse } from '#server/course/course-lock.ts';
import { restorableSince, TRASH_ORDER, trashCursor, whereTrashed } from '#server/course/trash.ts';
import type { LectureTrash } from '#server/lecture/lecture-trash.service.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { listKey, pageBy, requirePageSize, type Page } from '#server/platform/common/pagination.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { CourseFile } from './course-file.entity.ts';
import { fileActions } from './file.audit-actions.ts';
import { factsOf, fileNotFound, subjectOf } from './file-place.ts';
import { toRow, type FileRow } from './file-rows.ts';

/** A file in the trash. */
export type TrashedFile = FileRow & { deletedAt: Date | null };

/** Numbers of items that were deleted permanently. */
interface EmptiedTrash {
  courses: number;
  lectures: number;
  files: number;
}

interface Dependencies {
  em: EntityManager;
  courseTrash: CourseTrash;
  lectureTrash: LectureTrash;
  objects: StoredObjects;
  audit: AuditLog;
}

/** Neither the course nor the lecture of a file is in the trash. Otherwise it comes back with them, and is not listed alone. */
const ALONE = {
  course: { deletedAt: null },
  $or: [{ lecture: null }, { lecture: { deletedAt: null } }],
};

/**
 * Keeps deleted files while they can be restored, and then deletes them permanently. `CourseFiles` restores them. A course or a
 * lecture that is deleted permanently takes its files along.
 */
export class FileTrash {
  constructor(private readonly deps: Dependencies) {
    deps.courseTrash.onDelete((em, { id }) => this.releaseAll(em, { course: id }));
    deps.lectureTrash.onDelete((em, id) => this.releaseAll(em, { lecture: id }));
  }

  /**
   * A page of the trash, last deleted first, without files whose lecture or course is also in the trash. Throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT.
   */
  async list(actor: Actor, first: number, after?: string | null): Promise<Page<TrashedFile>> {
    requireAdmin(actor);
    requirePageSize(first);
    const { em } = this.deps;
    const list = listKey('trashedFiles');
    const [files, totalCount] = await Promise.all([
      em.find(
        CourseFile,
        { $and: [whereTrashed(list, after), ALONE] },
        { orderBy: TRASH_ORDER, limit: first + 1 },
      ),
      em.count(CourseFile, { $and: [{ deletedAt: { $ne: null } }, ALONE] }),
    ]);
    const rows = files.map((file) => ({ ...toRow(file), deletedAt: file.deletedAt }));
    return pageBy((file) => trashCursor(list, file), rows, first, totalCount);
  }

  /**
   * Permanently deletes a file in the trash with its object. Returns its id. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, and
   * NOT_FOUND if it is not in the trash.
   */
  async deleteForever(actor: Actor, fileId: string): Promise<string> {
    requireAdmin(actor);
    const id = requireId(fileId, 'id');
    const known = await this.deps.em.findOne(CourseFile, id);
    const isDeleted = known && (await this.purge(known, { actor }));
    return isDeleted ? id : fileNotFound();
  }

  /** Permanently deletes everything in the trash: courses, lectures and files. Throws UNAUTHENTICATED, FORBIDDEN. */
  async empty(actor: Actor): Promise<EmptiedTrash> {
    requireAdmin(actor);
    const others = await this.deps.lectureTrash.empty(actor);
    let files = 0;
    for (const file of await this.inTrash({ $ne: null })) if (await this.purge(file, { actor })) files++;
    return { ...others, files };
  }

  /** Permanently deletes files that can no longer be restored. */
  async purgeOld(): Promise<void> {
    const before = restorableSince();
    for (const file of await this.inTrash({ $lt: before })) await this.purge(file, { before });
  }

  /** Returns false if the file is not in the trash or was put there at `before` or later. With an actor, writes an audit entry. */
  private async purge(
    { id, course: { id: courseId } }: Pick<CourseFile, 'id' | 'course'>,
    { actor, before }: { actor?: Actor; before?: Date },
  ): Promise<boolean> {
    const { em: root, objects, audit } = this.deps;
    return root.fork().transactional(async (em) => {
      const course = await lockAnyCourse(em, courseId);
      const deletedAt = before ? { $lt: before } : { $ne: null };
      const file = await em.findOne(CourseFile, { id, deletedAt });
      if (!course || !file) return false;
      // A trigger releases the object of each deleted row.
      await em.nativeDelete(CourseFile, { id });
      await objects.deleteReleased(em, [file.key]);
      const { FILE_DELETED_FOREVER } = fileActions;
      if (actor) await audit.record(em, actor, FILE_DELETED_FOREVER, subjectOf(file), factsOf(course));
      return true;
    });
  }

  /** Deletes the objects of files whose rows disappear with those of their course or lecture. A trigger releases them. */
  private async releaseAll(
    em: EntityManager,
    owner: { course: string } | { lecture: string },
  ): Promise<void> {
    const files = await em.find(CourseFile, owner, { fields: ['key'], disableIdentityMap: true });
    await this.deps.objects.deleteReleased(
      em,
      files.map(({ key }) => key),
    );
  }

  private inTrash(deletedAt: { $ne: null } | { $lt: Date }): Promise<Pick<CourseFile, 'id' | 'course'>[]> {
    return this.deps.em
      .fork()
      .find(CourseFile, { deletedAt }, { fields: ['id', 'course'], disableIdentityMap: true });
  }
}

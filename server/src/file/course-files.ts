import type { EntityManager } from '@mikro-orm/postgresql';
import { extensionOf } from '#shared/file-types.ts';
import { fileMessages } from '#shared/file.ts';
import { fileRules } from '#shared/file.rules.ts';
import { changed } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import { CourseFile } from './course-file.entity.ts';
import { fileActions } from './file.audit-actions.ts';
import type { MoveFileInput, RenameFileInput } from './file.inputs.ts';
import { FILE_BY_ID, OF_COURSES, OF_LECTURES, toRow, type FileRow } from './file-rows.ts';
import { keepsType } from './file-types.ts';
import { linkFile } from './file-links.ts';
import {
  factsOf,
  fileNotFound,
  filesOf,
  lastPosition,
  requirePlace,
  requireRoom,
  subjectOf,
} from './file-place.ts';

/** A file after a change, and its course. */
export interface ChangedFile {
  file: FileRow;
  course: Course;
}

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  links: MediaLinks;
  audit: AuditLog;
}

/**
 * The files of courses and lectures. Each change locks the course. The methods that take an actor throw UNAUTHENTICATED, FORBIDDEN,
 * BAD_USER_INPUT and NOT_FOUND.
 */
export class CourseFiles {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: the files of each lecture, in their order. */
  readonly ofLectures = async (lectureIds: readonly string[]): Promise<FileRow[][]> => {
    const rows = await this.deps.statements.all(OF_LECTURES, { ids: lectureIds });
    const byLecture = Map.groupBy(rows, ({ lectureId }) => lectureId);
    return lectureIds.map((id) => byLecture.get(id) ?? []);
  };

  /** Batch for resolvers: the files of each whole course, in their order. */
  readonly ofCourses = async (courseIds: readonly string[]): Promise<FileRow[][]> => {
    const rows = await this.deps.statements.all(OF_COURSES, { ids: courseIds });
    const byCourse = Map.groupBy(rows, ({ courseId }) => courseId);
    return courseIds.map((id) => byCourse.get(id) ?? []);
  };

  /** A file outside of the trash, as its lecture and its course are; null if there is none. Check the link first. */
  byId(id: string): Promise<FileRow | null> {
    return this.deps.statements.first(FILE_BY_ID, { id });
  }

  /** A fresh link that downloads a file. Check access first. */
  link(actor: Actor, { id }: FileRow): string {
    return linkFile(this.deps.links, actor, id);
  }

  /** Renames a file. It keeps its type. */
  async rename(actor: Actor, { id, name: given }: RenameFileInput): Promise<FileRow> {
    requireAdmin(actor);
    const { name } = validate(fileRules, { name: given });
    const { file } = await this.change(actor, id, { isDeleted: false }, async (em, found, course) => {
      const { name: before } = found;
      if (name === before) return;
      if (!keepsType(before, name)) {
        const message = fileMessages.validation.extension({ extension: `.${extensionOf(before)}` });
        throw new AppError('BAD_USER_INPUT', message, { fields: { name: message } });
      }
      found.name = name;
      await em.flush();
      const facts = [
        ...factsOf(course),
        { kind: 'CHANGED' as const, fields: [{ name: 'name', before, after: name }] },
      ];
      await this.deps.audit.record(em, actor, fileActions.FILE_EDITED, subjectOf(found), facts);
    });
    return file;
  }

  /** Deletes a file. It can be restored for 30 days. */
  async delete(actor: Actor, id: string): Promise<ChangedFile> {
    return this.change(actor, id, { isDeleted: false }, async (em, file, course) => {
      file.deletedAt = new Date();
      await em.flush();
      await this.deps.audit.record(em, actor, fileActions.FILE_DELETED, subjectOf(file), factsOf(course));
    });
  }

  /** Restores a deleted file at its position. Throws CONFLICT if its place has no room, NOT_FOUND if its lecture is deleted. */
  async restore(actor: Actor, id: string): Promise<ChangedFile> {
    return this.change(actor, id, { isDeleted: true }, async (em, file, course) => {
      const lectureId = file.lecture?.id ?? null;
      await requirePlace(em, course, lectureId);
      await requireRoom(em, course.id, lectureId);
      file.deletedAt = null;
      await em.flush();
      await this.deps.audit.record(em, actor, fileActions.FILE_RESTORED, subjectOf(file), factsOf(course));
    });
  }

  /** Moves a file to a position of a lecture, or of the whole course. Throws CONFLICT if there is no room. */
  async move(actor: Actor, { id, lectureId: place, position }: MoveFileInput): Promise<ChangedFile> {
    requireAdmin(actor);
    const lectureId = place == null ? null : requireId(place, 'lectureId');
    return this.change(actor, id, { isDeleted: false }, async (em, file, course) => {
      await requirePlace(em, course, lectureId);
      if ((file.lecture?.id ?? null) !== lectureId) {
        await requireRoom(em, course.id, lectureId);
        file.position = (await lastPosition(em, course.id, lectureId)) + 1;
        file.lecture = lectureId === null ? null : em.getReference(Lecture, lectureId, { wrapped: true });
        await em.flush();
      }
      const others = (await filesOf(em, course.id, lectureId)).filter((other) => other.id !== file.id);
      const index = Math.min(Math.max((position ?? Infinity) - 1, 0), others.length);
      for (const [at, each] of others.toSpliced(index, 0, file).entries()) each.position = at + 1;
      await em.flush();
      const facts = [...factsOf(course), changed('position')];
      await this.deps.audit.record(em, actor, fileActions.FILE_MOVED, subjectOf(file), facts);
    });
  }

  /** Changes a file whose bytes have arrived, under the lock of its course. */
  private async change(
    actor: Actor,
    fileId: string,
    { isDeleted }: { isDeleted: boolean },
    work: (em: EntityManager, file: CourseFile, course: Course) => Promise<void>,
  ): Promise<ChangedFile> {
    requireAdmin(actor);
    const id = requireId(fileId, 'id');
    return this.deps.em.transactional(async (em) => {
      const known = (await em.findOne(CourseFile, id)) ?? fileNotFound();
      const course = await lockCourse(em, known.course.id);
      const where = { id, expiresAt: null, deletedAt: isDeleted ? { $ne: null } : null };
      const file = (await em.findOne(CourseFile, where, { refresh: true })) ?? fileNotFound();
      await work(em, file, course);
      return { file: toRow(file), course };
    });
  }
}

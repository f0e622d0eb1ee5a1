import type { EntityManager } from '@mikro-orm/postgresql';
import { limits } from '#shared/limits.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { courseActions } from './course.audit-actions.ts';
import {
  CourseChange,
  type ChangeCoursesInput,
  type ChangeCoursesPayload,
  type CourseRefusal,
  type CourseRefusalReason,
} from './course-changes.type.ts';
import { lockAnyCourses } from './course-lock.ts';
import type { CoursePictures } from './course-pictures.ts';
import { isComplete } from './course-texts.ts';
import type { Course } from './course.entity.ts';

interface Dependencies {
  em: EntityManager;
  pictures: CoursePictures;
  audit: AuditLog;
}

type Options = Pick<ChangeCoursesInput, 'publishesEmpty'> & { now: Date };

interface Kind {
  action: AuditAction;
  /** Changes a course. Returns why not, and UNCHANGED if it is in the wanted state already. */
  apply: (course: Course, options: Options) => CourseRefusalReason | 'CHANGED' | 'UNCHANGED';
}

const KINDS: Record<CourseChange, Kind> = {
  PUBLISH: {
    action: courseActions.COURSE_PUBLISHED,
    apply: (course, { publishesEmpty, now }) => {
      if (course.deletedAt) return 'NOT_FOUND';
      if (course.publishedAt) return 'UNCHANGED';
      if (!isComplete(course)) return 'INCOMPLETE';
      if (course.numberOfLectures === 0 && !publishesEmpty) return 'NO_LECTURES';
      course.publishedAt = now;
      return 'CHANGED';
    },
  },
  UNPUBLISH: {
    action: courseActions.COURSE_UNPUBLISHED,
    apply: (course) => {
      if (course.deletedAt) return 'NOT_FOUND';
      if (!course.publishedAt) return 'UNCHANGED';
      course.publishedAt = null;
      return 'CHANGED';
    },
  },
  TRASH: {
    action: courseActions.COURSE_DELETED,
    apply: (course, { now }) => {
      if (course.deletedAt) return 'NOT_FOUND';
      course.deletedAt = now;
      return 'CHANGED';
    },
  },
  RESTORE: {
    action: courseActions.COURSE_RESTORED,
    apply: (course) => {
      if (!course.deletedAt) return 'NOT_FOUND';
      course.deletedAt = null;
      return 'CHANGED';
    },
  },
};

/** Changes the states of several courses, as `CourseService` and `CourseTrash` do with one. */
export class CourseChanges {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Changes courses in one transaction. A refused course does not stop the others. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   * for no ids, too many of them or a malformed one.
   */
  async change(
    actor: Actor,
    { ids, change, publishesEmpty }: ChangeCoursesInput,
  ): Promise<ChangeCoursesPayload> {
    requireAdmin(actor);
    const wanted = requireIds(ids);
    const { em: root, pictures, audit } = this.deps;
    const { action, apply } = KINDS[change];
    return root.transactional(async (em) => {
      const found = await lockAnyCourses(em, wanted);
      const options = { publishesEmpty, now: new Date() };
      const courses: Course[] = [];
      const refusals: CourseRefusal[] = [];
      for (const id of wanted) {
        const course = found.get(id);
        const outcome = course ? apply(course, options) : 'NOT_FOUND';
        if (outcome === 'CHANGED' && course) courses.push(course);
        else if (outcome !== 'CHANGED' && outcome !== 'UNCHANGED') refusals.push({ id, reason: outcome });
      }
      await em.flush();
      if (change === CourseChange.PUBLISH) await pictures.requestAll(em, courses);
      const subjects = courses.map(({ id, title }) => ({ id, label: title }));
      await audit.recordAll(em, actor, action, subjects);
      return { courses, refusals };
    });
  }
}

/** Each id once. Throws BAD_USER_INPUT. */
function requireIds(ids: readonly string[]): string[] {
  const { max } = limits.pageSize;
  if (ids.length === 0 || ids.length > max) {
    const message = inputRefusals.idCount({ limit: max });
    throw new AppError('BAD_USER_INPUT', message, { fields: { ids: message } });
  }
  return [...new Set(ids.map((id) => requireId(id, 'ids')))];
}

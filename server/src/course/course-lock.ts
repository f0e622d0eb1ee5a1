import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { courseMessages } from '#shared/course.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { Course } from './course.entity.ts';

/** Throws NOT_FOUND. */
export function courseNotFound(): never {
  throw new AppError('NOT_FOUND', courseMessages.notFound.course);
}

/** Locks a course, in the trash or not, until the transaction of `em` ends; null when there is none. */
export function lockAnyCourse(em: EntityManager, id: string): Promise<Course | null> {
  return em.findOne(Course, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * Locks a course until the transaction of `em` ends. Every change of a course or its lectures takes this lock first, so
 * that changes are serialized. Throws NOT_FOUND when the course does not exist or is in the trash.
 */
export async function lockCourse(em: EntityManager, id: string): Promise<Course> {
  const course = await lockAnyCourse(em, id);
  return course && !course.deletedAt ? course : courseNotFound();
}

/**
 * Locks courses, in the trash or not, until the transaction of `em` ends. They are locked in the order of their ids, so that two
 * transactions that lock several cannot wait for each other. An id without a course is not in the map.
 */
export async function lockAnyCourses(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, Course>> {
  const courses = await em.find(
    Course,
    { id: { $in: [...ids] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  return new Map(courses.map((course) => [course.id, course]));
}

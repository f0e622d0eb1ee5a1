import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lectureMessages } from '#shared/lecture.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import { Course } from '#server/course/course.entity.ts';
import { Lecture } from './lecture.entity.ts';
import { isShown } from './lecture-rows.ts';

/** Throws NOT_FOUND. */
export function lectureNotFound(): never {
  throw new AppError('NOT_FOUND', lectureMessages.notFound.lecture);
}

/**
 * A lecture with its course locked, both as they are now, the lecture in the trash or not as asked. Throws NOT_FOUND,
 * also when the course is in the trash.
 */
export async function lockLecture(
  em: EntityManager,
  id: string,
  { isTrashed }: { isTrashed: boolean },
): Promise<{ course: Course; lecture: Lecture }> {
  const known = await em.findOne(Lecture, id);
  if (!known) return lectureNotFound();
  const course = await lockCourse(em, known.course.id);
  const lecture = await em.findOne(Lecture, id, { refresh: true });
  return lecture && Boolean(lecture.deletedAt) === isTrashed ? { course, lecture } : lectureNotFound();
}

/** Keys of all stored objects of a lecture: its original and what was made from it. */
export function keysOf({ videoKey, derivedKeys }: Lecture): string[] {
  return videoKey === null ? derivedKeys : [videoKey, ...derivedKeys];
}

type NewLecture = Pick<Lecture, 'title' | 'description' | 'isFreePreview'> &
  Partial<Pick<Lecture, 'id' | 'status' | 'isDraft'>>;

/** Makes a lecture behind all others of a locked course, those in the trash too. The caller flushes. */
export async function createLecture(em: EntityManager, { id }: Course, fields: NewLecture): Promise<Lecture> {
  const last = await em.findOne(Lecture, { course: id }, { orderBy: { position: 'desc' } });
  return em.create(Lecture, {
    ...fields,
    course: em.getReference(Course, id, { wrapped: true }),
    position: (last?.position ?? 0) + 1,
    uploader: null,
    publishAt: null,
    deletedAt: null,
  });
}

/** Counts the lectures of a locked course that learners are shown anew, after a change of them was flushed. */
export async function updateTotals(em: EntityManager, course: Course): Promise<void> {
  const [totals] = await em.execute<{ count: number; duration: number }[]>(
    `select count(*)::int as count, coalesce(sum(duration), 0) as duration
     from lectures where course_id = ? and ${sqlOf(isShown(rowIn('lectures', 'lectures')))}`,
    [course.id],
  );
  course.numberOfLectures = totals?.count ?? 0;
  course.duration = totals?.duration ?? 0;
  await em.flush();
}

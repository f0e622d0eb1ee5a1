import type { EntityManager } from '@mikro-orm/postgresql';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { counted, read, rowOf, uuid } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import { Course } from '#server/course/course.entity.ts';
import { Lecture, LectureKind } from './lecture.entity.ts';
import { isShown, isUpcoming } from './lecture-rows.ts';
import { lastPosition } from './section/section-rows.ts';

/** Throws NOT_FOUND. */
export function lectureNotFound(): never {
  throw new AppError('NOT_FOUND', lectureMessages.notFound.lecture);
}

/**
 * Locks the course of a lecture and reads both fresh. Throws NOT_FOUND, also if `isTrashed` does not apply to the lecture
 * or if the course is in the trash.
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

/** Returns why this lecture can have no video; null for a video. */
export function videoRefusal({ kind }: Pick<Lecture, 'kind'>): string | null {
  if (kind === LectureKind.TEXT) return lectureRefusals.conflict.videoOfText;
  return kind === LectureKind.LINK ? lectureRefusals.conflict.videoOfLink : null;
}

/** Throws CONFLICT for a text or a link, which has no video. */
export function requireVideoLecture(lecture: Pick<Lecture, 'kind'>): void {
  const refusal = videoRefusal(lecture);
  if (refusal !== null) throw new AppError('CONFLICT', refusal);
}

/**
 * Whether a lecture that is added to this course, and that learners could see at once, begins as a draft: it does in a published course
 * that does not publish its lectures immediately.
 */
export function beginsAsDraft({ publishedAt, publishesLecturesAtOnce }: Course): boolean {
  return publishedAt !== null && !publishesLecturesAtOnce;
}

/** Keys of all stored objects of a lecture: its original and the files made from it. */
export function keysOf({ videoKey, derivedKeys }: Lecture): string[] {
  return videoKey === null ? derivedKeys : [videoKey, ...derivedKeys];
}

/** The fields of a new lecture. */
export type NewLecture = Pick<Lecture, 'title' | 'description' | 'isFreePreview'> &
  Partial<Pick<Lecture, 'id' | 'kind' | 'url' | 'duration' | 'status' | 'isDraft' | 'isTrailer'>>;

/** Creates a lecture at the end of a locked course, in its last section. The caller flushes. */
export async function createLecture(em: EntityManager, course: Course, fields: NewLecture): Promise<Lecture> {
  return createLectureAt(em, course, (await lastPosition(em, course.id)) + 1, fields);
}

/** Creates a lecture at a free position of a locked course. The caller flushes. */
export function createLectureAt(
  em: EntityManager,
  { id }: Course,
  position: number,
  fields: NewLecture,
): Lecture {
  return em.create(Lecture, {
    ...fields,
    course: em.getReference(Course, id, { wrapped: true }),
    position,
    uploader: null,
    publishAt: null,
    publishedAt: fields.isDraft ? null : new Date(),
    changedAt: null,
    deletedAt: null,
  });
}

const TOTALS = read({ courseId: uuid }, ({ courseId }) =>
  db
    .selectFrom('lectures')
    .where('lectures.courseId', '=', courseId)
    .where((query) => isShown(rowOf(query, 'lectures')))
    .select((query) => [
      counted().as('count'),
      query.fn.coalesce(query.fn.sum<number>('lectures.duration'), query.lit(0)).as('duration'),
    ]),
);
const NEXT_RELEASE = read({ courseId: uuid }, ({ courseId }) =>
  db
    .selectFrom('lectures')
    .where('lectures.courseId', '=', courseId)
    .where((query) => isUpcoming(rowOf(query, 'lectures')))
    .orderBy('publishAt')
    .limit(1)
    .select('publishAt'),
);

/** Recomputes the totals of a locked course from the lectures that learners see, and its next release. Flush changes of lectures before. */
export async function updateTotals(em: EntityManager, course: Course): Promise<void> {
  const [totals] = await readIn(em, TOTALS, { courseId: course.id });
  const [next] = await readIn(em, NEXT_RELEASE, { courseId: course.id });
  course.numberOfLectures = totals?.count ?? 0;
  course.duration = totals?.duration ?? 0;
  course.nextReleaseAt = next?.publishAt ?? null;
  await em.flush();
}

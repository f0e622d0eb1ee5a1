import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { lockAnyCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { LectureUpload } from './lecture-upload.entity.ts';

/** An upload with its lecture and its course. All are locked until the transaction ends. */
export interface LockedUpload {
  upload: LectureUpload;
  lecture: Lecture;
  course: Course;
}

/** Locks an upload. Returns null if it is over: completed or cancelled. */
export async function lockUpload(em: EntityManager, id: string): Promise<LockedUpload | null> {
  const known = await em.findOne(LectureUpload, id, { populate: ['lecture'] });
  // The course is locked first, as in all changes of lectures.
  const course = known && (await lockAnyCourse(em, known.lecture.$.course.id));
  const upload = await em.findOne(LectureUpload, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!course || !upload) return null;
  const lecture = await em.findOneOrFail(Lecture, upload.lecture.id, { refresh: true });
  return { upload, lecture, course };
}

/** Throws NOT_FOUND. */
export function uploadNotFound(): never {
  throw new AppError('NOT_FOUND', uploadMessages.notFound.upload);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { fileLimits, fileMessages } from '#shared/file.ts';
import type { AuditFact } from '#server/audit/audit-facts.ts';
import type { Course } from '#server/course/course.entity.ts';
import { lectureNotFound } from '#server/lecture/course-lectures.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { User } from '#server/user/user.entity.ts';
import { CourseFile } from './course-file.entity.ts';

/** The type of stored objects. The row of a file has the type with which it is sent. */
export const OBJECT_TYPE = 'application/octet-stream';

/** The key of the object of a file. */
export const keyOf = (id: string): string => `files/${id}`;

interface NewPlace {
  course: Course;
  /** Null for a file of the whole course. */
  lecture: Lecture | null;
  uploaderId: string;
}

/** Creates the row of a file. Lock the course first. The caller flushes. */
export function createFile(
  em: EntityManager,
  { uploaderId, ...place }: NewPlace,
  fields: Pick<CourseFile, 'id' | 'position' | 'name' | 'size' | 'contentType' | 'expiresAt'>,
): CourseFile {
  const uploader = em.getReference(User, uploaderId, { wrapped: true });
  return em.create(CourseFile, { ...place, ...fields, uploader, key: keyOf(fields.id), deletedAt: null });
}

/** The files of a lecture, or of a whole course if `lectureId` is null, that are not deleted. Running uploads count. */
const inPlace = (courseId: string, lectureId: string | null) => ({
  course: courseId,
  lecture: lectureId,
  deletedAt: null,
});

/** Throws NOT_FOUND. */
export function fileNotFound(): never {
  throw new AppError('NOT_FOUND', fileMessages.notFound.file);
}

/** Returns the lecture of a place, null for a whole course. Throws NOT_FOUND, and BAD_USER_INPUT for a lecture of another course. */
export async function requirePlace(
  em: EntityManager,
  course: Course,
  lectureId: string | null,
): Promise<Lecture | null> {
  if (lectureId === null) return null;
  const lecture = await em.findOne(Lecture, { id: lectureId, deletedAt: null });
  if (!lecture) return lectureNotFound();
  if (lecture.course.id === course.id) return lecture;
  const message = fileMessages.validation.otherCourse;
  throw new AppError('BAD_USER_INPUT', message, { fields: { lectureId: message } });
}

/** Returns how many more files the place has room for. Lock the course first. */
export async function roomIn(em: EntityManager, courseId: string, lectureId: string | null): Promise<number> {
  return fileLimits.perPlace - (await em.count(CourseFile, inPlace(courseId, lectureId)));
}

/** The error for a file without room in its place. */
export const noRoom = () =>
  new AppError('CONFLICT', fileMessages.conflict.tooMany({ max: fileLimits.perPlace }));

/** Throws CONFLICT if the place has no room for another file. Lock the course first. */
export async function requireRoom(
  em: EntityManager,
  courseId: string,
  lectureId: string | null,
): Promise<void> {
  if ((await roomIn(em, courseId, lectureId)) < 1) throw noRoom();
}

/** The highest position in a place; 0 without files. Lock the course first. */
export async function lastPosition(
  em: EntityManager,
  courseId: string,
  lectureId: string | null,
): Promise<number> {
  const where = { course: courseId, lecture: lectureId };
  const last = await em.findOne(CourseFile, where, { orderBy: { position: 'desc' } });
  return last?.position ?? 0;
}

/** Reads the files of a place in their order. Lock the course first. */
export function filesOf(
  em: EntityManager,
  courseId: string,
  lectureId: string | null,
): Promise<CourseFile[]> {
  return em.find(CourseFile, inPlace(courseId, lectureId), {
    orderBy: { position: 'asc', id: 'asc' },
    refresh: true,
  });
}

/** What an audit entry about a file of this course tells. */
export const factsOf = ({ title }: Course): AuditFact[] => [{ kind: 'COURSE', title }];

/** The subject of an audit entry about a file: its lecture or course, which has a page, with the name of the file. */
export const subjectOf = ({ course, lecture, name }: Pick<CourseFile, 'course' | 'lecture' | 'name'>) => ({
  id: lecture?.id ?? course.id,
  label: name,
});

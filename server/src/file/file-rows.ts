import type { Expression, SqlBool } from 'kysely';
import { isShown } from '#server/lecture/lecture-rows.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import {
  anyOf,
  columnsOf,
  is,
  read,
  rowIn,
  rowOf,
  uuid,
  uuids,
  type ColumnsOf,
  type RowOf,
} from '#server/platform/db/read.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { CourseFile } from './course-file.entity.ts';

const FILE = columnsOf('courseFiles', [
  'id',
  'createdAt',
  'courseId',
  'lectureId',
  'position',
  'name',
  'size',
  'contentType',
  'key',
]);

/** Whether a file is in the lists of its course: all its bytes have arrived, and it is not deleted. */
const isListed = ({
  expiresAt,
  deletedAt,
}: Pick<ColumnsOf<Tables['courseFiles']>, 'expiresAt' | 'deletedAt'>): Expression<SqlBool> =>
  is.and([is(expiresAt, 'is', null), is(deletedAt, 'is', null)]);

const listed = db
  .selectFrom('courseFiles')
  .where((query) => isListed(rowOf(query, 'courseFiles')))
  .select(FILE);

/** The files of lectures, in their order. */
export const OF_LECTURES = read({ ids: uuids }, ({ ids }) =>
  listed.where('lectureId', '=', anyOf(ids)).orderBy('position').orderBy('id'),
);

/** The files of whole courses, in their order. */
export const OF_COURSES = read({ ids: uuids }, ({ ids }) =>
  listed.where('courseId', '=', anyOf(ids)).where('lectureId', 'is', null).orderBy('position').orderBy('id'),
);

/** A file that can be downloaded with a link. */
export const FILE_BY_ID = read({ id: uuid }, ({ id }) =>
  listed
    .innerJoin('courses', 'courses.id', 'courseFiles.courseId')
    .leftJoin('lectures', 'lectures.id', 'courseFiles.lectureId')
    .where('courseFiles.id', '=', id)
    .where('courses.deletedAt', 'is', null)
    .where('lectures.deletedAt', 'is', null),
);

/** Files of courses that are in their archive, with the lectures that learners see, in teaching order. */
export const OF_ARCHIVE = read({ courseId: uuid }, ({ courseId }) =>
  listed
    .innerJoin('courses', 'courses.id', 'courseFiles.courseId')
    .leftJoin('lectures', 'lectures.id', 'courseFiles.lectureId')
    .where('courseFiles.courseId', '=', courseId)
    .where('courses.deletedAt', 'is', null)
    .where((query) =>
      query.or([query('courseFiles.lectureId', 'is', null), isShown(rowIn('lectures', 'lectures'))]),
    )
    .select(['courses.title as course', 'lectures.title as lecture'])
    .orderBy('lectures.position')
    .orderBy('courseFiles.position')
    .orderBy('courseFiles.id'),
);

/** Files of these lectures of a course, drafts included, in teaching order. */
export const OF_LECTURES_ARCHIVE = read({ courseId: uuid, lectureIds: uuids }, ({ courseId, lectureIds }) =>
  listed
    .innerJoin('courses', 'courses.id', 'courseFiles.courseId')
    .innerJoin('lectures', 'lectures.id', 'courseFiles.lectureId')
    .where('courseFiles.lectureId', '=', anyOf(lectureIds))
    .where('courseFiles.courseId', '=', courseId)
    .where('courses.deletedAt', 'is', null)
    .where('lectures.deletedAt', 'is', null)
    .select(['courses.title as course', 'lectures.title as lecture'])
    .orderBy('lectures.position')
    .orderBy('courseFiles.position')
    .orderBy('courseFiles.id'),
);

/** Those of these courses whose archive has files. */
export const WITH_ARCHIVE = read({ ids: uuids }, ({ ids }) =>
  db
    .selectFrom('courses')
    .where('courses.id', '=', anyOf(ids))
    .where((course) =>
      course.exists(
        course
          .selectFrom('courseFiles')
          .leftJoin('lectures', 'lectures.id', 'courseFiles.lectureId')
          .whereRef('courseFiles.courseId', '=', 'courses.id')
          .where((query) => isListed(rowOf(query, 'courseFiles')))
          .where((query) =>
            query.or([query('courseFiles.lectureId', 'is', null), isShown(rowIn('lectures', 'lectures'))]),
          ),
      ),
    )
    .select('courses.id'),
);

/** A file as PostgreSQL returns it. */
export type FileRow = RowOf<typeof OF_LECTURES>;

/** A file with the titles that name its folder in an archive. */
export type ArchivedFileRow = RowOf<typeof OF_ARCHIVE>;

/** Returns a loaded file as the lists have it. */
export function toRow({
  id,
  createdAt,
  course,
  lecture,
  position,
  name,
  size,
  contentType,
  key,
}: CourseFile): FileRow {
  const lectureId = lecture?.id ?? null;
  return { id, createdAt, courseId: course.id, lectureId, position, name, size, contentType, key };
}

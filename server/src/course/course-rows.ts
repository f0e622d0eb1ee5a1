import type { SqlBool, Expression } from 'kysely';
import { columns } from '#server/platform/db/statements.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import {
  anyOf,
  is,
  read,
  text,
  uuids,
  type ColumnsOf,
  type EntityOrRow,
  type RowOf,
} from '#server/platform/db/read.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** The columns of a course that are read: all but the search columns. */
export const COURSE_COLUMNS = [
  'id',
  'createdAt',
  'slug',
  'title',
  'description',
  'category',
  'instructor',
  'language',
  'approvalNumber',
  'outcomes',
  'audience',
  'requirements',
  'thumbnailKey',
  'thumbnailVariants',
  'shareKey',
  'publishedAt',
  'deletedAt',
  'publishesLecturesAtOnce',
  'version',
  'numberOfLectures',
  'duration',
  'updatedAt',
] as const;

/** The columns of a `CourseRow`, for the list of a `select`. */
export const courseColumns = (table: string): string => columns(table, COURSE_COLUMNS);

/** Whether a course is published and not in the trash. */
export const isPublished = ({
  deletedAt,
  publishedAt,
}: Pick<ColumnsOf<Tables['courses']>, 'deletedAt' | 'publishedAt'>): Expression<SqlBool> =>
  is.and([is(deletedAt, 'is', null), is(publishedAt, 'is not', null)]);

const select = db.selectFrom('courses').select(COURSE_COLUMNS);
export const COURSE_BY_SLUG = read({ slug: text }, ({ slug }) => select.where('slug', '=', slug));
export const COURSES_BY_ID = read({ ids: uuids }, ({ ids }) => select.where('id', '=', anyOf(ids)));

/** A course as it is shown. */
export type CourseRow = EntityOrRow<RowOf<typeof COURSE_BY_SLUG>>;

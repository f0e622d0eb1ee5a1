import { columns, statement } from '#server/platform/db/statements.ts';
import type { Course } from './course.entity.ts';

/** Properties of a course that are read: all but what a search looks through. */
const PROPERTIES = [
  'id',
  'createdAt',
  'slug',
  'title',
  'description',
  'category',
  'instructor',
  'language',
  'thumbnailKey',
  'thumbnailVariants',
  'shareKey',
  'publishedAt',
  'deletedAt',
  'publishesLecturesAtOnce',
  'version',
  'numberOfLectures',
  'duration',
] as const satisfies (keyof Course)[];

/** A course as it is read, without the unit of work of an entity. */
export type CourseRow = Pick<Course, (typeof PROPERTIES)[number]>;

/** The columns of a `CourseRow`, for the list of a `select`. */
export const courseColumns = (table: string): string => columns(table, PROPERTIES);

const SELECT = `select ${courseColumns('courses')} from courses`;
export const COURSE_BY_SLUG = statement<CourseRow>(`${SELECT} where slug = $1`);
export const COURSE_BY_ID = statement<CourseRow>(`${SELECT} where id = $1`);
export const COURSES_BY_ID = statement<CourseRow>(`${SELECT} where id = any($1::uuid[])`);

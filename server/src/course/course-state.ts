import type { Expression, SqlBool } from 'kysely';
import { is, rowIn, sqlOf, type ColumnsOf } from '#server/platform/db/read.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { isPublished } from './course-rows.ts';

/** No state includes courses in the trash. */
export const CourseState = graphqlEnum('CourseState', 'Which courses of the school a list shows.', {
  PUBLISHED: 'Published courses, which are visible to all.',
  DRAFT: 'Drafts. Admins only.',
  SCHEDULED: 'Courses with lectures that will be published at a set time. Admins only.',
  ANY: 'Published courses and drafts. Admins only.',
});
export type CourseState = keyof typeof CourseState;

type Row = ColumnsOf<Tables['courses']>;

const outsideTrash = ({ deletedAt }: Row) => is(deletedAt, 'is', null);
const CONDITIONS: Record<CourseState, (course: Row) => Expression<SqlBool>> = {
  PUBLISHED: isPublished,
  DRAFT: (course) => is.and([outsideTrash(course), is(course.publishedAt, 'is', null)]),
  SCHEDULED: (course) => is.and([outsideTrash(course), is(course.nextReleaseAt, 'is not', null)]),
  ANY: outsideTrash,
};

/** SQL of the state's condition on rows of `courses` with the alias `course`. */
export const isInState = (state: CourseState, course: string): string =>
  sqlOf(CONDITIONS[state](rowIn('courses', course)));

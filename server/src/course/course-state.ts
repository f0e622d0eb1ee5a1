import type { Expression, SqlBool } from 'kysely';
import { is, rowIn, sqlOf, type ColumnsOf } from '#server/platform/db/read.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { isPublished } from './course-rows.ts';

/** Which courses of the school a list shows. No list shows courses in the trash. */
export const CourseState = graphqlEnum('CourseState', 'Which courses of the school a list shows.', {
  PUBLISHED: 'Those that everybody sees.',
  DRAFT: 'Those that visitors do not see yet. Admins only.',
  ANY: 'Both. Admins only.',
});
export type CourseState = keyof typeof CourseState;

type Row = ColumnsOf<Tables['courses']>;

const outsideTrash = ({ deletedAt }: Row) => is(deletedAt, 'is', null);
const CONDITIONS: Record<CourseState, (course: Row) => Expression<SqlBool>> = {
  PUBLISHED: isPublished,
  DRAFT: (course) => is.and([outsideTrash(course), is(course.publishedAt, 'is', null)]),
  ANY: outsideTrash,
};

/** The condition as SQL, on rows of `courses` under a name. */
export const isInState = (state: CourseState, course: string): string =>
  sqlOf(CONDITIONS[state](rowIn('courses', course)));

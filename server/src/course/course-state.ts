import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

/** Which courses of the school a list shows; none shows what is in the trash. */
export const CourseState = graphqlEnum('CourseState', 'Which courses of the school a list shows.', {
  PUBLISHED: 'Those that everybody sees.',
  DRAFT: 'Those that visitors do not see yet. Admins only.',
  ANY: 'Both. Admins only.',
});
export type CourseState = keyof typeof CourseState;

/** As SQL on rows of `courses` under a name. */
export const isInState = (state: CourseState, course: string): string =>
  `${course}.deleted_at is null${PUBLICATION[state](course)}`;

const PUBLICATION: Record<CourseState, (course: string) => string> = {
  PUBLISHED: (course) => ` and ${course}.published_at is not null`,
  DRAFT: (course) => ` and ${course}.published_at is null`,
  ANY: () => '',
};

import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

/** Which courses of the school a list shows; none shows what is in the trash. */
export const CourseState = graphqlEnum('CourseState', 'Which courses of the school a list shows.', {
  PUBLISHED: 'Those that everybody sees.',
  DRAFT: 'Those that visitors do not see yet. Admins only.',
  ANY: 'Both. Admins only.',
});
export type CourseState = keyof typeof CourseState;

import { useCoursesQuery } from '#client/gql/graphql.ts';

/** Whether the school is known to have no published course yet. It asks for what the catalogue shows first. */
export const useHasNoCourse = (): boolean => useCoursesQuery().data?.courses.totalCount === 0;

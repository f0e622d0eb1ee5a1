import { useSchoolQuery, type SchoolPartsFragment } from '#client/gql/graphql.ts';

/**
 * The school, as its admins have set it up. Each page brings it, so that this asks for nothing; undefined until it is known
 * where a page came without.
 */
export function useSchool(): SchoolPartsFragment | undefined {
  return useSchoolQuery().data?.school;
}

import { useSchoolQuery, type SchoolPartsFragment } from '#client/gql/graphql.ts';

/**
 * The school's settings. Each page includes them, so that this sends no request; undefined until loaded if a page came without
 * them.
 */
export function useSchool(): SchoolPartsFragment | undefined {
  return useSchoolQuery().data?.school;
}

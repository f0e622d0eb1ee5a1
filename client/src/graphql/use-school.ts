import { paths } from '#shared/paths.ts';
import type { SchoolPagePlace } from '#shared/school-page.ts';
import { useSchoolQuery, type SchoolPartsFragment } from '#client/gql/graphql.ts';

/**
 * The school's settings. Each page includes them, so that this sends no request; undefined until loaded if a page came without
 * them.
 */
export function useSchool(): SchoolPartsFragment | undefined {
  return useSchoolQuery().data?.school;
}

/** Returns the links to the free pages of the school with this place, in their order. */
export const linkedPages = (school: SchoolPartsFragment | undefined, place: SchoolPagePlace) =>
  (school?.pages ?? [])
    .filter((page) => page.place === place)
    .map(({ slug, title }) => ({ to: paths.schoolPage(slug), title }));

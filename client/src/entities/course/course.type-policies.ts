import type { FieldReadFunction, Reference, TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import type { CoursesQuery } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';
import { courseListKey } from './course-list-key.ts';

/** Finds a course by its slug in the cached catalogue, without a request. */
const readCourse: FieldReadFunction<Reference> = (existing, { args, readField }) => {
  if (existing) return existing;
  const courses = readField<Stored<CoursesQuery['courses']>>('courses');
  return courses?.edges.find(({ node }) => readField('slug', node) === args?.['slug'])?.node;
};

export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      courses: relayStylePagination(courseListKey),
      course: { keyArgs: ['slug'], read: readCourse },
    },
  },
};

import type { FieldReadFunction, Reference, TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { courseListKey } from './course-list-key.ts';

interface StoredCourses {
  edges: readonly { node: Reference }[];
}

/** A course that the catalogue has brought already is found by its slug without asking the server. */
const readCourse: FieldReadFunction<Reference> = (existing, { args, readField }) => {
  if (existing) return existing;
  const courses = readField<StoredCourses>('courses');
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

import type { FieldReadFunction, Reference, TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

interface StoredCourses {
  edges: readonly { node: Reference }[];
}

/** A course that the catalogue has brought already is found by its slug without asking the server. */
const readCourse: FieldReadFunction<Reference> = (existing, { args, readField }) => {
  if (existing) return existing;
  const courses = readField<StoredCourses>('courses');
  return courses?.edges.find(({ node }) => readField('slug', node) === args?.['slug'])?.node;
};

/** How the cache keeps what is not simply an object with an id. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      courses: relayStylePagination(),
      course: { keyArgs: ['slug'], read: readCourse },
    },
  },
  Course: {
    // The server's list is always the whole one.
    fields: { lectures: { merge: false } },
  },
  Lecture: {
    // A new signed link replaces the old one.
    fields: { video: { merge: false } },
  },
};

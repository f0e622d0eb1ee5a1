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

/** How the cache keeps what is not simply an object with an id. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      courses: relayStylePagination(courseListKey),
      course: { keyArgs: ['slug'], read: readCourse },
      users: relayStylePagination(['search', 'role', 'isSubscribed']),
      contactMessages: relayStylePagination(['isHandled']),
      auditLog: relayStylePagination(['subjectId']),
      paymentProblems: relayStylePagination(),
      searchLectures: relayStylePagination(['search']),
      trashedCourses: relayStylePagination(),
      trashedLectures: relayStylePagination(),
    },
  },
  User: {
    // By page size: lists of one person that are shown in parts, and others that are shown whole.
    fields: {
      payments: relayStylePagination(['first']),
      apiTokens: relayStylePagination(['first']),
      accessHistory: relayStylePagination(['first']),
    },
  },
  // One school, without an id: the numbers of several questions come together.
  Stats: { merge: true },
  Course: {
    // The server's list is always the whole one.
    fields: { lectures: { merge: false } },
  },
  Lecture: {
    // A new signed link replaces the old one.
    fields: { video: { merge: false } },
  },
};

import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  // There is one school, without an id: the fields of several queries are merged.
  Stats: {
    merge: true,
    fields: {
      watchedCourses: relayStylePagination(['year']),
      watchedLectures: relayStylePagination(['year']),
    },
  },
};

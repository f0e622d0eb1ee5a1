import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  // One school, without an id: the numbers of several questions come together.
  Stats: {
    merge: true,
    fields: {
      watchedCourses: relayStylePagination(['year']),
      watchedLectures: relayStylePagination(['year']),
    },
  },
};

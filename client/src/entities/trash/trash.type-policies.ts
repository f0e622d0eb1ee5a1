import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      trashedCourses: relayStylePagination(),
      trashedLectures: relayStylePagination(),
      trashedFiles: relayStylePagination(),
    },
  },
};

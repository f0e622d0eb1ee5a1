import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: {
    fields: { users: relayStylePagination(['search', 'role', 'isSubscribed']) },
  },
  User: {
    // By page size: the data export reads it in other pages.
    fields: { lectureProgress: relayStylePagination(['first']) },
  },
};

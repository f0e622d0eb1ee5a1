import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: {
    fields: { users: relayStylePagination(['search', 'role', 'isSubscribed', 'sort']) },
  },
  User: {
    // Keyed by page size, because the data export uses another one.
    fields: { lectureProgress: relayStylePagination(['first']) },
  },
};

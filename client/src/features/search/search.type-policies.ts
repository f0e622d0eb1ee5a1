import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: {
    fields: { search: relayStylePagination(['search', 'category', 'state', 'sort']) },
  },
  // The hits in a lecture depend on the search.
  SearchResult: { keyFields: false },
};

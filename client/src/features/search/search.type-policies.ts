import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: {
    fields: { search: relayStylePagination(['search', 'category', 'state', 'sort']) },
  },
  // Another search finds the same lecture at other places.
  SearchResult: { keyFields: false },
};

import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  User: {
    // Keyed by page size, because one place shows a user's list in pages and another one as a whole.
    fields: { apiTokens: relayStylePagination(['first']), sessions: relayStylePagination(['first']) },
  },
};

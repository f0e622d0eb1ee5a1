import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: {
    fields: { contactMessages: relayStylePagination(['isHandled']) },
  },
  ContactMessage: {
    // Keyed by page size: the inbox loads only the count, a thread loads the replies.
    fields: { replies: relayStylePagination(['first']) },
  },
};

import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: {
    fields: { contactMessages: relayStylePagination(['isHandled']) },
  },
  ContactMessage: {
    // By page size: the inbox counts them, a thread shows them.
    fields: { replies: relayStylePagination(['first']) },
  },
};

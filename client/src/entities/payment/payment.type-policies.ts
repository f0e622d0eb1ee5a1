import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      paymentProblems: relayStylePagination(),
      payments: relayStylePagination(['search', 'state', 'from', 'until']),
    },
  },
  User: {
    // By page size: a list of one person is shown in parts in one place, and whole in another.
    fields: { payments: relayStylePagination(['first']) },
  },
};

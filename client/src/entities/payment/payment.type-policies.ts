import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      paymentProblems: relayStylePagination(),
      ledger: relayStylePagination(['kind', 'from', 'before']),
      priceChanges: relayStylePagination(),
      payments: relayStylePagination(['search', 'state', 'paidFrom', 'paidBefore']),
    },
  },
  User: {
    // Keyed by page size: one screen shows a person's list in pages, another the whole list.
    fields: { payments: relayStylePagination(['first']) },
  },
};

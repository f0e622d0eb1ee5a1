import type { TypePolicies } from '@apollo/client/cache';

/** Quotes and questions have no ids. A list replaces the former one. */
export const typePolicies: TypePolicies = {
  School: { fields: { quotes: { merge: false }, questions: { merge: false } } },
};

import type { TypePolicies } from '@apollo/client/cache';

/** Lists without ids, and a list that replaces the former one. They are in one file, because each page loads it. */
export const typePolicies: TypePolicies = {
  School: { fields: { pages: { merge: false }, quotes: { merge: false }, questions: { merge: false } } },
};

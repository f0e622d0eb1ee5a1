import type { TypePolicies } from '@apollo/client/cache';

export const typePolicies: TypePolicies = {
  // One school, without an id: the numbers of several questions come together.
  Stats: { merge: true },
};

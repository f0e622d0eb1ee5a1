import type { TypePolicies } from '@apollo/client/cache';

export const typePolicies: TypePolicies = {
  Course: { fields: { files: { merge: false } } },
  Lecture: { fields: { files: { merge: false } } },
};

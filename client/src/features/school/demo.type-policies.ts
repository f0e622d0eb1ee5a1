import type { TypePolicies } from '@apollo/client/cache';

export const typePolicies: TypePolicies = {
  Demo: {
    fields: { courses: { merge: false }, changedCourses: { merge: false }, accounts: { merge: false } },
  },
};

import type { TypePolicies } from '@apollo/client/cache';

export const typePolicies: TypePolicies = {
  Course: {
    // The server always returns the whole list.
    fields: { lectures: { merge: false } },
  },
  Lecture: {
    // A new signed link replaces the old one.
    fields: { video: { merge: false } },
  },
};

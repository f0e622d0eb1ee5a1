import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const typePolicies: TypePolicies = {
  Query: { fields: { lectureTextVersions: relayStylePagination(['lectureId']) } },
  Course: {
    // The server always returns the whole list.
    fields: { lectures: { merge: false } },
  },
  Lecture: {
    fields: {
      // A new signed link replaces the old one.
      video: { merge: false },
      // Admins read the source of a text, readers its HTML.
      text: { merge: true },
    },
  },
};

import type { TypePolicies } from '@apollo/client/cache';

const files = { merge: false };

/** Lists of files that are fetched as a whole. */
export const typePolicies: TypePolicies = { Course: { fields: { files } }, Lecture: { fields: { files } } };

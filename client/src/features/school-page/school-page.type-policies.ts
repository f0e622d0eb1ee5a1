import type { TypePolicies } from '@apollo/client/cache';

export const typePolicies: TypePolicies = { School: { fields: { pages: { merge: false } } } };

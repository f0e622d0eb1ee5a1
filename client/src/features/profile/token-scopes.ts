import type { ApiTokenScope } from '#client/gql/graphql.ts';

/** How scopes of tokens are called. */
export const scopeNames: Record<ApiTokenScope, string> = { READ: 'Read', WRITE: 'Read and write' };

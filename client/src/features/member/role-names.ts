import type { Role } from '#client/gql/graphql.ts';

/** How roles are called in sentences and lists. */
export const roleNames: Record<Role, string> = { ADMIN: 'Admin', USER: 'User' };

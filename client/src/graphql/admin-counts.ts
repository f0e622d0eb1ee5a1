import { isReference, type ApolloCache } from '@apollo/client/cache';
import type { AdminCountsQuery } from '#client/gql/graphql.ts';
import type { Stored } from './stored.ts';

/** Either count may be missing. */
type AdminCounts = Partial<Stored<AdminCountsQuery['stats']>>;

/** Changes the count of things that need an admin's attention. Does nothing if the count is not loaded. */
export function changeAdminCount(
  cache: ApolloCache,
  name: Exclude<keyof AdminCounts, '__typename' | 'id'>,
  by: number,
): void {
  cache.modify<{ stats: AdminCounts }>({
    fields: {
      stats(stored) {
        if (isReference(stored)) return stored;
        const count = stored[name];
        return count === undefined ? stored : { ...stored, [name]: Math.max(0, count + by) };
      },
    },
  });
}

import { isReference, type ApolloCache, type Reference } from '@apollo/client/cache';

type AdminCounts = Partial<Record<'openMessages' | 'paymentProblems', number>>;

/** Changes the count of things that need an admin's attention. Does nothing if the count is not loaded. */
export function changeAdminCount(cache: ApolloCache, name: keyof AdminCounts, by: number): void {
  cache.modify<{ stats: AdminCounts | Reference }>({
    fields: {
      stats(stored) {
        if (isReference(stored)) return stored;
        const count = stored[name];
        return count === undefined ? stored : { ...stored, [name]: Math.max(0, count + by) };
      },
    },
  });
}

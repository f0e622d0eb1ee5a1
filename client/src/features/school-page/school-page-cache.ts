import type { ApolloCache, StoreObject } from '@apollo/client/cache';

/** Drops the pages that were read by their addresses, which a change may have moved, added or removed. */
export function forgetPages(cache: ApolloCache, school: StoreObject): void {
  cache.evict({ id: cache.identify(school), fieldName: 'page' });
}

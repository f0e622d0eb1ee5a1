import type { ApolloCache } from '@apollo/client/cache';

/**
 * Forgets what the cache knows about who may watch what, so that the next screen asks anew. For the moment
 * when a person's rights have changed: a subscription that began or ended.
 */
export function forgetLectureAccess(cache: ApolloCache): void {
  const stored: unknown = cache.extract();
  for (const id of Object.keys(stored ?? {})) {
    if (!id.startsWith('Lecture:')) continue;
    cache.evict({ id, fieldName: 'locked' });
    cache.evict({ id, fieldName: 'video' });
  }
}

import type { ApolloCache } from '@apollo/client/cache';

/**
 * Forgets what the cache knows about who may watch what, so that the next screen asks anew. For the moment
 * when a person's rights have changed: a subscription that began or ended.
 */
export function forgetLectureAccess(cache: ApolloCache): void {
  const stored: unknown = cache.extract();
  const lectures = Object.keys(stored ?? {}).filter((id) => id.startsWith('Lecture:'));
  // At once, so that a screen asks once and not for every lecture.
  cache.batch({
    update: () => {
      for (const id of lectures) {
        cache.evict({ id, fieldName: 'locked' });
        cache.evict({ id, fieldName: 'video' });
      }
    },
  });
}

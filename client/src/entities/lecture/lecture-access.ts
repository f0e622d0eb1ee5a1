import type { ApolloCache } from '@apollo/client/cache';

/**
 * Evicts the access to all lectures from the cache, so that the next screen queries it again. Call it when a person's rights have
 * changed: a subscription that began or ended.
 */
export function forgetLectureAccess(cache: ApolloCache): void {
  const stored: unknown = cache.extract();
  const lectures = Object.keys(stored ?? {}).filter((id) => id.startsWith('Lecture:'));
  // In one batch, so that a screen queries once and not for every lecture.
  cache.batch({
    update: () => {
      for (const id of lectures)
        for (const fieldName of ['locked', 'video', 'text', 'url']) cache.evict({ id, fieldName });
    },
  });
}

import type { ApolloCache } from '@apollo/client/cache';

/** Evicts every list of courses, because only the server knows the positions of the demo courses in them. */
export function forgetCourses(cache: ApolloCache): void {
  for (const fieldName of ['courses', 'search', 'trashedCourses']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

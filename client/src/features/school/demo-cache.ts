import type { ApolloCache } from '@apollo/client/cache';

/** Forgets every list of courses: where those of the demo would be in them, only the server knows. */
export function forgetCourses(cache: ApolloCache): void {
  for (const fieldName of ['courses', 'search', 'trashedCourses']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

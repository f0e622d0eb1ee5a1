import type { ApolloCache } from '@apollo/client/cache';
import { FirstStepsDocument, type FirstStepPartsFragment } from '#client/gql/graphql.ts';

/** Evicts every list of courses, because only the server knows the positions of the demo courses in them. */
export function forgetCourses(cache: ApolloCache): void {
  for (const fieldName of ['courses', 'search', 'trashedCourses']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

/** Replaces the list of setup steps. Those of the demo come and go with it. */
export function storeSteps(cache: ApolloCache, setupSteps: FirstStepPartsFragment[]): void {
  cache.writeQuery({ query: FirstStepsDocument, data: { setupSteps } });
}

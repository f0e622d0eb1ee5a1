import { ApolloArmor } from '@escape.tech/graphql-armor';

/** Tokens of a document; the largest of our own client has fewer than 400. */
export const MAX_TOKENS = 2_000;

/**
 * Fields inside each other. It lets a list of courses show their lectures' videos, and ends before the lectures of the
 * courses of those lectures: each such round would multiply the answer by the length of a course.
 */
const MAX_DEPTH = 5;

/** By armor's count, which a page's size multiplies: 100 courses with all their lectures' videos cost 2,806. */
const MAX_COST = 3_000;

/** Refuses documents that are too deep, too costly or that call one thing many times over: with 400, before any work. */
export function createLimits() {
  return new ApolloArmor({
    maxDepth: { n: MAX_DEPTH, flattenFragments: true },
    maxAliases: { n: 20 },
    maxDirectives: { n: 20 },
    costLimit: { maxCost: MAX_COST, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5 },
    // Apollo's own limit answers 400; this one answers 500.
    maxTokens: { enabled: false },
    // Suggestions follow introspection: off in production.
    blockFieldSuggestion: { enabled: false },
  }).protect();
}

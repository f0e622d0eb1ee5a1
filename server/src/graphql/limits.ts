import { ApolloArmor } from '@escape.tech/graphql-armor';

/** Tokens of a document; the largest of our own client has fewer than 400. */
export const MAX_TOKENS = 2_000;

/** Refuses documents that are too deep, too costly or that call one thing many times over: with 400, before any work. */
export function createLimits() {
  return new ApolloArmor({
    maxDepth: { n: 10 },
    maxAliases: { n: 20 },
    maxDirectives: { n: 20 },
    costLimit: { maxCost: 5_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5 },
    // Apollo's own limit answers 400; this one answers 500.
    maxTokens: { enabled: false },
    // Suggestions follow introspection: off in production.
    blockFieldSuggestion: { enabled: false },
  }).protect();
}

import { ApolloArmor } from '@escape.tech/graphql-armor';
import { noRecursiveLists } from './no-recursive-lists.ts';
import { oncePerRequest } from './once-per-request.ts';

/** Tokens of a document; the largest of our own client has fewer than 400. */
export const MAX_TOKENS = 2_000;

/**
 * Fields inside each other. The deepest that makes sense is a list in a list by `edges`: the amounts of people's
 * payments. What would multiply an answer without end, a list inside itself, `noListInItself` refuses.
 */
const MAX_DEPTH = 8;

/**
 * By armor's count, which a page's size multiplies: 100 courses by `edges` with their lectures' titles cost 5,285. Each
 * list is read in a few statements, however long it is.
 */
const MAX_COST = 8_000;

/** Refuses documents that are too deep, too costly or that call one thing many times over: with 400, before any work. */
export function createLimits() {
  const { plugins, validationRules } = new ApolloArmor({
    maxDepth: { n: MAX_DEPTH, flattenFragments: true },
    maxAliases: { n: 20 },
    maxDirectives: { n: 20 },
    costLimit: {
      maxCost: MAX_COST,
      objectCost: 2,
      scalarCost: 1,
      depthCostFactor: 1.5,
      // A fragment costs what its fields would cost in its place.
      flattenFragments: true,
    },
    // Apollo's own limit answers 400; this one answers 500.
    maxTokens: { enabled: false },
    // Suggestions follow introspection: off in production.
    blockFieldSuggestion: { enabled: false },
  }).protect();
  return { plugins, validationRules: [...validationRules, noRecursiveLists, oncePerRequest] };
}

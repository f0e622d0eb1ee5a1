import { ApolloArmor } from '@escape.tech/graphql-armor';
import { costLimit } from './operation-cost.ts';
import { noRecursiveLists } from './no-recursive-lists.ts';
import { oncePerRequest } from './once-per-request.ts';

/** Maximum number of tokens of a document. The largest of our own client has fewer than 400. */
export const MAX_TOKENS = 2_000;

/**
 * Maximum nesting of fields. The deepest useful query is a list in a list by `edges`: the amounts of users' payments.
 * `noRecursiveLists` refuses a list inside itself, which would multiply an answer without end.
 */
const MAX_DEPTH = 8;

/**
 * Maximum cost, multiplied by page sizes in the document: 100 courses by `edges` with their lectures' titles cost 5,285.
 * Each list is read in a few statements, however long it is.
 */
const MAX_COST = 8_000;

/** Refuses documents that are too deep, too costly or that repeat a call many times: with 400, before any work. */
export function createLimits() {
  const { plugins, validationRules } = new ApolloArmor({
    maxDepth: { n: MAX_DEPTH, flattenFragments: true },
    maxAliases: { n: 20 },
    maxDirectives: { n: 20 },
    // Its cost cannot be read, and ignores variables: `costLimit` counts the same.
    costLimit: { enabled: false },
    // Apollo's own limit answers 400; this one answers 500.
    maxTokens: { enabled: false },
    // Suggestions follow introspection: off in production.
    blockFieldSuggestion: { enabled: false },
  }).protect();
  return {
    plugins,
    validationRules: [...validationRules, costLimit(MAX_COST), noRecursiveLists, oncePerRequest],
  };
}

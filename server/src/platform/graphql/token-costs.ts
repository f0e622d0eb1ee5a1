import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { CALL_COST, tokenOf, type TokenLimit } from '#server/platform/http/token-limit.ts';
import type { GraphqlContext } from './context.ts';
import { costWith } from './operation-cost.ts';

/** Counts the cost of operations of API tokens, and reports it in `extensions.cost`. */
export function tokenCosts(schema: GraphQLSchema, limit: TokenLimit): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart({ contextValue: { actor } }) {
      const token = tokenOf(actor);
      if (token === undefined) return;
      let requested = CALL_COST;
      return {
        async didResolveOperation({ document, operation, request: { variables = {} } }) {
          if (!operation) return;
          const cost = Math.ceil(costWith(variables, { schema, document, operation }));
          requested = Math.max(CALL_COST, cost);
          limit.countOperation(token, requested);
        },
        async willSendResponse({ response: { body } }) {
          if (body.kind !== 'single') return;
          const { singleResult } = body;
          const cost = { requested, remaining: limit.remainingOf(token) };
          singleResult.extensions = { ...singleResult.extensions, cost };
        },
      };
    },
  };
}

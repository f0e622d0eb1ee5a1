import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, visit, type DocumentNode } from 'graphql';
import { isAdmin } from '#server/platform/common/actor.ts';
import type { GraphqlContext } from './context.ts';

const INTROSPECTION = new Set(['__schema', '__type']);

/** Restricts introspection to admins. A validation rule cannot do this: Apollo Server caches valid documents for all callers. */
export const introspectionForAdmins: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, contextValue }) {
        if (isAdmin(contextValue.actor) || !asksForSchema(document)) return;
        const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } };
        throw new GraphQLError('Introspection is for admins', { extensions });
      },
    };
  },
};

function asksForSchema(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      isFound ||= INTROSPECTION.has(name.value);
    },
  });
  return isFound;
}

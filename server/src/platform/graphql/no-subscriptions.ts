import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { messages } from '#shared/messages.ts';
import type { GraphqlContext } from './context.ts';

/** Refuses subscriptions outside of `/graphql/stream`, where they would be executed once, without an event. */
export const noSubscriptions: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
        const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
        throw new GraphQLError(messages.badRequest, { extensions });
      },
    };
  },
};

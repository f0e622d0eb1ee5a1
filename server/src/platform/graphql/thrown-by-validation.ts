import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';

/**
 * Answers 400 when a rule of graphql-js throws what it should report. The rule for subscriptions does so at a condition
 * whose argument it cannot read. Apollo Server would treat that as an internal error.
 */
export const thrownByValidation: ApolloServerPlugin<GraphqlContext> = {
  async unexpectedErrorProcessingRequest({ error }) {
    if (!(error instanceof GraphQLError)) return;
    const { message, source, positions } = error;
    const extensions = { code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, http: { status: 400 } };
    throw new GraphQLError(message, { source, positions, extensions });
  },
};

import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { markAsReading } from '#server/platform/answers/answer-kept.ts';
import type { PublicDocuments } from '#server/platform/answers/public-documents.ts';
import type { GraphqlContext } from './context.ts';

/** Marks answers to queries as reads, and those that may be cached: complete answers to visitors for public documents. */
export function publicAnswers(documents: PublicDocuments): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ contextValue: { actor, response }, document, operation, errors }) {
          if (operation?.operation === OperationTypeNode.QUERY) {
            const isPublic = actor === null && !errors && document !== undefined && documents.has(document);
            markAsReading(response, { isPublic });
          }
          return Promise.resolve();
        },
      }),
  };
}

import type { ApolloServerPlugin } from '@apollo/server';
import { noteOutcome } from '#server/platform/common/current-request.ts';
import type { GraphqlContext } from './context.ts';

/** Notes the name and the first error code of each operation for the log line of its request. */
export const notedOperations: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ operationName, response: { body } }) {
        const [first] = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        noteOutcome({ operation: operationName, code: first?.extensions?.code });
        return Promise.resolve();
      },
    }),
};

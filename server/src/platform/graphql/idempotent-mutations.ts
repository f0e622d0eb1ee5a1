import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type FormattedExecutionResult } from 'graphql';
import { AppError } from '#server/platform/common/errors.ts';
import {
  keptAnswer,
  keyedCall,
  REPLAYED_HEADER,
  type IdempotentCalls,
} from '#server/platform/http/idempotency.ts';
import type { GraphqlContext } from './context.ts';
import { IncomingFile } from './upload.scalar.ts';

/** Runs mutations of API tokens with the header `Idempotency-Key` once. A repeated request gets the first answer. */
export function idempotentMutations(calls: IdempotentCalls): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart({ contextValue: { actor, request: httpRequest } }) {
      if (httpRequest.headers['idempotency-key'] === undefined || actor?.via.kind !== 'token') return;
      let begun: Awaited<ReturnType<IdempotentCalls['begin']>> | undefined;
      let before: string | undefined;
      return {
        async didResolveOperation({ operation, operationName, queryHash, request }) {
          if (operation?.operation !== OperationTypeNode.MUTATION) return;
          const asked = [queryHash, operationName, JSON.stringify(request.variables, withoutFiles)];
          try {
            const call = keyedCall(actor, httpRequest.headers, asked);
            begun = call && (await calls.begin(call));
            if (begun && 'answer' in begun) before = keptAnswer(begun);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            throw new GraphQLError(error.message, {
              originalError: error,
              extensions: { http: { status: error.status, headers: begun && replayed() } },
            });
          }
        },
        responseForOperation: async () => (before === undefined ? null : replay(before)),
        async willSendResponse({ response: { body }, errors }) {
          if (!begun || 'answer' in begun || body.kind !== 'single') return;
          const { singleResult } = body;
          if (hasData(singleResult)) await begun.save(JSON.stringify(singleResult));
          else if (errors?.every(({ originalError }) => originalError instanceof AppError))
            await begun.release();
        },
      };
    },
  };
}

const withoutFiles = (_key: string, value: unknown) => (value instanceof IncomingFile ? 'file' : value);

/** Whether any mutation of the document succeeded: failed ones are null. */
function hasData({ data }: FormattedExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}

const replayed = () => new HeaderMap([[REPLAYED_HEADER.toLowerCase(), 'true']]);

function replay(answer: string): GraphQLResponse {
  return {
    // `willSendResponse` wrote it.
    body: { kind: 'single', singleResult: JSON.parse(answer) as FormattedExecutionResult },
    http: { status: undefined, headers: replayed() },
  };
}

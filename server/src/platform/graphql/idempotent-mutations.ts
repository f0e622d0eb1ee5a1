import type { ApolloServerPlugin, GraphQLRequestListener, GraphQLResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type FormattedExecutionResult } from 'graphql';
import { AppError } from '#server/platform/common/errors.ts';
import {
  ignoreKey,
  isKeyed,
  keptAnswer,
  keyedCall,
  REPLAYED_HEADER,
  type IdempotentCalls,
} from '#server/platform/http/idempotency.ts';
import type { GraphqlContext } from './context.ts';
import { IncomingFile } from './upload.scalar.ts';

/**
 * Runs mutations of API tokens with the header `Idempotency-Key` once. A repeated request gets the first answer. Other
 * callers are told that their key did not count.
 */
export function idempotentMutations(calls: IdempotentCalls): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart({ contextValue: { actor, request: httpRequest, response: httpResponse } }) {
      const { headers } = httpRequest;
      if (headers['idempotency-key'] === undefined) return;
      if (!isKeyed(actor, headers)) return ignoring(headers, httpResponse);
      let begun: Awaited<ReturnType<IdempotentCalls['begin']>> | undefined;
      let before: string | undefined;
      return {
        async didResolveOperation({ operation, operationName, queryHash, request }) {
          if (operation?.operation !== OperationTypeNode.MUTATION) return;
          const { text, file } = readVariables(request.variables);
          try {
            const asked = [queryHash, operationName, text];
            const call = keyedCall(actor, headers, asked, await file?.hash());
            begun = call && (await calls.begin(call));
            if (begun && 'answer' in begun) before = keptAnswer(begun);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            throw new GraphQLError(error.message, {
              originalError: error,
              // Apollo Server ignores the status beside an undefined `headers`.
              extensions: { http: { status: error.status, ...(begun && { headers: replayed() }) } },
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

/** Says in the responses to mutations that their key did not count. */
const ignoring = (...call: Parameters<typeof ignoreKey>): GraphQLRequestListener<GraphqlContext> => ({
  async didResolveOperation({ operation }) {
    if (operation?.operation === OperationTypeNode.MUTATION) ignoreKey(...call);
  },
});

/** Returns variables as text, and the file among them. A request has at most one. */
function readVariables(variables: unknown): { text: string | undefined; file: IncomingFile | undefined } {
  let file: IncomingFile | undefined;
  const text = JSON.stringify(variables, (_key, value: unknown) => {
    if (!(value instanceof IncomingFile)) return value;
    file = value;
    return 'file';
  });
  return { text, file };
}

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

import { HeaderMap, type ApolloServer } from '@apollo/server';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { FormattedExecutionResult } from 'graphql';
import { messages } from '#shared/messages.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { noteOutcome } from '#server/platform/common/current-request.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { jsonBody } from '#server/platform/http/json-body.ts';
import { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { NewDocuments } from '#server/platform/graphql/new-documents.ts';
import { requireTrusted, withText } from '#server/platform/graphql/trusted-documents.ts';
import { operationReader } from './read-operation.ts';
import { EVENT_STREAM, sendEvents } from './send-events.ts';
import { refuseForeign, sentOperation, type SentOperation } from './sent-operation.ts';
import { subscriber, type SubscriberOptions } from './subscriber.ts';

export interface StreamOptions extends SubscriberOptions {
  /** Executes queries and mutations. */
  server: ApolloServer<GraphqlContext>;
  /** Whether documents other than the client's own are refused. */
  isTrustedOnly: boolean;
  newDocuments: NewDocuments;
}

const METHODS = 'GET, POST, OPTIONS';

/**
 * Serves operations as server-sent events (graphql-sse's protocol, distinct connections), under the same limits and
 * access rules as everything else. Errors of a document arrive as an event, because EventSource cannot read the body of
 * a refusal. A request that is refused before its document is read has an HTTP status.
 */
export function streamRoutes(options: StreamOptions): express.Router {
  const { server, isTrustedOnly, newDocuments } = options;
  const read = operationReader(options);
  const subscriptions = subscriber(options);

  async function resultsOf(sent: SentOperation, request: Request, response: Response) {
    const operation = read(sent);
    if (operation.kind === 'invalid') return subscriptions.format({ errors: operation.errors });
    if (operation.kind === 'subscription') {
      const { document } = operation;
      const { operationName, variables: variableValues } = sent;
      noteOutcome({ operation: operationName });
      return subscriptions.start({ document, operationName, variableValues }, request, response);
    }
    if (operation.isMutation && request.method === 'GET') {
      response.set('Allow', 'POST, OPTIONS');
      throw new AppError('METHOD_NOT_ALLOWED', requestMessages.methodNotAllowed);
    }
    return executeOnce(server, sent, request, response);
  }

  const serve: RequestHandler = async (request, response) => {
    refuseForeign(request);
    if (!request.accepts(EVENT_STREAM)) throw new AppError('BAD_USER_INPUT', messages.badRequest);
    const sent = withText(sentOperation(request));
    if (isTrustedOnly) requireTrusted(sent);
    else newDocuments.count(request, sent);
    await sendEvents(response, await resultsOf(sent, request, response));
  };

  const router = express.Router();
  const others: RequestHandler = (request, response) => {
    response.set('Allow', METHODS);
    if (request.method === 'OPTIONS') return void response.status(204).end();
    throw new AppError('METHOD_NOT_ALLOWED', requestMessages.methodNotAllowed);
  };
  // Express would treat HEAD as a GET, and open a stream.
  router.head('/', others);
  router.get('/', serve);
  router.post('/', jsonBody, serve);
  router.use(others);
  return router;
}

/** Executes a query or a mutation as `/graphql` does. */
async function executeOnce(
  server: ApolloServer<GraphqlContext>,
  { operationName, variables, ...sent }: SentOperation,
  request: Request,
  response: Response,
): Promise<FormattedExecutionResult> {
  const { body, http } = await server.executeOperation(
    {
      ...sent,
      operationName: operationName ?? undefined,
      variables: variables ?? undefined,
      extensions: sent.extensions ?? undefined,
      http: { method: request.method, headers: new HeaderMap(), search: '', body: undefined },
    },
    { contextValue: new GraphqlContext(actorOf(request), request, response) },
  );
  if (body.kind !== 'single') throw new Error('Apollo Server returned an incremental response');
  for (const [name, value] of http.headers) response.setHeader(name, value);
  return body.singleResult;
}

import type { IncomingHttpHeaders } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import express from 'express';
import { isEverybodys, keepAnswers } from '#server/platform/answers/answer-kept.ts';
import type { KeptAnswers } from '#server/platform/answers/kept-answers.ts';
import { isAdmin } from '#server/platform/common/actor.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { ADMIN_JSON_BYTES, JSON_BYTES, jsonBodyWithin } from '#server/platform/http/json-body.ts';
import { isAnsweredEarly } from '#server/platform/http/request-bodies.ts';
import type { TokenLimit } from '#server/platform/http/token-limit.ts';
import { GraphqlContext } from './context.ts';
import { explorerRoutes } from './explorer.routes.ts';
import type { NewDocuments } from './new-documents.ts';
import { trustedOnly } from './trusted-documents.ts';
import { graphqlUploads } from './uploads.ts';

interface Options {
  maxVideoBytes: number;
  /** Whether every browser gets a page to explore the schema; browsers of admins always do. */
  isExplorable: boolean;
  /** Whether documents other than the client's own are refused. */
  isTrustedOnly: boolean;
  newDocuments: NewDocuments;
  /** Handles subscriptions, under `/stream`. */
  stream: express.Router;
  keptAnswers: KeptAnswers;
  tokenLimit: TokenLimit;
}

const METHODS = 'GET, POST, OPTIONS';

/**
 * Routes of `/graphql`: uploads are read up to their files first, then JSON, then Apollo answers. Subscriptions use
 * `/graphql/stream`.
 */
export function graphqlRoutes(
  server: ApolloServer<GraphqlContext>,
  { maxVideoBytes, isExplorable, isTrustedOnly, newDocuments, stream, keptAnswers, tokenLimit }: Options,
): express.Router {
  const router = express.Router();
  router.options('/', (_request, response) => {
    response.set('Allow', METHODS).status(204).end();
  });
  router.use(tokenLimit.countCall);
  router.use(explorerRoutes((request) => isExplorable || isAdmin(actorOf(request))));
  router.use('/stream', stream);
  router.use(graphqlUploads({ actorOf, maxVideoBytes }));
  router.use(jsonBodyWithin((request) => (isAdmin(actorOf(request)) ? ADMIN_JSON_BYTES : JSON_BYTES)));
  router.use(isTrustedOnly ? trustedOnly : newDocuments.countUnknown);
  router.use(keepAnswers(keptAnswers));
  router.use(answerBy(server));
  return router;
}

/**
 * Lets Apollo Server answer. Answers are private: no cache may store them, and clients do not revalidate them. The
 * exceptions are those that `keepAnswers` finds to be the same for every visitor.
 */
function answerBy(server: ApolloServer<GraphqlContext>): express.RequestHandler {
  return async (request, response) => {
    const { method, url, headers } = request;
    const queryAt = url.indexOf('?');
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method,
        headers: headerMapOf(headers),
        search: queryAt === -1 ? '' : url.slice(queryAt),
        body: request.body,
      },
      context: () => Promise.resolve(new GraphqlContext(actorOf(request), request, response)),
    });
    if (isAnsweredEarly(request, response)) return;
    const { body, status = 200 } = answer;
    if (body.kind !== 'complete') throw new Error('Apollo Server returned an incremental response');
    response.status(status);
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    if (isEverybodys(response)) return void response.send(body.string);
    response.setHeader('Content-Length', Buffer.byteLength(body.string));
    response.end(body.string);
  };
}

function headerMapOf(headers: IncomingHttpHeaders): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

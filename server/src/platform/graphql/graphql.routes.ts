import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import express from 'express';
import { keepAnswers } from '#server/platform/answers/answer-kept.ts';
import type { KeptAnswers } from '#server/platform/answers/kept-answers.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { jsonBody } from '#server/platform/http/json-body.ts';
import { GraphqlContext } from './context.ts';
import { explorerRoutes } from './explorer.routes.ts';
import { trustedOnly } from './trusted-documents.ts';
import { graphqlUploads } from './uploads.ts';

interface Options {
  maxVideoBytes: number;
  /** Whether browsers get a page to explore the schema on. */
  isExplorable: boolean;
  /** Whether all documents but the client's own are refused. */
  isTrustedOnly: boolean;
  /** Answers subscriptions, under `/stream`. */
  stream: express.Router;
  keptAnswers: KeptAnswers;
}

/** `/graphql`: uploads are read up to their files first, then JSON, then Apollo answers; subscriptions have `/graphql/stream`. */
export function graphqlRoutes(
  server: ApolloServer<GraphqlContext>,
  { maxVideoBytes, isExplorable, isTrustedOnly, stream, keptAnswers }: Options,
): express.Router {
  const router = express.Router();
  if (isExplorable) router.use(explorerRoutes());
  router.use('/stream', stream);
  router.use(graphqlUploads({ actorOf, maxVideoBytes }));
  router.use(jsonBody);
  if (isTrustedOnly) router.use(trustedOnly);
  router.use(keepAnswers(keptAnswers));
  router.use(
    expressMiddleware(server, {
      context: ({ req, res }) => Promise.resolve(new GraphqlContext(actorOf(req), req, res)),
    }),
  );
  return router;
}

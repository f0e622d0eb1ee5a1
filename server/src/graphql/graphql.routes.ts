import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import express from 'express';
import { actorOf } from '#server/auth/authentication.ts';
import { GraphqlContext } from './context.ts';
import { explorerRoutes } from './explorer.routes.ts';
import { graphqlUploads } from './uploads.ts';

interface Options {
  maxVideoBytes: number;
  /** Whether browsers get a page to explore the schema on. */
  isExplorable: boolean;
}

/** `/graphql`: uploads are read first, then JSON, then Apollo answers. */
export function graphqlRoutes(
  server: ApolloServer<GraphqlContext>,
  { maxVideoBytes, isExplorable }: Options,
): express.Router {
  const router = express.Router();
  if (isExplorable) router.use(explorerRoutes());
  router.use(graphqlUploads({ actorOf, maxVideoBytes }));
  router.use(express.json({ limit: '100kb' }));
  router.use(
    expressMiddleware(server, {
      context: ({ req, res }) => Promise.resolve(new GraphqlContext(actorOf(req), req, res)),
    }),
  );
  return router;
}

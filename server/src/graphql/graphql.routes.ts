import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import express from 'express';
import { actorOf } from '#server/auth/authentication.ts';
import { GraphqlContext } from './context.ts';
import { graphqlUploads } from './uploads.ts';

/** `/graphql`: uploads are read first, then JSON, then Apollo answers. */
export function graphqlRoutes(server: ApolloServer<GraphqlContext>, maxVideoBytes: number): express.Router {
  const router = express.Router();
  router.use(graphqlUploads({ actorOf, maxVideoBytes }));
  router.use(express.json({ limit: '100kb' }));
  router.use(
    expressMiddleware(server, {
      context: ({ req, res }) => Promise.resolve(new GraphqlContext(actorOf(req), req, res)),
    }),
  );
  return router;
}

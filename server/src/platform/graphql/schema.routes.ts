import express from 'express';
import type { GraphQLSchema } from 'graphql';
import { publicSchemaText } from './schema-text.ts';

/** Serves `/schema.graphql`, the schema for integrators. It is written on first use. */
export function schemaRoutes(schema: GraphQLSchema): express.Router {
  const router = express.Router();
  let text: string | undefined;
  router.get('/schema.graphql', (_request, response) => {
    text ??= publicSchemaText(schema);
    // Express answers 304 when the ETag, which it makes from the text, is the one that the client has.
    response.type('text/plain').set('Cache-Control', 'no-cache').send(text);
  });
  return router;
}

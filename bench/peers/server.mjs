import { createServer } from 'node:http';
import { openDatabase, thumbnailOf } from './queries.mjs';
import { resolversOn, typeDefs } from './schema.mjs';

/** `node server.mjs <kind> <port> <database>`: starts one of the servers to compare with, on 127.0.0.1. */
const [kind, port, url] = process.argv.slice(2);
const database = openDatabase(url);
const host = '127.0.0.1';

const servers = {
  /** The minimum: prepared statements and JSON. */
  raw() {
    const answer = async ({ variables: { first = 1, slug } = {} }) => {
      if (slug === undefined) return { courses: { nodes: (await database.catalogue(first)).map(card) } };
      const course = await database.course(slug);
      const lectures = (await database.lectures(course.id)).map((each) => ({
        ...each,
        locked: !each.isFreePreview,
      }));
      return { course: { ...card(course), lectures } };
    };
    const card = ({ thumbnailKey, ...course }) => ({ ...course, thumbnail: thumbnailOf(thumbnailKey) });
    createServer((request, response) => {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', async () => {
        const body = JSON.stringify({ data: await answer(JSON.parse(Buffer.concat(chunks))) });
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      });
    }).listen(port, host);
  },

  async 'apollo-express'() {
    const { ApolloServer } = await import('@apollo/server');
    const { expressMiddleware } = await import('@as-integrations/express5');
    const { default: express } = await import('express');
    const server = new ApolloServer({ typeDefs, resolvers: resolversOn(database) });
    await server.start();
    express().use('/graphql', express.json(), expressMiddleware(server)).listen(port, host);
  },

  async 'apollo-jit-fastify'() {
    const { ApolloServer } = await import('@apollo/server');
    const { fastifyApolloHandler } = await import('@as-integrations/fastify');
    const { default: fastify } = await import('fastify');
    const { compileQuery } = await import('graphql-jit');
    const { buildSchema } = await import('graphql');
    const schema = buildSchema(typeDefs);
    for (const [type, fields] of Object.entries(resolversOn(database))) {
      for (const [field, resolve] of Object.entries(fields))
        schema.getType(type).getFields()[field].resolve = resolve;
    }
    const compiled = new WeakMap();
    const gateway = {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: async () => undefined,
      load: async () => ({
        executor: async ({ document, request, context }) => {
          if (!compiled.has(document)) compiled.set(document, compileQuery(schema, document));
          return compiled.get(document).query(undefined, context, request.variables ?? {});
        },
      }),
    };
    const server = new ApolloServer({ gateway });
    await server.start();
    const app = fastify();
    app.post('/graphql', fastifyApolloHandler(server));
    await app.listen({ port, host });
  },

  async mercurius() {
    const { default: fastify } = await import('fastify');
    const { default: mercurius } = await import('mercurius');
    const app = fastify();
    app.register(mercurius, { schema: typeDefs, resolvers: resolversOn(database), jit: 1 });
    await app.listen({ port, host });
  },

  async postgraphile() {
    const { postgraphile } = await import('postgraphile');
    const { PostGraphileAmberPreset } = await import('postgraphile/presets/amber');
    const { makePgService } = await import('postgraphile/adaptors/pg');
    const { grafserv } = await import('postgraphile/grafserv/node');
    const instance = postgraphile({
      extends: [PostGraphileAmberPreset],
      pgServices: [makePgService({ connectionString: url, schemas: ['public'] })],
      grafserv: { graphqlPath: '/graphql', watch: false },
    });
    const server = createServer();
    await instance.createServ(grafserv).addTo(server);
    server.listen(port, host);
  },
};

await servers[kind]();

import { RequestContext, type MikroORM } from '@mikro-orm/postgresql';
import type { ApolloServer } from '@apollo/server';
import express, { type Express, type RequestHandler, type Router } from 'express';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import { messages } from '#shared/messages.ts';
import { authenticate } from './auth/authentication.ts';
import { clientRoutes } from './client.routes.ts';
import { AppError } from './common/errors.ts';
import { newId } from './common/identifier.ts';
import type { Logger } from './common/logger.ts';
import type { Config } from './config.ts';
import type { Services } from './feature.ts';
import type { GraphqlContext } from './graphql/context.ts';
import { graphqlErrorHandler } from './graphql/error-handler.ts';
import { graphqlRoutes } from './graphql/graphql.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { webhookRoutes } from './payment/stripe/webhook.routes.ts';
import { errorHandler } from './rest/error-handler.ts';
import { restRoutes } from './rest/rest.routes.ts';
import { mediaRoutes } from './storage/media.routes.ts';

interface Dependencies {
  config: Config;
  logger: Logger;
  orm: MikroORM;
  services: Services;
  graphql: ApolloServer<GraphqlContext>;
  /** Pages of the sandboxes, by path under `/sandbox`. */
  sandboxPages: Record<string, Router>;
  /** Folder of the built client; undefined when Vite serves it. */
  clientFolder?: string;
  isStopping: () => boolean;
}

/** Mounts everything. It never listens. */
export function createApp(deps: Dependencies): Express {
  const { config, logger, orm, services, graphql, sandboxPages, clientFolder, isStopping } = deps;
  const app = express();
  app.set('trust proxy', config.trustProxy);
  app.disable('x-powered-by');
  app.use(requestLog(logger));
  app.use(securityHeaders(config));

  const checkDatabase = async () => void (await orm.em.fork().getConnection().execute('select 1'));
  app.use(healthRoutes({ checkDatabase, isStopping }));
  app.use('/media', mediaRoutes({ storage: services.storage, links: services.links }));
  for (const [name, pages] of Object.entries(sandboxPages)) app.use(`/sandbox/${name}`, pages);

  const isExplorable = config.environment !== 'production';
  const ownEntityManager: RequestHandler = (_request, _response, next) => RequestContext.create(orm.em, next);
  const identified = [ownEntityManager, authenticate(services)];
  app.use('/webhooks', ownEntityManager, webhookRoutes(services.stripeEvents));
  app.use(
    '/graphql',
    ...identified,
    graphqlRoutes(graphql, { maxVideoBytes: config.maxVideoBytes, isExplorable }),
  );
  app.use('/graphql', graphqlErrorHandler(logger));
  app.use(
    '/api/v1',
    ...identified,
    restRoutes({ services, publicUrl: config.publicUrl, maxVideoBytes: config.maxVideoBytes }),
  );

  if (clientFolder) app.use(clientRoutes(clientFolder));
  app.use(() => {
    throw new AppError('NOT_FOUND', messages.notFound.page);
  });
  app.use(errorHandler(logger));
  return app;
}

/** One line a request, with an id that the answer carries too. Files are not worth a line. */
function requestLog(logger: Logger): RequestHandler {
  const isWorthALine = /^\/(graphql|api|webhooks)/;
  return pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = newId();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (request) => !isWorthALine.test(request.url ?? '') },
    serializers: {
      // Headers hold secrets and the query may hold tokens: neither belongs in a log.
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

function securityHeaders({ publicUrl, s3 }: Config): RequestHandler {
  const isSecure = publicUrl.startsWith('https:');
  // Videos on S3 are redirects to presigned addresses there.
  const videoHosts = s3
    ? [new URL(s3.endpoint ?? `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`).origin]
    : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion writes style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:', ...videoHosts],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
}

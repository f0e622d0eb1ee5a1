import type { RequestListener } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { ApolloServer } from '@apollo/server';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Registry } from 'prom-client';
import { messages } from '#shared/messages.ts';
import { PROBE_PATHS, SERVER_PATHS } from '#shared/server-paths.ts';
import { authenticate, identify } from './auth/authentication.ts';
import { forgetAfterChanges } from './platform/answers/answer-kept.ts';
import { clientRoutes } from './client.routes.ts';
import { crawlerRoutes } from './pages/crawler.routes.ts';
import { contactRoutes } from './pages/contact.routes.ts';
import { languageRoutes } from './pages/language.routes.ts';
import { loginRoutes } from './pages/login.routes.ts';
import { offlinePageRoutes } from './pages/offline-page.routes.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { previewRoutes } from './pages/preview.routes.ts';
import { SchoolPicture } from './pages/school-picture.ts';
import type { VisitorPages } from './pages/visitor-pages.ts';
import type { PublicDocuments } from './platform/answers/public-documents.ts';
import { AppError } from './platform/common/errors.ts';
import type { Logger } from './platform/common/logger.ts';
import { rememberSender } from './platform/common/sender-gone.ts';
import type { Config } from './config.ts';
import type { Services } from './compose.ts';
import type { Mount } from './platform/feature.ts';
import type { GraphqlContext } from './platform/graphql/context.ts';
import { asRequest } from './platform/db/orm.ts';
import type { SecurityHeaders } from './platform/http/early-answers.ts';
import type { HttpLimits } from './platform/http/http-limits.ts';
import { openToAllOrigins } from './platform/http/cross-origin.ts';
import { limitHeaders } from './platform/http/limit-headers.ts';
import { refuseWhenOverloaded } from './platform/http/overload.ts';
import { bodyOf, requestBodies } from './platform/http/request-bodies.ts';
import { requestLog } from './platform/http/request-log.ts';
import type { TokenLimit } from './platform/http/token-limit.ts';
import { graphqlErrorHandler } from './platform/graphql/error-handler.ts';
import { graphqlRoutes } from './platform/graphql/graphql.routes.ts';
import type { KnownDocuments } from './platform/graphql/known-documents.ts';
import { NewDocuments } from './platform/graphql/new-documents.ts';
import { schemaRoutes } from './platform/graphql/schema.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { securityHeaders } from './security-headers.ts';
import { securityTxtRoutes } from './security-txt.routes.ts';
import { metricsRoutes } from './platform/metrics/metrics.routes.ts';
import type { Pages } from './platform/pages/page.ts';
import { errorHandler } from './platform/rest/error-handler.ts';
import { restRoutes } from './api-v1/rest.routes.ts';
import { streamRoutes } from './platform/live/stream.routes.ts';
import { MediaCdn } from './platform/media/media-cdn.ts';
import { mediaRoutes } from './platform/media/media.routes.ts';

interface Dependencies {
  config: Config;
  logger: Logger;
  orm: MikroORM;
  services: Services;
  graphql: ApolloServer<GraphqlContext>;
  /** For subscriptions, which Apollo Server does not execute. */
  schema: GraphQLSchema;
  documents: KnownDocuments;
  tokenLimit: TokenLimit;
  publicDocuments: PublicDocuments;
  pages: Pages;
  visitorPages: VisitorPages;
  metrics: Registry;
  /** The routes of the features and sandboxes. */
  routes: Mount[];
  /** Folder of the built client; undefined when Vite serves it. */
  clientFolder?: string;
  isStopping: () => boolean;
  httpLimits: HttpLimits;
  /** Headers of a refusal under overload. */
  headers: SecurityHeaders;
}

/** Mounts all routes, and refuses requests under overload. It does not listen. */
export function createApp(deps: Dependencies): RequestListener {
  const { config, logger, services, graphql, schema, tokenLimit, clientFolder } = deps;
  const app = express();
  app.set('trust proxy', config.trustProxy);
  app.disable('x-powered-by');
  app.use(requestLog(logger));
  app.use(securityHeaders(config, clientFolder));
  if (config.isOpenToOrigins)
    app.use(['/graphql', '/schema.graphql', '/api/v1', '/uploads'], openToAllOrigins);
  app.use(requestBodies(deps.httpLimits, answerError(logger), deps.metrics));

  app.use(probes(deps));
  app.use(securityTxtRoutes({ contact: config.securityContact, publicUrl: config.publicUrl }));
  app.use(schemaRoutes(schema));
  app.use((_request, _response, next) => asRequest(next));
  app.use(rememberSender);
  app.use(forgetAfterChanges(services.publicContent));
  app.use(['/graphql', '/api/v1'], limitHeaders);
  const identity = { ...services, logger };
  const identified = authenticate(identity);
  const isExplorable = config.environment !== 'production';
  const newDocuments = new NewDocuments(deps.documents);
  const isTrustedOnly = config.trustedDocuments === 'only';
  const { storage, links, sessionCookie } = services;
  app.use('/sandbox', smallBodies);
  const mounts: Mount[] = [
    {
      path: '/graphql',
      isIdentified: true,
      isRefusable: true,
      router: graphqlRoutes(graphql, {
        maxVideoBytes: config.maxVideoBytes,
        isExplorable,
        isTrustedOnly,
        newDocuments,
        keptAnswers: services.keptAnswers,
        tokenLimit,
        stream: streamRoutes({
          server: graphql,
          schema,
          logger,
          isExplorable,
          isTrustedOnly,
          newDocuments,
          identify: (request, response) => identify(identity, request, response, { isUse: false }),
          withOwnEntityManager: asRequest,
        }),
      }),
    },
    {
      path: '/media',
      router: mediaRoutes({
        storage,
        links,
        cdn: config.mediaCdn && new MediaCdn(config.mediaCdn, links),
        subtitlesOf: (...stream) => services.subtitles.ofStream(...stream),
        isOpenToOrigins: config.isOpenToOrigins,
        tokenHashOf: (request) => sessionCookie.readHash(request),
      }),
    },
    {
      path: '/api/v1',
      isIdentified: true,
      isRefusable: true,
      router: restRoutes({
        services,
        publicUrl: config.publicUrl,
        maxVideoBytes: config.maxVideoBytes,
        tokenLimit,
      }),
    },
    ...deps.routes,
  ];
  for (const { path, router, isIdentified } of mounts)
    app.use(path, isIdentified ? [identified, router] : router);
  app.use('/graphql', graphqlErrorHandler(logger));

  const schoolPicture = new SchoolPicture(services.school, services.textImages, services.images);
  app.use(crawlerRoutes(services, schoolPicture));
  app.use(previewRoutes(services));
  app.use(loginRoutes({ services, logger, identified }));
  app.use(contactRoutes({ services, logger, identified }));
  app.use(languageRoutes(services, identified));
  if (clientFolder) {
    app.use(offlinePageRoutes(clientFolder, services.school));
    app.use(clientRoutes(clientFolder));
    app.use(
      pageRoutes({
        services,
        logger,
        schoolPicture,
        folder: clientFolder,
        graphql,
        publicDocuments: deps.publicDocuments,
        visitorPages: deps.visitorPages,
        pages: deps.pages,
        identify: (request, response) => identify(identity, request, response, { isUse: true }),
      }),
    );
  }
  app.use(() => {
    throw new AppError('NOT_FOUND', messages.notFound.page);
  });
  app.use(errorHandler(logger));
  const refusable = ['page', ...mounts.filter((mount) => mount.isRefusable).map(({ path }) => routeOf(path))];
  return refuseWhenOverloaded(app, {
    isRefusable: (path) => refusable.includes(routeOf(path)),
    headers: deps.headers,
  });
}

type Probed = Pick<Dependencies, 'config' | 'orm' | 'metrics' | 'isStopping'>;

/** The app of a worker process: it answers its probes, and 404 for everything else. */
export function createProbes(deps: Probed): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(deps.config));
  app.use(probes(deps));
  return app;
}

function probes({ config, orm, metrics, isStopping }: Probed): Router[] {
  const checkDatabase = async () =>
    void (await asRequest(() => orm.em.fork().getConnection().execute('select 1')));
  return [
    healthRoutes({ checkDatabase, isStopping }),
    metricsRoutes({ token: config.metricsToken, metrics }),
  ];
}

const isProbe = (first: string): boolean => PROBE_PATHS.some((each) => each === first);

/** Returns the label of a path in duration metrics. Subscriptions are separate, because they last as long as a client listens. */
export function routeOf(path: string): string {
  if (path === '/graphql/stream') return 'stream';
  const [, first = ''] = path.split('/', 2);
  if (isProbe(first)) return 'probe';
  return Object.hasOwn(SERVER_PATHS, first) ? first : 'page';
}

const SANDBOX_BODY_BYTES = 100 * 1024;

/** The sandbox parses bodies with Express' own parsers, which read a too large body to its end. */
const smallBodies: RequestHandler = (request, _response, next) => {
  bodyOf(request).requireAtMost(SANDBOX_BODY_BYTES);
  next();
};

/** Answers an error outside of any route, in the format of the API that was called. */
function answerError(logger: Logger): ErrorRequestHandler {
  const [graphql, rest] = [graphqlErrorHandler(logger), errorHandler(logger)];
  return (error, request, response, next) =>
    (/^\/graphql\b/.test(request.originalUrl) ? graphql : rest)(error, request, response, next);
}

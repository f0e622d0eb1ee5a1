import express from 'express';
import { messages } from '#shared/messages.ts';
import { keepAnswers } from '#server/platform/answers/answer-kept.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Services } from '#server/compose.ts';
import type { TokenLimit } from '#server/platform/http/token-limit.ts';
import { docsRoutes } from '#server/platform/rest/docs.routes.ts';
import { mountRoutes } from '#server/platform/rest/mount-routes.ts';
import { sections } from './define-route.ts';
import { routeTable } from './route-table.ts';

interface Options {
  services: Services;
  publicUrl: string;
  maxVideoBytes: number;
  tokenLimit: TokenLimit;
}

/** `/api/v1`: a thin facade with the documented names over the services that GraphQL uses. */
export function restRoutes(options: Options): express.Router {
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.use(options.tokenLimit.countCall);
  router.use(keepAnswers(options.services.keptAnswers));
  mountRoutes(router, routeTable, { ...options, idempotentCalls: options.services.idempotencyKeys });
  const { school, sessionCookie } = options.services;
  const names = () => ({
    title: school.current.name,
    publicUrl: options.publicUrl,
    cookieName: sessionCookie.name,
    sections,
  });
  router.use(docsRoutes({ routes: routeTable, names }));
  router.use(() => {
    throw new AppError('NOT_FOUND', messages.notFound.page);
  });
  return router;
}

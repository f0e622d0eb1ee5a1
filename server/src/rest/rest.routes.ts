import express from 'express';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/common/errors.ts';
import type { Services } from '#server/feature.ts';
import { courseRoutes } from './course.routes.ts';
import { refuseCrossSite } from './cross-site.ts';
import { userRoutes } from './user.routes.ts';

/** `/api/v1`: a thin facade with the documented names over the services that GraphQL uses. */
export function restRoutes(services: Services, publicUrl: string): express.Router {
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.use(refuseCrossSite(publicUrl));
  router.use('/user', userRoutes(services));
  router.use('/courses', courseRoutes(services));
  router.use(() => {
    throw new AppError('NOT_FOUND', messages.notFound.page);
  });
  return router;
}

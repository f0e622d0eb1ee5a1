import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';
import type { Registry } from 'prom-client';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { sendError } from '#server/platform/http/send-error.ts';

interface Options {
  /** Bearer token that grants access. If undefined, the route answers 404. */
  token: string | undefined;
  metrics: Registry;
}

/** Serves `/metrics` in the Prometheus text format. */
export function metricsRoutes({ token, metrics }: Options): express.Router {
  const router = express.Router();
  router.get('/metrics', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (token === undefined) {
      return sendError(request, response, new AppError('NOT_FOUND', messages.notFound.page));
    }
    if (!isEqual(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return sendError(request, response, new AppError('UNAUTHENTICATED', messages.access.denied));
    }
    const text = await metrics.metrics();
    response.set('Content-Type', metrics.contentType).send(text);
  });
  return router;
}

/** Compares in constant time, whatever the lengths. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';
import type { Registry } from 'prom-client';
import { messages } from '#shared/messages.ts';

interface Options {
  /** Bearer token that grants access. If undefined, the route answers 404. */
  token: string | undefined;
  metrics: Registry;
}

/** Serves `/metrics` in the Prometheus text format. */
export function metricsRoutes({ token, metrics }: Options): express.Router {
  const router = express.Router();
  router.get('/metrics', async ({ headers }, response) => {
    response.set('Cache-Control', 'no-store');
    const refuse = (status: number, message: string) =>
      response.status(status).json({ success: false, message });
    if (token === undefined) return void refuse(404, messages.notFound.page);
    if (!isEqual(headers.authorization ?? '', `Bearer ${token}`)) {
      response.set('WWW-Authenticate', 'Bearer');
      return void refuse(401, messages.access.denied);
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

import express from 'express';
import { bodyOf } from '#server/platform/http/request-bodies.ts';
import type { StripeEvents } from './stripe-events.ts';

const EVENT_BYTES = 1024 * 1024;

/** `POST /webhooks/stripe`. The signature covers the raw body, so the body is not parsed. */
export function webhookRoutes(events: StripeEvents): express.Router {
  const router = express.Router();
  router.post('/stripe', async (request, response) => {
    const body = await bodyOf(request).read(EVENT_BYTES);
    await events.receive(body, request.get('stripe-signature') ?? '');
    response.json({ received: true });
  });
  return router;
}

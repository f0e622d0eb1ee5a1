import express from 'express';
import type { StripeEvents } from './stripe-events.ts';

/** `POST /webhooks/stripe`. The signature is over the bytes as sent, so the body is not parsed. */
export function webhookRoutes(events: StripeEvents): express.Router {
  const router = express.Router();
  router.post('/stripe', express.raw({ type: '*/*', limit: '1mb' }), async (request, response) => {
    const body: unknown = request.body;
    await events.receive(
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      request.get('stripe-signature') ?? '',
    );
    response.json({ received: true });
  });
  return router;
}

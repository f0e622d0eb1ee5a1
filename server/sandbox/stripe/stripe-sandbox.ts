import type { Router } from 'express';
import { ApiServer } from './api-server.ts';
import { API_ROUTES } from './api-routes.ts';
import { createCheckoutPages } from './checkout/checkout-pages.ts';
import { payCheckout } from './checkout/pay-checkout.ts';
import { SandboxDatabase } from './database.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { ObjectStore } from './object-store.ts';
import { expireDueSessions, hasDueSessions } from './resources/checkout-sessions.ts';
import type { SandboxLogger } from './sandbox-logger.ts';
import { SandboxState } from './sandbox-state.ts';
import { WebhookDelivery } from './webhook-delivery.ts';

const PRUNING_INTERVAL_MILLISECONDS = 60 * 60 * 1000;

export interface StripeSandboxOptions {
  /** The SQLite file of all objects, made with its folder; several processes may share it. Its state survives kill -9. */
  file: string;
  /** Where the browser reaches the product; the hosted pages are at `/sandbox/stripe` there. Asked for when needed. */
  publicUrl: () => string;
  /** Where events are delivered. Asked for when needed. */
  webhookUrl: () => string;
  /** The `whsec_...` that events are signed with. */
  webhookSecret: string;
  /** The only accepted secret key, e.g. `sk_test_sandbox`. */
  secretKey: string;
  logger?: SandboxLogger;
}

export interface StripeSandbox {
  /** Settings for `new Stripe(secretKey, { ... })`: the API's listener on the loopback interface. */
  readonly sdkConfig: { host: string; port: number; protocol: 'http' };
  /** The hosted checkout pages, to be mounted at `/sandbox/stripe`. */
  readonly pages: Router;
  /** Pays an open checkout as a person would with the card that succeeds, for demo data. */
  payCheckout(sessionId: string): void;
  /** Stops listening and delivering; what is not delivered yet will be when the file is opened again. */
  close(): Promise<void>;
}

/** Takes the write lock only when there is something to expire. */
function expireWhenDue(state: SandboxState): void {
  const now = Math.floor(Date.now() / 1000);
  if (hasDueSessions(new ObjectStore(state.database), now)) state.transact(null, expireDueSessions);
}

/**
 * Starts a stand-in for Stripe: its HTTP API for the SDK, hosted checkout pages and signed webhooks, for as much of
 * them as a subscription needs. Money never moves.
 */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const { logger } = options;
  const database = new SandboxDatabase(options.file);
  const state = new SandboxState(database, options.publicUrl, () => delivery.wake());
  const delivery = new WebhookDelivery(state, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    logger,
    onTick: () => expireWhenDue(state),
  });
  const keys = new IdempotencyKeys(database);
  keys.prune();
  const pruning = setInterval(() => keys.prune(), PRUNING_INTERVAL_MILLISECONDS).unref();

  const server = new ApiServer(state, API_ROUTES, options.secretKey, logger);
  const port = await server.listen();
  delivery.start();
  return {
    sdkConfig: { host: '127.0.0.1', port, protocol: 'http' },
    pages: createCheckoutPages(state),
    payCheckout: (sessionId) => payCheckout(state, sessionId),
    close: async () => {
      clearInterval(pruning);
      await Promise.all([server.close(), delivery.close()]);
      database.close();
    },
  };
}

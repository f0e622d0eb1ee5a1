import express, { type Router } from 'express';
import { refuseForeignHost } from '#sandbox/own-pages.ts';
import { acceptedKey } from './account.ts';
import { ApiServer } from './api-server.ts';
import { API_ROUTES } from './api-routes.ts';
import { doWhatFallsDue } from './billing/due.ts';
import { createCheckoutPages } from './checkout/checkout-pages.ts';
import { answerUnknown, answerUnreadable } from './checkout/page-reply.ts';
import { payCheckout, type PayerDetails } from './checkout/pay-checkout.ts';
import { createControlRoutes } from './control/control.routes.ts';
import type { SandboxControl } from './control/control.ts';
import { Faults } from './control/faults.ts';
import { createControl } from './control/sandbox-control.ts';
import { SandboxDatabase } from './database.ts';
import { createDocumentPages } from './documents/document-pages.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { createPortalPages } from './portal/portal-pages.ts';
import { RateLimit } from './rate-limit.ts';
import type { SandboxLogger } from './sandbox-logger.ts';
import { SandboxState } from './sandbox-state.ts';
import { WebhookDelivery } from './webhook-delivery.ts';

const PRUNING_INTERVAL_MILLISECONDS = 60 * 60 * 1000;

export interface StripeSandboxOptions {
  /**
   * The SQLite file of all objects, created with its folder. Several processes may share it. Its state survives kill
   * -9.
   */
  file: string;
  /** The product's URL in the browser; the hosted pages are at `/sandbox/stripe` there. Called when needed. */
  publicUrl: () => string;
  /** The URL to deliver events to. Called when needed. */
  webhookUrl: () => string;
  /** The `whsec_...` secret that signs events. */
  webhookSecret: string;
  /** The secret key of test mode, e.g. `sk_test_sandbox`. In live mode, it is `sk_live_sandbox`. */
  secretKey: string;
  logger?: SandboxLogger;
}

export interface StripeSandbox {
  /** Options for `new Stripe(secretKey, { ... })`: the API's listener on the loopback interface. */
  readonly sdkConfig: { host: string; port: number; protocol: 'http' };
  /** The secret key that is accepted at the start. */
  readonly secretKey: string;
  /** The hosted pages (checkout, billing portal, invoices) and the control, to be mounted at `/sandbox/stripe`. */
  readonly pages: Router;
  /** The time of the sandbox's objects: real time plus the offset by which it was advanced. */
  readonly clock: () => Date;
  /** Causes events that no API call causes, and faults. */
  readonly control: SandboxControl;
  /** Pays an open checkout with the card that succeeds, for demo data. */
  payCheckout(sessionId: string, payer?: PayerDetails): void;
  /** Stops listening and delivering. Undelivered events are delivered when the file is opened again. */
  close(): Promise<void>;
}

/**
 * Starts a replacement for Stripe: its HTTP API for the SDK, hosted checkout pages and signed webhooks, as far as
 * subscriptions need them. Money never moves.
 */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const { logger } = options;
  const database = new SandboxDatabase(options.file);
  const state = new SandboxState(database, options.publicUrl, () => delivery.wake());
  const delivery = new WebhookDelivery(state, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    logger,
    onTick: () => doWhatFallsDue(state, state.clock.unixTime()),
  });
  const keys = new IdempotencyKeys(database);
  keys.prune();
  const pruning = setInterval(() => keys.prune(), PRUNING_INTERVAL_MILLISECONDS).unref();

  const faults = new Faults(database, API_ROUTES);
  const rateLimit = new RateLimit(database);
  const server = new ApiServer(state, API_ROUTES, faults, rateLimit, options.secretKey, logger);
  const port = await server.listen();
  delivery.start();
  const control = createControl(state, delivery, faults, rateLimit);
  const pages = express.Router();
  pages.use(refuseForeignHost(options.publicUrl));
  pages.use(
    '/control',
    createControlRoutes({ control, state, faults, rateLimit, publicUrl: options.publicUrl }),
  );
  pages.use(createCheckoutPages(state), createPortalPages(state), createDocumentPages(state));
  pages.use(answerUnknown, answerUnreadable);
  return {
    sdkConfig: { host: '127.0.0.1', port, protocol: 'http' },
    secretKey: acceptedKey(database, options.secretKey),
    pages,
    clock: () => state.clock.now(),
    control,
    payCheckout: (sessionId, payer) => payCheckout(state, sessionId, payer),
    close: async () => {
      clearInterval(pruning);
      await Promise.all([server.close(), delivery.close()]);
      database.close();
    },
  };
}

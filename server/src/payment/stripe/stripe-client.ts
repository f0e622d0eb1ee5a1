import { Stripe } from 'stripe';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import { ServiceGate } from '#server/platform/outbound/service-gate.ts';
import { GatedHttpClient } from './gated-http-client.ts';

/** Stripe's own default of 80 s would keep a worker waiting; its SDK tries twice again by itself. */
const SETTINGS = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false };
const PROBE_SETTINGS = { timeout: 2_000, maxNetworkRetries: 0, telemetry: false };

interface Options {
  secretKey: string;
  /** Where the sandbox listens; Stripe itself without. */
  address?: { host: string; port: number; protocol: 'http' };
  logger: Logger;
  traces?: Traces | undefined;
}

/** Makes the SDK that everything at Stripe is done by, and the gate that all of its calls go through. */
export function createStripeClient({ secretKey, address, logger, traces }: Options): {
  stripe: Stripe;
  gate: ServiceGate;
} {
  // Beside the gate, which it is to open.
  const prober = new Stripe(secretKey, { ...PROBE_SETTINGS, ...address });
  const gate = new ServiceGate({ service: 'Stripe', probe: () => probe(prober), logger });
  const httpClient = new GatedHttpClient(Stripe.createNodeHttpClient(), gate, traces);
  return { stripe: new Stripe(secretKey, { ...SETTINGS, ...address, httpClient }), gate };
}

/** Rejects while Stripe cannot be reached or is broken. A refusal is an answer, also of a key that may not read this. */
async function probe(stripe: Stripe): Promise<void> {
  try {
    await stripe.prices.list({ limit: 1 });
  } catch (error) {
    const { StripeAPIError, StripeConnectionError } = Stripe.errors;
    if (error instanceof StripeAPIError || error instanceof StripeConnectionError) throw error;
  }
}

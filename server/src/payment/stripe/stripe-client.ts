import { Stripe } from 'stripe';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import { ServiceGate } from '#server/platform/outbound/service-gate.ts';
import { GatedHttpClient } from './gated-http-client.ts';

/** Stripe's default of 80 s would block a worker. The SDK retries twice. */
const SETTINGS = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false };
const PROBE_SETTINGS = { timeout: 2_000, maxNetworkRetries: 0, telemetry: false };

interface Options {
  secretKey: string;
  /** The address of the sandbox; without it, Stripe itself. */
  address?: { host: string; port: number; protocol: 'http' };
  logger: Logger;
  traces?: Traces | undefined;
}

/** Creates the SDK client for all calls to Stripe, and the gate that they pass. */
export function createStripeClient({ secretKey, address, logger, traces }: Options): {
  stripe: Stripe;
  gate: ServiceGate;
  /** Makes short calls outside the gate. */
  prober: Stripe;
  /** Refuses calls while the key is of another account than the one in use. */
  requireAccount: (isInUse: () => Promise<boolean>) => void;
} {
  // Bypasses the gate, because the probe is what reopens it.
  const prober = new Stripe(secretKey, { ...PROBE_SETTINGS, ...address });
  const gate = new ServiceGate({ service: 'Stripe', probe: () => probe(prober), logger });
  const httpClient = new GatedHttpClient(Stripe.createNodeHttpClient(), gate, traces);
  return {
    stripe: new Stripe(secretKey, { ...SETTINGS, ...address, httpClient }),
    gate,
    prober,
    requireAccount: (isInUse) => httpClient.requireAccount(isInUse),
  };
}

/**
 * Rejects while Stripe is unreachable or broken. A refusal counts as a response, even for a key that may not read
 * prices.
 */
async function probe(stripe: Stripe): Promise<void> {
  try {
    await stripe.prices.list({ limit: 1 });
  } catch (error) {
    const { StripeAPIError, StripeConnectionError } = Stripe.errors;
    if (error instanceof StripeAPIError || error instanceof StripeConnectionError) throw error;
  }
}

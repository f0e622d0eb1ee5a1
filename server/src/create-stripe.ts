import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import type { Config } from './config.ts';
import { createStripeClient } from './payment/stripe/stripe-client.ts';
import type { Logger } from './platform/common/logger.ts';
import { deriveText } from './platform/common/secrets.ts';
import type { ServiceGate } from './platform/outbound/service-gate.ts';
import type { Traces } from './platform/tracing/traces.ts';

interface Payments {
  stripe: Stripe;
  gate: ServiceGate;
  prober: Stripe;
  /** Whether the key takes real money. */
  livemode: boolean;
  /** Refuses calls while the key is of another account than the one in use. */
  requireAccount: (isInUse: () => Promise<boolean>) => void;
  webhookSecret: string;
  /** For browsers; null if none is configured. */
  publishableKey: string | null;
  sandbox?: StripeSandbox;
}

/** Creates the client of Stripe, or starts the sandbox if no key is set. */
export async function createStripe(
  config: Config,
  secret: string,
  { logger, traces }: { logger: Logger; traces: Traces | undefined },
): Promise<Payments> {
  const { secretKey, webhookSecret = `whsec_${deriveText(secret, 'stripe-webhook')}` } = config.stripe;
  const { publishableKey = null } = config.stripe;
  const modeOf = (key: string) => ({ livemode: key.includes('_live_') });
  if (secretKey) {
    const client = createStripeClient({ secretKey, logger, traces });
    return { ...client, ...modeOf(secretKey), webhookSecret, publishableKey };
  }

  const { startStripeSandbox } = await import('#sandbox/stripe/stripe-sandbox.ts');
  const sandbox = await startStripeSandbox({
    file: join(config.dataDir, 'stripe', 'sandbox.sqlite'),
    publicUrl: () => config.publicUrl,
    // A worker does not receive events itself.
    webhookUrl: () => `${config.role === 'worker' ? config.publicUrl : ownOrigin(config)}/webhooks/stripe`,
    webhookSecret,
    secretKey: 'sk_test_sandbox',
    logger,
  });
  const { secretKey: sandboxKey } = sandbox;
  return {
    ...createStripeClient({ secretKey: sandboxKey, address: sandbox.sdkConfig, logger, traces }),
    ...modeOf(sandboxKey),
    webhookSecret,
    publishableKey: publishableKey ?? 'pk_test_sandbox',
    sandbox,
  };
}

/** The origin of the server for other processes on this machine. */
function ownOrigin({ host, port }: Config): string {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

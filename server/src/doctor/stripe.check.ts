import { Stripe } from 'stripe';
import type { Config } from '#server/config.ts';
import { findingsOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('Stripe');

const SETTINGS = { timeout: 5_000, maxNetworkRetries: 1, telemetry: false };
/** Stripe's events are refused when they seem older or newer than five minutes. */
const CLOCK_SECONDS = 60;

/** Where Stripe is, for tests. */
export type StripeAddress = Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;

/** Whether Stripe takes our key, sends its events here, and tells the same time. */
export async function checkStripe(config: Config, address?: StripeAddress): Promise<Finding[]> {
  const { secretKey } = config.stripe;
  if (!secretKey) return [attention('Payments are simulated.', 'Set STRIPE_SECRET_KEY to take real ones.')];
  const stripe = new Stripe(secretKey, { ...SETTINGS, ...address });
  try {
    const { lastResponse } = await stripe.prices.list({ limit: 1 });
    return [
      /^\w+_test_/.test(secretKey)
        ? attention(
            'Stripe takes the key, which is for trials: nobody pays.',
            'Use the live key when you open.',
          )
        : well('Stripe takes the key.'),
      ...clockFindings(lastResponse.headers.date),
      await webhookFinding(stripe, `${config.publicUrl}/webhooks/stripe`),
    ];
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      return [
        fault('Stripe does not know the key.', 'Copy STRIPE_SECRET_KEY from the dashboard of Stripe again.'),
      ];
    }
    if (error instanceof Stripe.errors.StripePermissionError) {
      return [
        fault('The key may not read prices.', 'Give the restricted key the rights in docs/payments.md.'),
      ];
    }
    return [fault('Stripe cannot be reached.', 'See that this machine reaches api.stripe.com, port 443.')];
  }
}

async function webhookFinding(stripe: Stripe, url: string): Promise<Finding> {
  try {
    for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
      if (endpoint.url !== url) continue;
      return endpoint.status === 'enabled'
        ? well(`Stripe sends events to ${url}.`)
        : fault(`Stripe has stopped sending events to ${url}.`, "Enable the endpoint in Stripe's dashboard.");
    }
    return fault(
      `Stripe sends no events to ${url}: payments are known an hour later.`,
      'Make an endpoint for it, as docs/payments.md says, and set STRIPE_WEBHOOK_SECRET to its secret.',
    );
  } catch {
    return attention(
      'The key may not tell where Stripe sends its events.',
      `See in Stripe's dashboard that there is an endpoint ${url}.`,
    );
  }
}

function clockFindings(date: string | undefined): Finding[] {
  const seconds = Math.round(Math.abs(Date.now() - Date.parse(date ?? '')) / 1000);
  if (!(seconds > CLOCK_SECONDS)) return [];
  return [
    fault(
      `The clock of this machine and Stripe's are ${seconds} seconds apart: its events are refused.`,
      'Let this machine keep time by NTP.',
    ),
  ];
}

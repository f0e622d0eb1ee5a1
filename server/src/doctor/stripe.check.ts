import { Stripe } from 'stripe';
import type { Money } from '#shared/money.ts';
import type { Config } from '#server/config.ts';
import { lookupKeyOf } from '#server/payment/stripe/stripe-plan.ts';
import { HANDLED_EVENTS } from '#server/payment/webhook/event-subject.ts';
import { offeredPrice } from './offered-price.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';
import { portalFinding, priceFinding, taxFinding } from './stripe-account.ts';
import { makeRoundTrip } from './stripe-round-trip.ts';

const { well, attention, fault } = findingsOf('Stripe');

const SETTINGS = { timeout: 5_000, maxNetworkRetries: 1, telemetry: false };
/** Stripe's events are refused when they seem older or newer than five minutes. */
const CLOCK_SECONDS = 60;
/** Stripe sends most events within two seconds. */
const EVENT_MS = 10_000;
const WEBHOOK_PATH = '/webhooks/stripe';

/** How Stripe is asked, for tests. */
export interface StripeOptions {
  /** Where it is. */
  address?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;
  /** For how long one of its events is waited for. */
  eventMs?: number;
}

/** Whether Stripe takes our key, can sell at our price, lets people change their cards, sends its events here, and tells the same time. */
export async function checkStripe(
  config: Config,
  databaseUrl: string | undefined,
  { address, eventMs = EVENT_MS }: StripeOptions = {},
): Promise<Finding[]> {
  const { secretKey } = config.stripe;
  if (!secretKey) return [attention('Payments are simulated.', 'Set STRIPE_SECRET_KEY to take real ones.')];
  const stripe = new Stripe(secretKey, { ...SETTINGS, ...address });
  try {
    const price = await offeredPrice(config, databaseUrl);
    const prices = await stripe.prices.list({
      lookup_keys: [lookupKeyOf(price)],
      active: true,
      limit: 1,
      expand: ['data.product'],
    });
    const key = /^\w+_test_/.test(secretKey)
      ? attention(
          'Stripe takes the key, which is for trials: nobody pays.',
          'Use the live key when you open.',
        )
      : well('Stripe takes the key.');
    const endpoint = await endpointFinding(stripe, config.publicUrl + WEBHOOK_PATH);
    const findings = [
      key,
      ...clockFindings(prices.lastResponse.headers.date),
      priceFinding(prices.data[0], price),
      await portalFinding(stripe),
      ...(config.stripe.automaticTax ? [await taxFinding(stripe)] : []),
      endpoint,
    ];
    // It is known already why nothing would come.
    if (endpoint.state === 'FAULT') return findings;
    return [
      ...findings,
      await roundTripFinding(stripe, { publicUrl: config.publicUrl, price }, databaseUrl, eventMs),
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

async function endpointFinding(stripe: Stripe, url: string): Promise<Finding> {
  try {
    const others: string[] = [];
    for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
      if (endpoint.url === url) return usedEndpointFinding(endpoint);
      if (endpoint.url.endsWith(WEBHOOK_PATH)) others.push(endpoint.url);
    }
    return others.length > 0
      ? fault(
          `Stripe sends events to ${others.join(', ')} and none to ${url}: payments are known an hour later.`,
          "Change the endpoint's address in Stripe's dashboard, or PUBLIC_URL.",
        )
      : fault(
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

function usedEndpointFinding({ url, status, enabled_events: sent }: Stripe.WebhookEndpoint): Finding {
  if (status !== 'enabled') {
    return fault(
      `Stripe has stopped sending events to ${url}.`,
      "Enable the endpoint in Stripe's dashboard.",
    );
  }
  const missing = sent.includes('*') ? [] : HANDLED_EVENTS.filter((type) => !sent.includes(type));
  return missing.length === 0
    ? well(`Stripe sends events to ${url}.`)
    : fault(`The endpoint ${url} is sent no ${missing.join(', ')}.`, "Add them in Stripe's dashboard.");
}

async function roundTripFinding(
  stripe: Stripe,
  { publicUrl, price }: { publicUrl: string; price: Money },
  databaseUrl: string | undefined,
  eventMs: number,
): Promise<Finding> {
  if (databaseUrl === undefined) {
    return attention(
      'Whether events arrive is seen with a database that has an address.',
      'Look at /admin/health, or set DATABASE_URL.',
    );
  }
  try {
    const {
      eventId = 'of an expired checkout',
      outcome,
      seconds,
    } = await makeRoundTrip({
      stripe,
      databaseUrl,
      publicUrl,
      currency: price.currency,
      eventMs,
    });
    const event = `Its event ${eventId}`;
    switch (outcome) {
      case 'ARRIVED':
        return well(`${event} arrived after ${seconds.toFixed(1)} seconds, signed as it should be.`);
      case 'REFUSED':
        return fault(
          `${event} arrived, and was refused: STRIPE_WEBHOOK_SECRET is not that of the endpoint.`,
          "Copy the endpoint's signing secret from Stripe's dashboard, and start the school again.",
        );
      case 'MISSING':
        return fault(
          `${event} did not arrive at ${publicUrl}${WEBHOOK_PATH} within ${Math.round(eventMs / 1000)} seconds.`,
          "See in Stripe's dashboard, at the endpoint, what came of it, and that the address can be reached from everywhere.",
        );
    }
  } catch (error) {
    return attention(
      `Stripe could not be asked for an event: ${reasonOf(error)}.`,
      'Give a restricted key the rights in docs/payments.md, and see that the database can be reached.',
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

import { Stripe } from 'stripe';
import { HANDLED_EVENTS } from '#server/payment/webhook/event-subject.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('stripe');

const texts = doctorTexts.stripe;

/** Path at which the product receives Stripe's events. */
export const WEBHOOK_PATH = '/webhooks/stripe';

/** Stripe's limit of an endpoint's `enabled_events`, which need to be of its own list of types. */
type EventTypes = Stripe.WebhookEndpointCreateParams['enabled_events'];

/** Checks that Stripe sends all events that the product handles to this address. */
export async function endpointFinding(stripe: Stripe, url: string): Promise<Finding> {
  try {
    const others: string[] = [];
    for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
      if (endpoint.url === url) return usedEndpointFinding(endpoint);
      if (endpoint.url.endsWith(WEBHOOK_PATH)) others.push(endpoint.url);
    }
    return others.length > 0
      ? fault(
          () => texts.otherEndpoints({ others: others.join(', '), url }),
          () => texts.changeEndpoint,
        )
      : fault(
          () => texts.noEndpoint({ url }),
          () => texts.makeEndpoint,
        );
  } catch {
    return attention(
      () => texts.endpointUntold,
      () => texts.seeEndpoint({ url }),
    );
  }
}

function usedEndpointFinding({ url, status, enabled_events: sent }: Stripe.WebhookEndpoint): Finding {
  if (status !== 'enabled') {
    return fault(
      () => texts.stopped({ url }),
      () => texts.enable,
    );
  }
  const missing = sent.includes('*') ? [] : HANDLED_EVENTS.filter((type) => !sent.includes(type));
  return missing.length === 0
    ? well(() => texts.sends({ url }))
    : fault(
        () => texts.missingEvents({ url, events: missing.join(', ') }),
        () => texts.addEvents,
      );
}

/** An endpoint that was prepared. `secret` checks its events; null if the school has the secret already. */
export interface PreparedEndpoint {
  id: string;
  secret: string | null;
  /** How the endpoint came to be. */
  outcome: 'CREATED' | 'REPLACED' | 'UPDATED';
}

/**
 * Makes Stripe send all events that the product handles to this address. Stripe tells the signing secret of an endpoint only
 * when it creates it, so an endpoint whose secret the school does not have is replaced.
 *
 * @param hasSecret whether the school has the signing secret of its endpoint
 * @throws Stripe's errors
 */
export async function prepareEndpoint(
  stripe: Stripe,
  url: string,
  { hasSecret }: { hasSecret: boolean },
): Promise<PreparedEndpoint> {
  const existing = await endpointAt(stripe, url);
  if (existing && hasSecret) {
    const types = new Set([...existing.enabled_events, ...HANDLED_EVENTS]);
    const { id } = await stripe.webhookEndpoints.update(existing.id, {
      enabled_events: (types.has('*') ? ['*'] : [...types]) as EventTypes,
      disabled: false,
    });
    return { id, secret: null, outcome: 'UPDATED' };
  }
  const { id, secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...HANDLED_EVENTS] as EventTypes,
    api_version: Stripe.API_VERSION,
  });
  if (!secret) throw new Error('Stripe created an endpoint without a signing secret.');
  return { id, secret, outcome: existing ? 'REPLACED' : 'CREATED' };
}

/** Deletes the other endpoints at this address, whose events would be refused. */
export async function deleteOtherEndpoints(stripe: Stripe, url: string, keptId: string): Promise<void> {
  const others: string[] = [];
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url === url && endpoint.id !== keptId) others.push(endpoint.id);
  }
  for (const id of others) await stripe.webhookEndpoints.del(id);
}

async function endpointAt(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint | undefined> {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url === url) return endpoint;
  }
  return undefined;
}

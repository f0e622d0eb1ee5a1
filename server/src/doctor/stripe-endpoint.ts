import { Stripe } from 'stripe';
import { allOf } from '#server/payment/stripe/stripe-calls.ts';
import { HANDLED_EVENTS } from '#server/payment/webhook/event-subject.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('stripe');

const texts = doctorTexts.stripe;

/** Path at which the product receives Stripe's events. */
export const WEBHOOK_PATH = '/webhooks/stripe';

/** The names of events in the SDK's types. */
type EventTypes = Stripe.WebhookEndpointCreateParams['enabled_events'];

/** Checks that Stripe sends all events that the product handles to this address. */
export async function endpointFinding(stripe: Stripe, url: string): Promise<Finding> {
  try {
    const endpoints = await endpointsOf(stripe);
    const ours = endpoints.find((endpoint) => endpoint.url === url);
    if (ours) return usedEndpointFinding(ours);
    const others = endpoints.map((endpoint) => endpoint.url).filter((other) => other.endsWith(WEBHOOK_PATH));
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
  const existing = (await endpointsOf(stripe)).find((endpoint) => endpoint.url === url);
  if (existing && hasSecret) {
    const types = new Set([...existing.enabled_events, ...HANDLED_EVENTS]);
    const { id } = await stripe.webhookEndpoints.update(existing.id, {
      enabled_events: (types.has('*') ? ['*'] : [...types]) as EventTypes,
      disabled: false,
    });
    return { id, secret: null };
  }
  const { id, secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...HANDLED_EVENTS] as EventTypes,
    api_version: Stripe.API_VERSION,
  });
  if (!secret) throw new Error('Stripe created an endpoint without a signing secret.');
  return { id, secret };
}

/** Deletes the other endpoints at this address, whose events would be refused. */
export async function deleteOtherEndpoints(stripe: Stripe, url: string, keptId: string): Promise<void> {
  const others = (await endpointsOf(stripe)).filter(({ id, url: other }) => other === url && id !== keptId);
  for (const { id } of others) await stripe.webhookEndpoints.del(id);
}

const endpointsOf = (stripe: Stripe): Promise<Stripe.WebhookEndpoint[]> =>
  allOf(stripe.webhookEndpoints.list({ limit: 100 }));

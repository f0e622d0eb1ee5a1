import { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import type { TestApp } from '#testing/start-app.ts';

/** Start the app with it, and tests can sign events. */
export const WEBHOOK_SECRET = 'whsec_for_these_tests_only';
const { webhooks } = new Stripe('sk_test_unused');

interface EventFields {
  id: string;
  type: string;
  object: object;
  livemode?: boolean;
}

/** The bytes of an event as Stripe sends it. */
export function eventBody({ id, type, object, livemode = false }: EventFields): string {
  return JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-01-01',
    created: Math.floor(Date.now() / 1000),
    livemode,
    type,
    data: { object },
  });
}

/** A signature as Stripe makes it, `age` seconds ago. */
export function signEvent(payload: string, { secret = WEBHOOK_SECRET, age = 0 } = {}): string {
  return webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });
}

/** Posts an event as Stripe does; without a signature when none is given. */
export function deliverEvent(app: TestApp, body: string, signature?: string): Promise<Response> {
  return fetch(`${app.url}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    body,
  });
}

export interface EventState {
  state: string;
  failure: string | null;
  /** Stripe's id of the customer. */
  customer: string | null;
}

export async function stateOfEvent(app: TestApp, id: string): Promise<EventState | undefined> {
  const [row] = await app.sql<EventState>(
    'select state, failure, stripe_customer_id as customer from stripe_events where id = $1',
    [id],
  );
  return row;
}

let counter = 0;
/** Delivers an event with a good signature, and returns what became of it. */
export async function processEvent(app: TestApp, event: Omit<EventFields, 'id'>) {
  const id = `evt_made_${++counter}`;
  const body = eventBody({ id, ...event });
  expect((await deliverEvent(app, body, signEvent(body))).status).toBe(200);
  await eventually(async () => expect(await stateOfEvent(app, id)).not.toMatchObject({ state: 'RECEIVED' }));
  return { id, ...(await stateOfEvent(app, id)) };
}

/** What the log says of an event. */
export function loggedOf(log: CapturedLog, eventId: string) {
  return log
    .entries()
    .filter((entry) => entry.eventId === eventId)
    .map(({ event, reason, level }) => ({ event, reason, level }));
}

/** What of Stripe's SDK tells of its calls, which the SDK itself does not type. */
interface Requests {
  on(event: 'request', listener: (request: Stripe.RequestEvent) => void): unknown;
}

/** Every call to Stripe from now on, by method and path. */
export function watchStripe({ container }: TestApp): string[] {
  const calls: string[] = [];
  const requests: Requests = container.stripe;
  requests.on('request', ({ method, path }) => calls.push(`${method} ${path.split('?')[0]}`));
  return calls;
}

export async function subscriptionAtStripe(
  { container }: TestApp,
  customer: string,
): Promise<Stripe.Subscription> {
  const { data } = await container.stripe.subscriptions.list({ customer });
  if (!data[0]) throw new Error('There is no subscription');
  return data[0];
}

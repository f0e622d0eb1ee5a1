import { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, register, type Person } from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';

/** Start the app with this secret, so that tests can sign events. */
export const WEBHOOK_SECRET = 'whsec_for_these_tests_only';
/** The last API version in which an invoice has its subscription at the top level, and its lines the whole price. */
export const OLD_VERSION = '2025-02-24.acacia';
const { webhooks } = new Stripe('sk_test_unused');

interface EventFields {
  id: string;
  type: string;
  object: object;
  livemode?: boolean;
  version?: string;
  /** The Stripe ID of the event's account, if it is not the endpoint's own. */
  account?: string;
}

/** The body of an event as Stripe sends it. */
export function eventBody(event: EventFields): string {
  const { id, type, object, livemode = false, version = '2026-10-28.endive', account } = event;
  return JSON.stringify({
    id,
    object: 'event',
    api_version: version,
    created: Math.floor(Date.now() / 1000),
    livemode,
    type,
    ...(account !== undefined && { account }),
    data: { object },
  });
}

/** A signature like Stripe's, made `age` seconds ago. */
export function signEvent(payload: string, { secret = WEBHOOK_SECRET, age = 0 } = {}): string {
  return webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });
}

/** Posts an event as Stripe does, with an optional signature. */
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
  oddity: string | null;
  /** The customer ID at Stripe. */
  customer: string | null;
}

export async function stateOfEvent(app: TestApp, id: string): Promise<EventState | undefined> {
  const [row] = await app.sql<EventState>(
    'select state, failure, oddity, stripe_customer_id as customer from stripe_events where id = $1',
    [id],
  );
  return row;
}

export interface Customer {
  person: Person;
  /** Their customer ID at Stripe. */
  customer: string;
}

/** Runs an action whose Stripe events never arrive. */
export function unheard<Result>(app: TestApp, act: () => Result): Result {
  const control = controlOf(app);
  control.holdDeliveries();
  const result = act();
  for (const { id } of control.heldEvents()) control.drop(id);
  control.releaseDeliveries();
  return result;
}

/** A person who has opened a checkout, and paid it with `hasPaid`, without any event arriving. */
export async function registerCustomer(app: TestApp, { hasPaid }: { hasPaid: boolean }): Promise<Customer> {
  const person = await register(app);
  const { startCheckout } = dataOf(
    await person.client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
  );
  if (hasPaid) unheard(app, () => app.container.stripeSandbox?.payCheckout(startCheckout.id));
  return { person, customer: await customerOf(app, person.id) };
}

/** The invoice of a customer's payment in the format of older API versions. */
export async function oldInvoice(app: TestApp, { customer }: Customer): Promise<object> {
  const { latest_invoice: invoice } = await subscriptionAtStripe(app, customer);
  const { parent, lines, ...rest } = await app.container.stripe.invoices.retrieve(idOf(invoice ?? ''));
  return {
    ...rest,
    subscription: parent?.subscription_details?.subscription,
    lines: {
      ...lines,
      data: lines.data.map(({ pricing, ...line }) => ({
        ...line,
        price: { id: pricing?.price_details?.price, object: 'price' },
      })),
    },
  };
}

let counter = 0;
/** Delivers an event with a valid signature, and returns its final state. */
export async function processEvent(app: TestApp, event: Omit<EventFields, 'id'>) {
  const id = `evt_made_${++counter}`;
  const body = eventBody({ id, ...event });
  expect((await deliverEvent(app, body, signEvent(body))).status).toBe(200);
  await eventually(async () => expect(await stateOfEvent(app, id)).not.toMatchObject({ state: 'RECEIVED' }));
  return { id, ...(await stateOfEvent(app, id)) };
}

/** The log entries about an event. */
export function loggedOf(log: CapturedLog, eventId: string) {
  return log
    .entries()
    .filter((entry) => entry.eventId === eventId)
    .map(({ event, reason, level }) => ({ event, reason, level }));
}

/** The events of Stripe's SDK about its requests, which the SDK does not type. */
interface Requests {
  on(event: 'request', listener: (request: Stripe.RequestEvent) => void): unknown;
}

/** Records every call to Stripe from now on, by method and path. */
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

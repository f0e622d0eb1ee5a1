import { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, register, type Person } from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';

/** Start the app with it, and tests can sign events. */
export const WEBHOOK_SECRET = 'whsec_for_these_tests_only';
/** The last version in which an invoice names its subscription at its top, and its lines their whole price. */
export const OLD_VERSION = '2025-02-24.acacia';
const { webhooks } = new Stripe('sk_test_unused');

interface EventFields {
  id: string;
  type: string;
  object: object;
  livemode?: boolean;
  version?: string;
  /** Stripe's id of the account that it is about, when that is not the endpoint's own. */
  account?: string;
}

/** The bytes of an event as Stripe sends it. */
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
  oddity: string | null;
  /** Stripe's id of the customer. */
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
  /** Stripe's id of them. */
  customer: string;
}

/** Does something of which Stripe's events never arrive. */
export function unheard<Result>(app: TestApp, act: () => Result): Result {
  const control = controlOf(app);
  control.holdDeliveries();
  const result = act();
  for (const { id } of control.heldEvents()) control.drop(id);
  control.releaseDeliveries();
  return result;
}

/** Somebody who has opened a checkout, and has paid it if asked to, of which nothing has arrived. */
export async function registerCustomer(app: TestApp, { hasPaid }: { hasPaid: boolean }): Promise<Customer> {
  const person = await register(app);
  const { startCheckout } = dataOf(
    await person.client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
  );
  if (hasPaid) unheard(app, () => app.container.stripeSandbox?.payCheckout(startCheckout.id));
  return { person, customer: await customerOf(app, person.id) };
}

/** The invoice of what somebody paid, as Stripe rendered it until 2025. */
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

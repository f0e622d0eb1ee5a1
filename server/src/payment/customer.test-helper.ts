import type { Stripe } from 'stripe';
import { API_ROUTES } from '#sandbox/stripe/api-routes.ts';
import type { Fault, SandboxControl } from '#sandbox/stripe/control/control.ts';
import { drawnFrom } from '#server/payment/acceptance/permutations.test-helper.ts';
import { isExhaustive, seededRandom, type Sample } from '#testing/sample.ts';
import type { TestApp } from '#testing/start-app.ts';

/** The control of the sandbox, which causes events that no API call causes. */
export function controlOf({ container }: TestApp): SandboxControl {
  if (!container.stripeSandbox) throw new Error('This test requires the sandbox');
  return container.stripeSandbox.control;
}

/** The Stripe customer ID of a person. */
export async function customerOf(app: TestApp, userId: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    'select stripe_customer_id as id from customers where user_id = $1',
    [userId],
  );
  if (!row) throw new Error('The person is not a customer at Stripe');
  return row.id;
}

/** Carries out all open intents now, oldest first, as a comparison with Stripe does. */
export async function runOpenRequests(app: TestApp): Promise<void> {
  const open = await app.sql<{ id: string }>(
    'select id from intents where closed_at is null order by created_at, id',
  );
  for (const { id } of open) await app.container.services.intentWorker.attempt({ intentId: id });
}

/** All refunds of a customer, oldest first. */
export async function refundsOf({ container }: TestApp, customer: string): Promise<Stripe.Refund[]> {
  const { stripe } = container;
  const { data: intents } = await stripe.paymentIntents.list({ customer, limit: 100 });
  const refunds = await Promise.all(
    intents.map(({ id }) => stripe.refunds.list({ payment_intent: id, limit: 100 })),
  );
  return refunds.flatMap(({ data }) => data).toReversed();
}

/** A customer's subscriptions at Stripe in all statuses, newest first. */
export async function subscriptionsOf(
  { container }: TestApp,
  customer: string,
): Promise<Stripe.Subscription[]> {
  return (await container.stripe.subscriptions.list({ customer, status: 'all' })).data;
}

/** A customer's checkouts at Stripe, newest first. */
export async function sessionsOf(
  { container }: TestApp,
  customer: string,
): Promise<Stripe.Checkout.Session[]> {
  return (await container.stripe.checkout.sessions.list({ customer, limit: 100 })).data;
}

/** Turns off the retries of Stripe's SDK, so that a test does not wait a minute for a failure. */
export function giveUpSoon({ container }: TestApp): void {
  container.stripe._setApiField('maxNetworkRetries', 0);
}

/** The events of Stripe's SDK about its requests, which the SDK does not type. */
interface Requests {
  on(event: 'request', listener: (request: { method: string; path: string }) => void): void;
  off: Requests['on'];
}

/** Reports each call to Stripe, like `GET /v1/events?limit=100`, until the returned function is called. */
export function watchCalls({ container }: TestApp, listener: (call: string) => void): () => void {
  const requests = container.stripe as Requests;
  const told: Parameters<Requests['on']>[1] = ({ method, path }) => listener(`${method} ${path}`);
  requests.on('request', told);
  return () => requests.off('request', told);
}

/** Timeout of a call in milliseconds: as in the product, and a short one for calls that hang. */
const CALL_TIME = { usual: 10_000, whileOneHangs: 700 };

/** An endpoint in the sandbox's notation, like `POST /v1/refunds`. */
export type Endpoint = `${Fault['method']} /v1/${string}`;

/**
 * The ways in which a call fails, before or after its work is done. A response "for a day" is stored: repeated calls
 * with the same idempotency key get it again, even after the fault has ended.
 */
export const FAILURES = {
  'answers 500': { when: 'before', effect: { status: 500 } },
  'answers 500 after the work': { when: 'after', effect: { status: 500 } },
  hangs: { when: 'before', effect: 'hang' },
  'hangs after the work': { when: 'after', effect: 'hang' },
  'breaks the connection': { when: 'before', effect: 'disconnect' },
  'breaks the connection after the work': { when: 'after', effect: 'disconnect' },
  'answers 500 for a day': { when: 'during', effect: { status: 500 } },
  'limits the rate': { when: 'before', effect: { status: 429 } },
  'refuses the call': { when: 'before', effect: { status: 400 } },
  'refuses the call for a day': { when: 'during', effect: { status: 400 } },
  'refuses the key': { when: 'before', effect: { status: 401 } },
} satisfies Record<string, Pick<Fault, 'when' | 'effect'>>;
export type Failure = keyof typeof FAILURES;

/** All failures for calls that write; only the simplest one for calls that read. */
export function failuresOf(endpoint: Endpoint): Failure[] {
  if (!endpoint.startsWith('GET')) {
    // The keys are exactly the failures.
    return Object.keys(FAILURES) as Failure[];
  }
  return ['answers 500'];
}

/** Number of failures per endpoint in a sampled run. */
const DRAWN = 3;

/** The failures of an endpoint that this run tries. The choice depends on the test's name. */
export function drawnFailuresOf(endpoint: Endpoint, test: string): Failure[] {
  const failures = failuresOf(endpoint);
  return isExhaustive ? failures : drawnFrom(failures, DRAWN, seededRandom(`${test} ${endpoint}`));
}

/** The sample that one drawn failure of an endpoint represents. */
export function sampleOf(endpoint: Endpoint): Sample {
  const all = failuresOf(endpoint).length;
  return { kind: 'failures of Stripe', drawn: 1, all: isExhaustive ? 1 : all / Math.min(all, DRAWN) };
}

/** Makes calls of an endpoint fail from now on, until the faults are ended. */
export function breakEndpoint(app: TestApp, endpoint: Endpoint, failure: Failure, skip = 0): void {
  const [method, path] = endpoint.split(' ') as [Fault['method'], string];
  if (FAILURES[failure].effect === 'hang')
    app.container.stripe._setApiField('timeout', CALL_TIME.whileOneHangs);
  controlOf(app).addFault({ method, path, ...FAILURES[failure], times: 1_000, skip });
}

/** Makes every call to Stripe fail from now on, except those of one endpoint, until the faults are ended. */
export function breakStripe(app: TestApp, failure: Failure, { except }: { except?: Endpoint } = {}): void {
  for (const { method, path } of API_ROUTES) {
    const endpoint = `${method} ${path}` as Endpoint;
    if (endpoint !== except) breakEndpoint(app, endpoint, failure);
  }
}

/** Ends the faults and restores the usual timeout, which leaves a busy machine enough time. */
export function endFaults(app: TestApp): void {
  controlOf(app).clearFaults();
  app.container.stripe._setApiField('timeout', CALL_TIME.usual);
}

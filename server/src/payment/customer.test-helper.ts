import type { Stripe } from 'stripe';
import { API_ROUTES } from '#sandbox/stripe/api-routes.ts';
import type { Fault, SandboxControl } from '#sandbox/stripe/control/control.ts';
import { drawnFrom } from '#server/payment/acceptance/permutations.test-helper.ts';
import { isExhaustive, seededRandom, type Sample } from '#testing/sample.ts';
import type { TestApp } from '#testing/start-app.ts';

/** What happens to payments without anybody calling the API. */
export function controlOf({ container }: TestApp): SandboxControl {
  if (!container.stripeSandbox) throw new Error('Only the sandbox lets a test do this');
  return container.stripeSandbox.control;
}

/** Stripe's id of a person. */
export async function customerOf(app: TestApp, userId: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    'select stripe_customer_id as id from customers where user_id = $1',
    [userId],
  );
  if (!row) throw new Error('Stripe does not know this person');
  return row.id;
}

/** Has every request that is open carried out now, oldest first, as a comparison with Stripe does. */
export async function runOpenRequests(app: TestApp): Promise<void> {
  const open = await app.sql<{ id: string }>(
    'select id from cancellation_requests where closed_at is null order by created_at, id',
  );
  for (const { id } of open) await app.container.services.cancellationWorker.attempt(id);
}

/** All that was refunded to a customer, oldest first. */
export async function refundsOf({ container }: TestApp, customer: string): Promise<Stripe.Refund[]> {
  const { stripe } = container;
  const { data: intents } = await stripe.paymentIntents.list({ customer, limit: 100 });
  const refunds = await Promise.all(
    intents.map(({ id }) => stripe.refunds.list({ payment_intent: id, limit: 100 })),
  );
  return refunds.flatMap(({ data }) => data).toReversed();
}

/** Stripe's subscriptions of a customer in all statuses, newest first. */
export async function subscriptionsOf(
  { container }: TestApp,
  customer: string,
): Promise<Stripe.Subscription[]> {
  return (await container.stripe.subscriptions.list({ customer, status: 'all' })).data;
}

/** Stripe's checkouts of a customer, newest first. */
export async function sessionsOf(
  { container }: TestApp,
  customer: string,
): Promise<Stripe.Checkout.Session[]> {
  return (await container.stripe.checkout.sessions.list({ customer, limit: 100 })).data;
}

/** Has Stripe's SDK give a call up for good once it failed, so that a test does not wait for a minute. */
export function giveUpSoon({ container }: TestApp): void {
  container.stripe._setApiField('maxNetworkRetries', 0);
}

/** What of Stripe's SDK tells of its calls, which the SDK itself does not type. */
interface Requests {
  on(event: 'request', listener: (request: { method: string; path: string }) => void): void;
  off: Requests['on'];
}

/** Tells of each call to Stripe, like `GET /v1/events?limit=100`, until the function that it returns is called. */
export function watchCalls({ container }: TestApp, listener: (call: string) => void): () => void {
  const requests = container.stripe as Requests;
  const told: Parameters<Requests['on']>[1] = ({ method, path }) => listener(`${method} ${path}`);
  requests.on('request', told);
  return () => requests.off('request', told);
}

/** How long a call may take, in milliseconds: as in the product, and while one hangs, which is to be noticed soon. */
const CALL_TIME = { usual: 10_000, whileOneHangs: 700 };

/** An endpoint as the sandbox names it, like `POST /v1/refunds`. */
export type Endpoint = `${Fault['method']} /v1/${string}`;

/**
 * Ways in which a call fails: what happens, and whether the work is done when it does. An answer for a day is given again to
 * whoever repeats the call under its idempotency key, after the fault has ended, too.
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

/** Every failure of calls that change something; the plainest of those that only read. */
export function failuresOf(endpoint: Endpoint): Failure[] {
  if (!endpoint.startsWith('GET')) {
    // All are keys of the table.
    return Object.keys(FAILURES) as Failure[];
  }
  return ['answers 500'];
}

/** So many failures of an endpoint are tried where not all are. */
const DRAWN = 3;

/** The failures of an endpoint that this run tries; another choice for each test's name. */
export function drawnFailuresOf(endpoint: Endpoint, test: string): Failure[] {
  const failures = failuresOf(endpoint);
  return isExhaustive ? failures : drawnFrom(failures, DRAWN, seededRandom(`${test} ${endpoint}`));
}

/** What one drawn failure of an endpoint stands for. */
export function sampleOf(endpoint: Endpoint): Sample {
  const all = failuresOf(endpoint).length;
  return { kind: 'failures of Stripe', drawn: 1, all: isExhaustive ? 1 : all / Math.min(all, DRAWN) };
}

/** Lets calls of an endpoint fail from now on, until the faults are ended. */
export function breakEndpoint(app: TestApp, endpoint: Endpoint, failure: Failure, skip = 0): void {
  const [method, path] = endpoint.split(' ') as [Fault['method'], string];
  if (FAILURES[failure].effect === 'hang')
    app.container.stripe._setApiField('timeout', CALL_TIME.whileOneHangs);
  controlOf(app).addFault({ method, path, ...FAILURES[failure], times: 1_000, skip });
}

/** Lets every call to Stripe fail from now on, but for those of one endpoint, until the faults are ended. */
export function breakStripe(app: TestApp, failure: Failure, { except }: { except?: Endpoint } = {}): void {
  for (const { method, path } of API_ROUTES) {
    const endpoint = `${method} ${path}` as Endpoint;
    if (endpoint !== except) breakEndpoint(app, endpoint, failure);
  }
}

/** Stripe answers again, however long a busy machine takes for it. */
export function endFaults(app: TestApp): void {
  controlOf(app).clearFaults();
  app.container.stripe._setApiField('timeout', CALL_TIME.usual);
}

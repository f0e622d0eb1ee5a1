import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HANDLED_EVENTS } from '#server/payment/webhook/event-subject.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { deleteOtherEndpoints, endpointFinding, prepareEndpoint } from './stripe-endpoint.ts';
import { KEY, startStripeStandIn, type StripeStandIn } from './stripe-stand-in.test-helper.ts';

const URL = 'https://school.example/webhooks/stripe';
const OTHER = 'https://shop.example/hooks';

let app: TestApp;
let standIn: StripeStandIn;
let stripe: Stripe;
beforeAll(async () => {
  app = await startApp();
  standIn = await startStripeStandIn(app);
  stripe = new Stripe(KEY, { telemetry: false, ...standIn.address });
});
afterAll(async () => {
  await app.stop();
  standIn.close();
});
beforeEach(() => standIn.reset(OTHER));

const stateOf = async () => (await endpointFinding(stripe, URL)).state;
const addresses = () => standIn.told.endpoints.map(({ url }) => url);

it('creates an endpoint for all handled events, in the API version of the product, beside those of other products', async () => {
  expect(await stateOf()).toBe('FAULT');
  const { id, secret } = await prepareEndpoint(stripe, URL, { hasSecret: false });
  expect(secret).toBe(`whsec_${id}`);
  expect(standIn.created).toEqual([Stripe.API_VERSION]);
  await deleteOtherEndpoints(stripe, URL, id);
  expect(addresses()).toEqual([OTHER, URL]);
  expect(await stateOf()).toBe('WELL');
});

it('replaces an endpoint whose signing secret is not known', async () => {
  standIn.reset(URL);
  const { id } = await prepareEndpoint(stripe, URL, { hasSecret: false });
  await deleteOtherEndpoints(stripe, URL, id);
  expect(standIn.told.endpoints.map((endpoint) => endpoint.id)).toEqual([id]);
});

it('adds missing events to an endpoint, keeps the others, and enables it', async () => {
  standIn.reset(URL);
  const [endpoint] = standIn.told.endpoints;
  if (endpoint)
    Object.assign(endpoint, { status: 'disabled', enabled_events: ['payout.paid', 'invoice.paid'] });
  expect(await prepareEndpoint(stripe, URL, { hasSecret: true })).toMatchObject({
    secret: null,
  });
  expect(await stateOf()).toBe('WELL');
  expect(standIn.told.endpoints[0]?.enabled_events).toContain('payout.paid');
  expect(standIn.told.endpoints[0]?.enabled_events).toHaveLength(HANDLED_EVENTS.length + 1);
});

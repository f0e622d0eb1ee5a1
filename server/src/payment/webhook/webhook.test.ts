import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { paymentRefusals } from '#shared/payment.ts';
import { dataOf, PASSWORD } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  deliverEvent,
  eventBody,
  OLD_VERSION,
  oldInvoice,
  processEvent,
  registerCustomer,
  signEvent,
  subscriptionAtStripe,
  WEBHOOK_SECRET,
} from './stripe-event.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
});
afterAll(() => app.stop());

const event = (id: string) =>
  eventBody({ id, type: 'customer.updated', object: { object: 'customer', id: 'cus_none' } });

const keptEvents = (id: string) => app.sql('select id from stripe_events where id = $1', [id]);
const processedEvents = (id: string) =>
  app.sql('select id from stripe_events where id = $1 and processed_at is not null', [id]);

it.each([
  ['missing', () => undefined],
  ['empty', () => ''],
  ['made with another secret', (body: string) => signEvent(body, { secret: 'whsec_of_somebody_else' })],
  ['of another body', () => signEvent('{}')],
  ['older than 300 s', (body: string) => signEvent(body, { age: 301 })],
])('refuses an event whose signature is %s, and writes nothing', async (name, signatureOf) => {
  const id = `evt_refused_${name.replaceAll(' ', '_')}`;
  const response = await deliverEvent(app, event(id), signatureOf(event(id)));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, message: paymentRefusals.badSignature });
  expect(await keptEvents(id)).toEqual([]);
});

it('stores an event once, however often it is delivered, and processes it once', async () => {
  const body = event('evt_many');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => deliverEvent(app, body, signEvent(body))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await keptEvents('evt_many')).toHaveLength(1);
  await eventually(async () => expect(await processedEvents('evt_many')).toHaveLength(1));
});

it('accepts a signature that is just inside the 300 s', async () => {
  const body = event('evt_late');
  expect((await deliverEvent(app, body, signEvent(body, { age: 290 }))).status).toBe(200);
});

it('stores and ignores an event without a customer', async () => {
  const body = eventBody({ id: 'evt_odd', type: 'balance.available', object: { object: 'balance' } });
  expect((await deliverEvent(app, body, signEvent(body))).status).toBe(200);
  await eventually(async () => expect(await processedEvents('evt_odd')).toHaveLength(1));
});

/** A valid event with some fields replaced. */
const eventWith = (fields: object) => ({ ...(JSON.parse(event('evt_bad')) as object), ...fields });
const about = (object: unknown) => eventWith({ data: { object } });
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it.each([
  ['invalid JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a string', '"event"'],
  ['an empty object', '{}'],
  ['a missing ID', eventWith({ id: undefined })],
  ['an overlong ID', eventWith({ id: 'evt_'.repeat(1000) })],
  ['a number as the type', eventWith({ type: 1 })],
  ['a missing time', eventWith({ created: undefined })],
  ['a time outside any calendar', eventWith({ created: 1e300 })],
  ['a missing mode', eventWith({ livemode: undefined })],
  ['missing data', eventWith({ data: undefined })],
  ['a null object', about(null)],
  ['a list as the object', about([])],
  ['a customer without an ID', about({ object: 'customer' })],
  ['a customer that is a number', about({ object: 'charge', id: 'ch_1', customer: 5 })],
  ['a customer object without an ID', about({ object: 'charge', id: 'ch_1', customer: {} })],
  ['a subscription without items', about({ object: 'subscription', id: 'sub_1', customer: 'cus_none' })],
  [
    'a subscription item without a price',
    about({ object: 'subscription', id: 'sub_1', customer: 'cus_none', items: { data: [{}] } }),
  ],
  ['an invoice without lines', about({ object: 'invoice', id: 'in_1', customer: 'cus_none' })],
  [
    'an invoice with a number as its subscription',
    about({
      object: 'invoice',
      id: 'in_1',
      lines: { data: [] },
      parent: { subscription_details: { subscription: 1 } },
    }),
  ],
  [
    'an object that does not match the type',
    eventWith({ type: 'invoice.paid', data: { object: { object: 'charge', id: 'ch_1' } } }),
  ],
  ['U+0000', about({ object: 'charge', id: 'ch_1', description: 'a\u0000b' })],
  ['U+0000 in a name', about({ object: 'charge', id: 'ch_1', metadata: { 'a\u0000b': '' } })],
  ['half a surrogate', about({ object: 'charge', id: 'ch_1', description: '\ud83d' })],
  ['unlimited nesting', event('evt_bad').replace('"cus_none"', nested(100_000))],
])('refuses a signed body that cannot be stored as an event: %s', async (_what, content) => {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const kept = await app.sql('select from stripe_events');
  const response = await deliverEvent(app, body, signEvent(body));
  expect([response.status, await response.json()]).toEqual([
    400,
    { success: false, code: 'BAD_USER_INPUT', message: paymentRefusals.badEvent },
  ]);
  expect(await app.sql('select from stripe_events')).toHaveLength(kept.length);
});

describe('the stored part of an event', () => {
  /** The fields of a Stripe event with names and addresses of people. */
  const personal = {
    name: 'Ada Lovelace',
    customer_email: 'ada@school.example',
    customer_address: { line1: '12 St James’s Square', city: 'London' },
    customer_details: { email: 'ada@school.example', name: 'Ada Lovelace' },
    billing_details: { name: 'Ada Lovelace', address: { city: 'London' } },
  };
  // Matched as whole words, because an ID can contain any letters.
  const PERSONAL = /\b(?:ada|lovelace|london)\b/i;
  const payloadOf = async (id: string) => {
    const rows = await app.sql<{ payload: unknown }>('select payload from stripe_events where id = $1', [id]);
    return rows[0]?.payload;
  };

  it('has no names or addresses, and is deleted with the account', async () => {
    const subscriber = await registerCustomer(app, { hasPaid: true });
    const { person, customer } = subscriber;
    const object = { ...(await oldInvoice(app, subscriber)), ...personal };
    const { id } = await processEvent(app, { type: 'invoice.paid', object, version: OLD_VERSION });
    const { id: subscription } = await subscriptionAtStripe(app, customer);
    const payload = await payloadOf(id);
    expect(payload).toMatchObject({
      id,
      type: 'invoice.paid',
      livemode: false,
      api_version: OLD_VERSION,
      data: { object: { object: 'invoice', customer, subscription, currency: 'usd' } },
    });
    expect(JSON.stringify(payload)).not.toMatch(PERSONAL);

    dataOf(await person.client.graphql('mutation { cancelSubscription { id } }'));
    const leave = 'mutation ($password: String!) { deleteAccount(currentPassword: $password) { userId } }';
    dataOf(await person.client.graphql(leave, { password: PASSWORD }));
    expect(await payloadOf(id)).toBeNull();
    const late = await processEvent(app, { type: 'invoice.paid', object });
    expect([late.state, await payloadOf(late.id)]).toEqual(['IGNORED', null]);
  });

  it('is empty when nothing of the event is used', async () => {
    const object = { object: 'customer', id: 'cus_no_one', ...personal };
    const { id } = await processEvent(app, { type: 'customer.updated', object });
    expect(JSON.stringify(await payloadOf(id))).not.toMatch(PERSONAL);
  });
});

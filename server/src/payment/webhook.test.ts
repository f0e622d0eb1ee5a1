import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { startApp, type TestApp } from '#server/test/start-app.ts';

const SECRET = 'whsec_for_this_test_only';
const { webhooks } = new Stripe('sk_test_unused');

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_WEBHOOK_SECRET: SECRET });
});
afterAll(() => app.stop());

function event(id: string): string {
  return JSON.stringify({
    id,
    object: 'event',
    type: 'customer.updated',
    data: { object: { object: 'customer', id: 'cus_none' } },
  });
}

function sign(payload: string, { secret = SECRET, age = 0 } = {}): string {
  return webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });
}

function deliver(body: string, signature?: string): Promise<Response> {
  return fetch(`${app.url}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    body,
  });
}

const keptEvents = (id: string) => app.sql('select id from stripe_events where id = $1', [id]);

it.each([
  ['missing', () => undefined],
  ['empty', () => ''],
  ['made with another secret', (body: string) => sign(body, { secret: 'whsec_of_somebody_else' })],
  ['of another body', () => sign('{}')],
  ['older than 300 s', (body: string) => sign(body, { age: 301 })],
])('refuses an event whose signature is %s, and writes nothing', async (name, signatureOf) => {
  const id = `evt_refused_${name.replaceAll(' ', '_')}`;
  const response = await deliver(event(id), signatureOf(event(id)));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, message: messages.payment.badSignature });
  expect(await keptEvents(id)).toEqual([]);
});

it('keeps an event once, however often it is delivered, and works it off once', async () => {
  const body = event('evt_many');
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(body, sign(body))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await keptEvents('evt_many')).toHaveLength(1);
  await expect
    .poll(() => app.sql(`select id from stripe_events where id = 'evt_many' and processed_at is not null`))
    .toHaveLength(1);
});

it('takes a signature that is just inside the 300 s', async () => {
  const body = event('evt_late');
  expect((await deliver(body, sign(body, { age: 290 }))).status).toBe(200);
});

it('keeps and ignores an event that is about no payer', async () => {
  const body = JSON.stringify({
    id: 'evt_odd',
    object: 'event',
    type: 'balance.available',
    data: { object: { object: 'balance' } },
  });
  expect((await deliver(body, sign(body))).status).toBe(200);
  await expect
    .poll(() => app.sql(`select id from stripe_events where id = 'evt_odd' and processed_at is not null`))
    .toHaveLength(1);
});

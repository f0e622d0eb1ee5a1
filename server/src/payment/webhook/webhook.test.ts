import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { paymentMessages } from '#shared/payment.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { deliverEvent, eventBody, signEvent, WEBHOOK_SECRET } from './stripe-event.test-helper.ts';

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
  expect(await response.json()).toMatchObject({ success: false, message: paymentMessages.badSignature });
  expect(await keptEvents(id)).toEqual([]);
});

it('keeps an event once, however often it is delivered, and works it off once', async () => {
  const body = event('evt_many');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => deliverEvent(app, body, signEvent(body))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await keptEvents('evt_many')).toHaveLength(1);
  await eventually(async () => expect(await processedEvents('evt_many')).toHaveLength(1));
});

it('takes a signature that is just inside the 300 s', async () => {
  const body = event('evt_late');
  expect((await deliverEvent(app, body, signEvent(body, { age: 290 }))).status).toBe(200);
});

it('keeps and ignores an event that is about no payer', async () => {
  const body = eventBody({ id: 'evt_odd', type: 'balance.available', object: { object: 'balance' } });
  expect((await deliverEvent(app, body, signEvent(body))).status).toBe(200);
  await eventually(async () => expect(await processedEvents('evt_odd')).toHaveLength(1));
});

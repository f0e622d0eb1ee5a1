import { afterAll, beforeAll, expect, it } from 'vitest';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import {
  deliverEvent,
  eventBody,
  signEvent,
  watchStripe,
  WEBHOOK_SECRET,
} from '#server/payment/webhook/stripe-event.test-helper.ts';
import { dataOf, register } from '#testing/factories.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
});
afterAll(async () => {
  controlOf(app).clearFaults();
  await app.stop();
});

it('a password reset mail arrives while eight events wait for an unresponsive Stripe', async () => {
  const path = '/v1/charges/:id';
  controlOf(app).addFault({ method: 'GET', path, when: 'before', effect: 'hang', times: 100 });
  const calls = watchStripe(app);
  for (let number = 1; number <= 8; number++) {
    const object = { object: 'refund', id: `re_${number}`, charge: `ch_${number}` };
    const body = eventBody({ id: `evt_${number}`, type: 'refund.created', object });
    expect((await deliverEvent(app, body, signEvent(body))).status).toBe(200);
  }
  // The number of concurrent jobs in the lane.
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(3);

  const { email, client } = await register(app);
  const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email } }';
  dataOf(await client.graphql(ask, { email }));
  const mail = await receivedMail(app, ({ to }) => to === email);

  expect(mail.text).toContain('/resetpassword#token=');
});

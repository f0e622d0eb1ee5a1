// @slow server/src/payment sandbox/stripe server/src/platform
import { readFile } from 'node:fs/promises';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { registerPaidSubscriber } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { intentOf, subscriptionOf } from '#server/payment/subscriber.test-helper.ts';
import { eventually } from '#testing/eventually.ts';
import { HANDLED_EVENTS } from './event-subject.ts';
import {
  deliverEvent,
  eventBody,
  loggedOf,
  signEvent,
  stateOfEvent,
  subscriptionAtStripe,
  watchStripe,
  WEBHOOK_SECRET,
  processEvent,
  type EventState,
} from './stripe-event.test-helper.ts';

const log = new CapturedLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, LOG_LEVEL: 'info' }, { log });
});
afterAll(() => app.stop());

describe('processing of events', () => {
  it('happens for exactly these types', () => {
    expect(HANDLED_EVENTS).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
      'customer.subscription.created',
      'customer.subscription.updated',
      'customer.subscription.deleted',
      'customer.subscription.paused',
      'customer.subscription.resumed',
      'invoice.paid',
      'invoice.payment_failed',
      'invoice.payment_action_required',
      'invoice.finalization_failed',
      'invoice.upcoming',
      'refund.created',
      'refund.updated',
      'refund.failed',
      'charge.refunded',
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
      'radar.early_fraud_warning.created',
    ]);
  });

  it('matches the setup documentation, at the API version of the SDK', async () => {
    const setup = await readFile('docs/payments.md', 'utf8');
    const [, chosen = ''] = setup.split('```');
    expect(chosen.trim().split(/\s+/).toSorted()).toEqual(HANDLED_EVENTS.toSorted());
    expect(setup).toContain(`\`${Stripe.API_VERSION}\``);
  });

  it('makes no call for an event received before Stripe was last read', async () => {
    const subscriber = await registerPaidSubscriber(app);
    await untilQuiet(app);
    const id = await customerOf(app, subscriber.id);
    const subscription = await subscriptionAtStripe(app, id);
    await app.sql(`update customers set synchronized_at = now() + interval '1 hour' where user_id = $1`, [
      subscriber.id,
    ]);
    const calls = watchStripe(app);
    expect(
      await processEvent(app, { type: 'customer.subscription.updated', object: subscription }),
    ).toMatchObject({
      state: 'PROCESSED',
    });
    expect(calls).toEqual([]);
  });

  it('finds the customer of a refund and of a dispute by the charge', async () => {
    const subscriber = await registerPaidSubscriber(app);
    const intent = await intentOf(app, subscriber);
    await app.container.stripe.refunds.create({ payment_intent: intent, amount: 100 });
    controlOf(app).openDispute(intent);
    await untilQuiet(app);
    const rows = await app.sql<EventState & { type: string }>(
      `select type, state, stripe_customer_id as customer from stripe_events
         where payload #>> '{data,object,payment_intent}' = $1
           and type in ('refund.created', 'charge.dispute.created') order by type`,
      [intent],
    );
    const found = { state: 'PROCESSED', customer: await customerOf(app, subscriber.id) };
    expect(rows).toEqual([
      { type: 'charge.dispute.created', ...found },
      { type: 'refund.created', ...found },
    ]);
  });

  it('is retried when Stripe fails, and shows the error meanwhile', async () => {
    const subscriber = await registerPaidSubscriber(app);
    await untilQuiet(app);
    const control = controlOf(app);
    control.addFault({
      method: 'GET',
      path: '/v1/invoices',
      when: 'before',
      effect: { status: 500 },
      times: 3,
    });
    const { services, stripe } = app.container;
    await stripe.refunds.create({ payment_intent: await intentOf(app, subscriber) });
    const failed = () =>
      app.sql<{ id: string }>(
        `select id from stripe_events where failure is not null and state = 'RECEIVED'`,
      );
    await expect.poll(failed).not.toEqual([]);
    control.clearFaults();
    for (const { id } of await failed()) await services.stripeEvents.process(id);
    expect(await failed()).toEqual([]);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'INACTIVE' });
  });

  it('happens once for an event that is stored twice, by hand or by delivery', async () => {
    const { services } = app.container;
    const body = eventBody({
      id: 'evt_stored',
      type: 'customer.updated',
      object: { object: 'customer', id: 'cus_x' },
    });
    const event = JSON.parse(body) as Stripe.Event;
    const store = () => services.stripeEvents.store([event]);
    await Promise.all([store(), store(), store()]);
    expect(await app.sql(`select id from stripe_events where id = 'evt_stored'`)).toHaveLength(1);
    expect((await deliverEvent(app, body, signEvent(body))).status).toBe(200);
    await eventually(async () =>
      expect(await stateOfEvent(app, 'evt_stored')).toMatchObject({ state: 'IGNORED' }),
    );
    expect(loggedOf(log, 'evt_stored')).toHaveLength(1);
  });
});

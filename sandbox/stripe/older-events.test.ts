// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { API_VERSION } from './event-log.ts';
import { latestIntent, referenceId, subscribe, type TestBench } from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

function received(type: Stripe.Event['type']) {
  const event = bench.receiver.events.find((found) => found.type === type);
  return { version: event?.api_version, object: event?.data.object };
}

describe('events of an endpoint at an older API version', () => {
  it('have the links between payments at their former places', async () => {
    const { sandbox, receiver, stripe } = bench;
    sandbox.control.setEventVersion('2024-06-20');

    const { subscription } = await subscribe(bench);
    const intent = await latestIntent(bench, subscription);
    const [item] = subscription.items.data;

    await receiver.untilReceived('invoice.paid');
    const paid = received('invoice.paid');
    expect(paid).toMatchObject({
      version: '2024-06-20',
      object: {
        subscription: subscription.id,
        payment_intent: intent.id,
        charge: referenceId(intent.latest_charge),
        paid: true,
        subscription_details: { metadata: { user: '1' } },
        lines: {
          data: [{ price: { id: item?.price.id }, subscription: subscription.id, type: 'subscription' }],
        },
      },
    });
    expect(paid.object).not.toHaveProperty('parent');
    expect(paid.object).not.toHaveProperty('lines.data[0].pricing');
    const created = received('customer.subscription.created');
    expect(created.object).toMatchObject({ current_period_end: item?.current_period_end });
    expect(created.object).not.toHaveProperty('items.data[0].current_period_end');
    const invoice = referenceId(subscription.latest_invoice);
    expect(received('charge.succeeded').object).toMatchObject({ invoice });
    expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
      parent: { type: 'subscription_details' },
    });
  });

  it('are sent until the version changes, including queued ones', async () => {
    const { sandbox, receiver } = bench;
    sandbox.control.setEventVersion('2024-06-20');
    sandbox.control.holdDeliveries();
    await subscribe(bench);
    sandbox.control.setEventVersion(API_VERSION);

    sandbox.control.releaseDeliveries();

    await receiver.untilReceived('invoice.paid');
    expect(received('invoice.paid')).toMatchObject({
      version: API_VERSION,
      object: { parent: { type: 'subscription_details' } },
    });
  });
});

// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { latestIntent, referenceId, subscribe, type TestBench } from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

describe('cancelling', () => {
  it('ends a subscription at once', async () => {
    const { stripe, receiver } = bench;
    const { session, subscription } = await subscribe(bench);

    const ended = await stripe.subscriptions.cancel(subscription.id, { invoice_now: false, prorate: false });

    expect(ended).toMatchObject({ status: 'canceled', cancel_at_period_end: false });
    expect(ended.ended_at).toBe(ended.canceled_at);
    const listed = await stripe.subscriptions.list({ customer: referenceId(session.customer) });
    expect(listed.data).toEqual([]);
    const all = await stripe.subscriptions.list({ customer: referenceId(session.customer), status: 'all' });
    expect(all.data).toHaveLength(1);
    await receiver.untilReceived('customer.subscription.deleted');
  });

  it('refuses to end a subscription twice', async () => {
    const { stripe } = bench;
    const { subscription } = await subscribe(bench);
    await stripe.subscriptions.cancel(subscription.id);

    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('can be requested at the end of the period and taken back', async () => {
    const { stripe, receiver } = bench;
    const { subscription } = await subscribe(bench);

    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: subscription.items.data[0]?.current_period_end,
      cancellation_details: { reason: 'cancellation_requested' },
    });

    const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });

    await receiver.untilReceived('customer.subscription.updated', 3);
    const updates = receiver.events.filter(({ type }) => type === 'customer.subscription.updated');
    expect(updates.at(-2)?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false });
  });

  it('happens when the customer is deleted', async () => {
    const { stripe } = bench;
    const { session, subscription } = await subscribe(bench);
    const customer = referenceId(session.customer);

    expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });

    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' });
    expect((await stripe.customers.list()).data).toEqual([]);
  });
});

describe('refunds', () => {
  it('refunds part of a charge, then the rest, and no more', async () => {
    const { stripe } = bench;
    const { subscription } = await subscribe(bench);
    const intent = await latestIntent(bench, subscription);

    const part = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 900,
      reason: 'requested_by_customer',
    });
    expect(part).toMatchObject({ amount: 900, status: 'succeeded', payment_intent: intent.id });
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 49_001 })).rejects.toMatchObject({
      param: 'amount',
      message: 'Refund amount ($490.01) is greater than unrefunded amount on charge ($490.00)',
    });
    const rest = await stripe.refunds.create({ charge: referenceId(intent.latest_charge) });
    expect(rest.amount).toBe(49_000);
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });

    const charge = await stripe.charges.retrieve(referenceId(intent.latest_charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 49_900 });
    expect(charge.refunds?.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2);
  });

  it('makes one refund for twenty concurrent requests', async () => {
    const { stripe, receiver } = bench;
    const { subscription } = await subscribe(bench);
    const intent = await latestIntent(bench, subscription);

    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => stripe.refunds.create({ payment_intent: intent.id })),
    );

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(1);
    await receiver.untilReceived('charge.refund.updated');
    expect(receiver.types.slice(-4)).toEqual([
      'charge.refunded',
      'refund.created',
      'refund.updated',
      'charge.refund.updated',
    ]);
  });

  it('lists the charges of a customer and of a payment, with their refunds', async () => {
    const { stripe } = bench;
    const { subscription, customerId } = await subscribe(bench);
    const other = await subscribe(bench);
    const intent = await latestIntent(bench, subscription);
    await stripe.refunds.create({ payment_intent: intent.id, amount: 100 });

    const charges = await stripe.charges.list({ customer: customerId });
    expect(charges.data).toMatchObject([
      { payment_intent: intent.id, paid: true, amount: 49_900, amount_refunded: 100 },
    ]);
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toEqual(charges.data);
    const theirs = await stripe.charges.list({ customer: other.customerId, limit: 100 });
    expect(theirs.data.map(({ amount_refunded: refunded }) => refunded)).toEqual([0]);
    const invoices = await stripe.invoices.list({
      customer: customerId,
      status: 'paid',
      expand: ['data.payments'],
    });
    expect(invoices.data[0]?.payments?.data).toMatchObject([{ payment: { payment_intent: intent.id } }]);
  });

  it('refuses to refund an unpaid intent', async () => {
    await expect(bench.stripe.refunds.create({ payment_intent: 'pi_unknown' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'payment_intent',
    });
    await expect(bench.stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
  });
});

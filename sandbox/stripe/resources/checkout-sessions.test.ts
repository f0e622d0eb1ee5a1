// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createCheckout, pay, referenceId, type TestBench } from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

describe('checkout sessions', () => {
  it('keep their parameters, and their expiry to the second', async () => {
    const expiresAt = Math.floor(bench.sandbox.clock().getTime() / 1000) + 3600;

    const session = await createCheckout(bench.stripe, {
      client_reference_id: 'user-1',
      expires_at: expiresAt,
      metadata: { checkoutId: 'c-1' },
    });

    expect(await bench.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      client_reference_id: 'user-1',
      expires_at: expiresAt,
      metadata: { checkoutId: 'c-1' },
      status: 'open',
    });
  });

  it('are created once under one idempotency key', async () => {
    const { stripe } = bench;
    const product = await stripe.products.create({ name: 'Yearly subscription' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 49_900,
      recurring: { interval: 'year' },
    });
    const create = () =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          line_items: [{ price: price.id, quantity: 1 }],
          success_url: 'http://school.example/success',
        },
        { idempotencyKey: 'checkout-1' },
      );

    const [first, second] = [await create(), await create()];

    expect(second.id).toBe(first.id);
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  it('start a subscription with a free trial, which then renews at its price', async () => {
    const { stripe, sandbox } = bench;
    const session = await createCheckout(stripe, { subscription_data: { trial_period_days: 14 } });
    expect(session).toMatchObject({ amount_total: 0, payment_status: 'unpaid' });
    expect(await (await fetch(session.url ?? '')).text()).toContain('14 days free, then $499.00 every year');

    const paid = await pay(stripe, session);
    expect(paid.payment_status).toBe('no_payment_required');
    const id = referenceId(paid.subscription);
    const trial = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    const end = trial.start_date + 14 * 86_400;
    expect(trial).toMatchObject({
      status: 'trialing',
      trial_start: trial.start_date,
      trial_end: end,
      items: { data: [{ current_period_end: end, price: { unit_amount: 49_900 } }] },
      latest_invoice: { status: 'paid', amount_paid: 0, billing_reason: 'subscription_create' },
    });

    sandbox.control.advanceTo(new Date((end + 2 * 3600) * 1000));
    const renewed = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    const [year] = renewed.items.data;
    expect(renewed).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 49_900, billing_reason: 'subscription_cycle' },
    });
    expect(year?.current_period_start).toBe(end);
    expect(Math.round(((year?.current_period_end ?? 0) - end) / 86_400)).toBeGreaterThanOrEqual(365);
  });

  it('are listed by customer, status, time and subscription', async () => {
    const { stripe } = bench;
    const [ada, bob] = await Promise.all([
      stripe.customers.create({ email: 'ada@example.com' }),
      stripe.customers.create({ email: 'bob@example.com' }),
    ]);
    const paid = await pay(stripe, await createCheckout(stripe, { customer: ada.id }));
    const ended = await createCheckout(stripe, { customer: ada.id });
    await stripe.checkout.sessions.expire(ended.id);
    const open = await createCheckout(stripe, { customer: bob.id });
    const subscription = typeof paid.subscription === 'string' ? paid.subscription : '';
    const idsOf = async (params: Stripe.Checkout.SessionListParams): Promise<string[]> =>
      (await stripe.checkout.sessions.list(params)).data.map(({ id }) => id);

    expect(await idsOf({ customer: ada.id })).toEqual([ended.id, paid.id]);
    expect(await idsOf({ customer: ada.id, status: 'complete' })).toEqual([paid.id]);
    expect(await idsOf({ status: 'open' })).toEqual([open.id]);
    expect(await idsOf({ subscription })).toEqual([paid.id]);
    expect(await idsOf({ payment_intent: 'pi_unknown' })).toEqual([]);
    expect(await idsOf({ created: { lt: paid.created } })).toEqual([]);
    expect(await idsOf({ created: { gte: paid.created } })).toEqual([open.id, ended.id, paid.id]);
  });
});

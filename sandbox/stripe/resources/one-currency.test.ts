// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createCheckout, pay, subscribe, type TestBench } from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

async function euros(customer: string): Promise<Partial<Stripe.Checkout.SessionCreateParams>> {
  const { id } = await bench.stripe.prices.create({
    currency: 'eur',
    unit_amount: 40_000,
    recurring: { interval: 'year' },
    product_data: { name: 'Yearly subscription' },
  });
  return { customer, line_items: [{ price: id, quantity: 1 }] };
}

const refusal = {
  statusCode: 400,
  type: 'StripeInvalidRequestError',
  message:
    'You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, ' +
    'discount, quote, or invoice item with currency usd.',
};

describe('a customer', () => {
  it('with a living subscription buys nothing in another currency until it has ended', async () => {
    const { stripe } = bench;
    const { customerId, subscription } = await subscribe(bench);
    const fields = await euros(customerId);
    await expect(createCheckout(stripe, fields)).rejects.toMatchObject(refusal);
    const price = fields.line_items?.[0]?.price ?? '';
    await expect(
      stripe.subscriptions.create({ customer: customerId, items: [{ price }] }),
    ).rejects.toMatchObject(refusal);

    await stripe.subscriptions.cancel(subscription.id);
    const session = await createCheckout(stripe, fields);
    expect(await pay(stripe, session)).toMatchObject({ status: 'complete', currency: 'eur' });
  });

  it('with an open checkout opens none in another currency until it has expired', async () => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create();
    const { id } = await createCheckout(stripe, { customer });
    const fields = await euros(customer);
    await expect(createCheckout(stripe, fields)).rejects.toMatchObject(refusal);
    await stripe.checkout.sessions.expire(id);
    expect(await createCheckout(stripe, fields)).toMatchObject({ currency: 'eur' });
  });
});

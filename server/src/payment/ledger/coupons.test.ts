// @slow server/src/payment sandbox/stripe
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payAtCheckout } from '#server/payment/pay-at-checkout.test-helper.ts';
import { dataOf, register } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_PROMOTION_CODES: 'true' });
});
afterAll(() => app.stop());

/** Buys with a promotion code of a coupon. */
async function buyWith(coupon: { percent_off: number; duration: 'forever' | 'once' }): Promise<void> {
  const { stripe } = app.container;
  const { id } = await stripe.coupons.create(coupon);
  const code = coupon.duration.toUpperCase();
  await stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: id } });
  const { client } = await register(app);
  const { startCheckout } = dataOf(
    await client.graphql<{ startCheckout: { id: string; url: string } }>(
      'mutation { startCheckout { id url } }',
    ),
  );
  await fetch(startCheckout.url, {
    method: 'POST',
    body: new URLSearchParams({ promotionCode: code, step: 'enter-code' }),
  });
  await payAtCheckout(startCheckout.url);
  const confirm = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { id } }';
  dataOf(await client.graphql(confirm, { id: startCheckout.id }));
}

it('the yearly revenue is reduced by coupons that last forever, and not by others', async () => {
  await buyWith({ percent_off: 50, duration: 'forever' });
  await buyWith({ percent_off: 20, duration: 'once' });
  const now = app.container.clock();
  const { recurringRevenue } = app.container.services;
  const months = await recurringRevenue.ofYear(now.getUTCFullYear(), 'usd');
  expect(months[now.getUTCMonth()]).toMatchObject({ active: 2, yearlyAmount: 24_950 + 49_900 });
});

it('a checkout of less than the smallest charge is refused by the sandbox as by Stripe', async () => {
  const { stripe } = app.container;
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 30,
    recurring: { interval: 'year' },
    product_data: { name: 'Too cheap' },
  });
  const session = stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://school.example',
  });
  await expect(session).rejects.toMatchObject({ statusCode: 400, code: 'amount_too_small' });
});

// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import {
  cardForm,
  createCheckout,
  latestIntent,
  referenceId,
  submit,
  SUCCESS_CARD,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

// 499 at 0.86, with a fee of 4 %.
const OF_PRICE = { presentment_amount: 44_631, presentment_currency: 'eur' };

async function open(
  email: string,
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const { id: customer } = await bench.stripe.customers.create({ email });
  return createCheckout(bench.stripe, { customer, ...params });
}

/** Pays and returns the session with its subscription, and the payment with its charge. */
async function buy({ id, url }: Stripe.Checkout.Session) {
  expect((await submit(url ?? '', cardForm(SUCCESS_CARD))).status).toBe(303);
  const session = await bench.stripe.checkout.sessions.retrieve(id);
  const subscription = await bench.stripe.subscriptions.retrieve(referenceId(session.subscription));
  const intent = await latestIntent(bench, subscription);
  const charge = await bench.stripe.charges.retrieve(referenceId(intent.latest_charge));
  return { session, subscription, intent, charge };
}

it('a payer abroad sees their own currency and is charged in it, and the amounts of the school stay', async () => {
  const checkout = await open('ada+location_FR@example.com');
  const page = await (await fetch(checkout.url ?? '')).text();
  expect(page).toContain('Pay €446.31');
  expect(page).not.toContain('$');
  expect(page).not.toContain('Bank debit');

  const { session, subscription, intent, charge } = await buy(checkout);
  expect(session).toMatchObject({
    amount_total: 49_900,
    currency: 'usd',
    presentment_details: OF_PRICE,
  });
  expect(intent).toMatchObject({ amount: 49_900, currency: 'usd', presentment_details: OF_PRICE });
  expect(charge).toMatchObject({ amount: 49_900, currency: 'usd', presentment_details: OF_PRICE });
  expect(subscription).toMatchObject({
    currency: 'usd',
    presentment_details: { presentment_currency: 'eur' },
  });
  expect(await (await fetch(charge.receipt_url ?? '')).text()).toContain('€446.31');
});

it('a renewal is charged in the same currency', async () => {
  const { subscription } = await buy(await open('ada+location_JP@example.com'));
  bench.sandbox.control.advanceToRenewal(referenceId(subscription.customer));
  const renewed = await bench.stripe.subscriptions.retrieve(subscription.id);
  const intent = await latestIntent(bench, renewed);
  expect(renewed.latest_invoice).not.toBe(subscription.latest_invoice);
  expect(intent.presentment_details).toEqual({ presentment_amount: 77_844, presentment_currency: 'jpy' });
});

it('parts of a refund add up to what the payer was charged', async () => {
  const { charge } = await buy(await open('ada+location_FR@example.com'));
  const refund = (amount?: number) =>
    bench.stripe.refunds.create({ charge: charge.id, ...(amount && { amount }) });
  const parts = [await refund(16_633), await refund(16_633), await refund()];
  const presented = parts.map(({ presentment_details: details }) => details);
  expect(presented.map((details) => details?.presentment_currency)).toEqual(['eur', 'eur', 'eur']);
  expect(presented.reduce((sum, details) => sum + (details?.presentment_amount ?? 0), 0)).toBe(44_631);
});

it('a payer may keep the currency of the price', async () => {
  const checkout = await open('ada+location_FR@example.com');
  const choose = async (currency: string) =>
    (await submit(checkout.url ?? '', new URLSearchParams({ currency }))).text();
  expect(await choose('usd')).toContain('Pay $499.00');
  expect(await choose('eur')).toContain('Pay €446.31');
  expect(await choose('usd')).toContain('Bank debit');
  const { session, subscription, intent, charge } = await buy(checkout);
  for (const object of [session, subscription, intent, charge]) {
    expect(object).not.toHaveProperty('presentment_details');
  }
});

it('the button of the chosen currency is pressed, and looks like it', async () => {
  const checkout = await open('ada+location_FR@example.com');
  const pressedIn = (page: string) =>
    [...page.matchAll(/value="(\w+)"[^>]*aria-pressed="true"/g)].map(([, currency]) => currency);
  const page = await (await fetch(checkout.url ?? '')).text();
  expect(pressedIn(page)).toEqual(['eur']);
  expect(page).toContain(".button[aria-pressed='true']");
  const chosen = await submit(checkout.url ?? '', new URLSearchParams({ currency: 'usd' }));
  expect(pressedIn(await chosen.text())).toEqual(['usd']);
});

it.each([
  ['it is turned off', 'ada+location_FR@example.com', { adaptive_pricing: { enabled: false } }],
  ['the price is in their currency', 'ada+location_US@example.com', {}],
  ['the country is unknown', 'ada@example.com', {}],
] as const)('nothing is converted if %s', async (_when, email, params) => {
  const checkout = await open(email, params);
  expect(await (await fetch(checkout.url ?? '')).text()).toContain('Pay $499.00');
  const { session, subscription, intent, charge } = await buy(checkout);
  const refund = await bench.stripe.refunds.create({ charge: charge.id });
  for (const object of [session, subscription, intent, charge, refund]) {
    expect(object).not.toHaveProperty('presentment_details');
  }
});

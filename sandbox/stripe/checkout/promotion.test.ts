// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  cardForm,
  createCheckout,
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

type CodeParams = Partial<Omit<Stripe.PromotionCodeCreateParams, 'promotion'>>;

async function createCode(
  coupon: Stripe.CouponCreateParams,
  params: CodeParams = {},
): Promise<Stripe.PromotionCode> {
  const { id } = await bench.stripe.coupons.create(coupon);
  return await bench.stripe.promotionCodes.create({
    code: 'SPRING',
    ...params,
    promotion: { type: 'coupon', coupon: id },
  });
}

async function openPage(): Promise<{ id: string; url: string }> {
  const { id, url } = await createCheckout(bench.stripe, { allow_promotion_codes: true });
  return { id, url: url ?? '' };
}

async function enter(url: string, promotionCode: string): Promise<string> {
  const response = await submit(url, new URLSearchParams({ promotionCode, step: 'enter-code' }));
  expect(response.status).toBe(200);
  return await response.text();
}

function retrieve(id: string): Promise<Stripe.Checkout.Session> {
  return bench.stripe.checkout.sessions.retrieve(id, { expand: ['invoice', 'subscription', 'line_items'] });
}

function invoiceOf({ invoice }: Stripe.Checkout.Session): Stripe.Invoice {
  if (!invoice || typeof invoice === 'string') throw new Error('Expected an expanded invoice');
  return invoice;
}

describe('a promotion code', () => {
  it('can be entered only if the session allows it', async () => {
    const allowed = await openPage();
    const plain = await createCheckout(bench.stripe);

    expect(await (await fetch(allowed.url)).text()).toContain('name="promotionCode"');
    expect(await (await fetch(plain.url ?? '')).text()).not.toContain('name="promotionCode"');
    await createCode({ percent_off: 20 });
    await submit(plain.url ?? '', cardForm(SUCCESS_CARD, { promotionCode: 'SPRING' }));
    expect(await retrieve(plain.id)).toMatchObject({ amount_total: 49_900, payment_status: 'paid' });
  });

  it('reduces the displayed, billed and charged amount', async () => {
    const code = await createCode({ percent_off: 20 });
    const { id, url } = await openPage();

    const page = await enter(url, ' spring ');
    expect(page).toContain('$399.20 <small>today');
    expect(page).toContain('Promotion code SPRING');
    expect(page).toContain('−$99.80');
    expect(page).toContain('$399.20 today and then $499.00 every year');
    await submit(url, cardForm(SUCCESS_CARD));

    const session = await retrieve(id);
    expect(session).toMatchObject({
      amount_subtotal: 49_900,
      amount_total: 39_920,
      discounts: [{ coupon: null, promotion_code: code.id }],
      total_details: { amount_discount: 9_980 },
      payment_status: 'paid',
    });
    expect(session.line_items?.data).toMatchObject([{ amount_discount: 9_980, amount_total: 39_920 }]);
    const invoice = invoiceOf(session);
    expect(invoice).toMatchObject({ subtotal: 49_900, total: 39_920, amount_paid: 39_920, status: 'paid' });
    expect(invoice.total_discount_amounts).toMatchObject([{ amount: 9_980 }]);
    expect(invoice.lines.data).toMatchObject([{ amount: 49_900, discount_amounts: [{ amount: 9_980 }] }]);
    const { data } = await bench.stripe.charges.list();
    expect(data).toMatchObject([{ amount: 39_920 }]);
    expect(await bench.stripe.promotionCodes.retrieve(code.id)).toMatchObject({ times_redeemed: 1 });
  });

  it.each([
    ['once', 49_900],
    ['forever', 39_900],
  ] as const)('applies %s', async (duration, renewed) => {
    await createCode({ amount_off: 10_000, currency: 'usd', duration });
    const { id, url } = await openPage();
    await enter(url, 'SPRING');
    await submit(url, cardForm(SUCCESS_CARD));
    const session = await retrieve(id);

    bench.sandbox.control.advanceToRenewal(referenceId(session.customer));

    const { data } = await bench.stripe.invoices.list();
    expect(data.map(({ amount_paid: paid }) => paid)).toEqual([renewed, 39_900]);
  });

  it('that makes it free needs no payment', async () => {
    await createCode({ percent_off: 100 });
    const { id, url } = await openPage();

    expect(await enter(url, 'SPRING')).toContain('Start the subscription');
    await submit(url, cardForm(SUCCESS_CARD));

    const session = await retrieve(id);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      amount_total: 0,
      subscription: { status: 'active' },
    });
    expect(invoiceOf(session)).toMatchObject({ status: 'paid', total: 0 });
    expect((await bench.stripe.paymentIntents.list()).data).toEqual([]);
    await bench.receiver.untilReceived('checkout.session.completed');
    expect(bench.receiver.types).toContain('invoice.paid');
  });

  it('can be removed', async () => {
    await createCode({ percent_off: 20 });
    const { id, url } = await openPage();
    await enter(url, 'SPRING');

    const response = await submit(url, new URLSearchParams({ step: 'remove-code' }));

    expect(await response.text()).toContain('$499.00 <small>per year');
    expect(await retrieve(id)).toMatchObject({ amount_total: 49_900, discounts: [] });
  });

  it('that was entered but not applied is applied before anything is charged', async () => {
    await createCode({ percent_off: 20 });
    const { id, url } = await openPage();

    const page = await (await submit(url, cardForm(SUCCESS_CARD, { promotionCode: 'SPRING' }))).text();

    expect(page).toContain('Pay $399.20');
    expect(page).toContain('value="4242 4242 4242 4242"');
    expect(await retrieve(id)).toMatchObject({ status: 'open', amount_total: 39_920 });
  });

  it.each([
    ['unknown', 'AUTUMN', {}, {}, 'There is no such promotion code.'],
    ['inactive', 'SPRING', {}, { active: false }, 'This promotion code is no longer active.'],
    ['empty', ' ', {}, {}, 'Enter a promotion code.'],
    [
      'for another currency',
      'SPRING',
      { amount_off: 100, currency: 'eur', percent_off: undefined },
      {},
      'This promotion code is not for payments in USD.',
    ],
    [
      'for almost everything',
      'SPRING',
      { percent_off: 99.95 },
      {},
      'This promotion code leaves less than $0.50, which cannot be charged.',
    ],
  ])('that is %s is refused at its field', async (_case, typed, coupon, params, message) => {
    await createCode({ percent_off: 20, ...coupon }, params);
    const { id, url } = await openPage();

    const page = await enter(url, typed);

    expect(page).toContain(`<p class="error" id="promotionCode-error">${message}</p>`);
    expect(page).toContain('href="#promotionCode"');
    expect(await retrieve(id)).toMatchObject({ status: 'open', amount_total: 49_900 });
  });

  it('that has expired is refused', async () => {
    const { sandbox } = bench;
    const expiresAt = Math.floor(sandbox.clock().getTime() / 1000) + 60;
    await createCode({ percent_off: 20 }, { expires_at: expiresAt });
    sandbox.control.advanceTo(new Date((expiresAt + 1) * 1000));
    const { url } = await openPage();

    expect(await enter(url, 'SPRING')).toContain('This promotion code has expired.');
  });

  it('that was used up meanwhile is removed before anything is charged', async () => {
    await createCode({ percent_off: 20 }, { max_redemptions: 1 });
    const first = await openPage();
    const second = await openPage();
    await enter(first.url, 'SPRING');
    await enter(second.url, 'SPRING');
    await submit(first.url, cardForm(SUCCESS_CARD));

    const page = await (await submit(second.url, cardForm(SUCCESS_CARD))).text();

    expect(page).toContain('This promotion code has been used up.');
    expect(page).toContain('Pay $499.00');
    expect(await retrieve(second.id)).toMatchObject({ status: 'open', amount_total: 49_900 });
    expect(await enter(second.url, 'SPRING')).toContain('This promotion code has been used up.');
  });

  it('is listed with its coupon, and each code is active only once', async () => {
    const { stripe } = bench;
    const code = await createCode({ percent_off: 12.5, name: 'Spring' });

    const listed = await stripe.promotionCodes.list({
      active: true,
      code: 'SPRING',
      expand: ['data.promotion.coupon'],
    });
    expect(listed.data).toMatchObject([{ id: code.id, promotion: { coupon: { percent_off: 12.5 } } }]);
    expect((await stripe.coupons.list()).data).toMatchObject([{ name: 'Spring', valid: true }]);
    await expect(createCode({ percent_off: 10 })).rejects.toMatchObject({ param: 'code' });
  });

  it.each<[string, Stripe.CouponCreateParams, string]>([
    ['no discount', {}, 'percent_off'],
    ['two discounts', { percent_off: 10, amount_off: 10, currency: 'usd' }, 'percent_off'],
    ['an amount without a currency', { amount_off: 10 }, 'currency'],
    ['more than 100 %', { percent_off: 101 }, 'percent_off'],
  ])('needs a coupon, which cannot have %s', async (_case, params, param) => {
    await expect(bench.stripe.coupons.create(params)).rejects.toMatchObject({ statusCode: 400, param });
  });
});

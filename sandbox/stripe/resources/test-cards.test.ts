// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { cardForm, createCheckout, submit, type TestBench } from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

describe('a card that is declined for a reason', () => {
  it.each([
    ['9995', 'Your card has insufficient funds.', 'card_declined', 'insufficient_funds', undefined],
    ['0069', 'Your card has expired.', 'expired_card', undefined, 'exp_month'],
    ['0127', "Your card's security code is incorrect.", 'incorrect_cvc', undefined, 'cvc'],
  ])('shows the reason at the checkout: %s', async (digits, message, code, declineCode, param) => {
    const { stripe } = bench;
    const { url } = await createCheckout(stripe);

    const page = await (await submit(url ?? '', cardForm(`4000 0000 0000 ${digits}`))).text();

    expect(page.replace('&#39;', "'")).toContain(message);
    const { data } = await stripe.paymentIntents.list({ expand: ['data.latest_charge'] });
    expect(data).toMatchObject([
      {
        last_payment_error: { code, message, type: 'card_error' },
        latest_charge: { failure_code: code, outcome: { reason: declineCode ?? code } },
      },
    ]);
    const error = data[0]?.last_payment_error;
    expect([error?.decline_code, error?.param]).toEqual([declineCode, param]);
  });

  it.each([
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      { code: 'card_declined', decline_code: 'insufficient_funds' },
    ],
    ['pm_card_chargeDeclinedExpiredCard', { code: 'expired_card', param: 'exp_month' }],
    ['pm_card_chargeDeclinedIncorrectCvc', { code: 'incorrect_cvc', param: 'cvc' }],
  ])('cannot be saved: %s', async (testId, error) => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create();

    await expect(stripe.paymentMethods.attach(testId, { customer })).rejects.toMatchObject({
      statusCode: 402,
      ...error,
    });
  });
});

describe('a card whose bank opens a dispute or an inquiry', () => {
  it.each([
    ['0259', 'needs_response'],
    ['1976', 'warning_needs_response'],
  ])('pays, and the claim follows automatically: %s', async (digits, status) => {
    const { stripe, receiver } = bench;
    const { id, url } = await createCheckout(stripe);

    await submit(url ?? '', cardForm(`4000 0000 0000 ${digits}`));

    await receiver.untilReceived('charge.dispute.created');
    const { data } = await stripe.disputes.list();
    expect(data).toMatchObject([{ status, amount: 49_900, reason: 'fraudulent' }]);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
  });
});

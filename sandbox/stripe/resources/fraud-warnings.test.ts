// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { latestIntent, subscribe, type TestBench } from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

describe('an early fraud warning', () => {
  it('is an event about a payment, and can be acted on until that is refunded in full', async () => {
    const { stripe, sandbox, receiver } = bench;
    const { subscription } = await subscribe(bench);
    const { id: payment_intent, latest_charge: charge } = await latestIntent(bench, subscription);
    const id = sandbox.control.warnOfFraud(payment_intent);

    await receiver.untilReceived('radar.early_fraud_warning.created');
    const expected = { id, charge, payment_intent, actionable: true, livemode: false };
    expect(receiver.events.at(-1)?.data.object).toMatchObject(expected);
    const { data } = await stripe.radar.earlyFraudWarnings.list({ payment_intent });
    expect(data).toMatchObject([expected]);
    expect(() => sandbox.control.warnOfFraud(payment_intent)).toThrow('already');

    await stripe.refunds.create({ payment_intent });
    expect(await stripe.radar.earlyFraudWarnings.retrieve(id)).toMatchObject({ actionable: false });
  });

  it('needs a successful payment', () => {
    expect(() => bench.sandbox.control.warnOfFraud('pi_unknown')).toThrow('No such payment_intent');
  });
});

// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { subscribe, type TestBench } from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

const DAY = 86_400;

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

const now = () => Math.floor(bench.sandbox.clock().getTime() / 1000);
const advance = (days: number) => bench.sandbox.control.advanceTo(new Date((now() + days * DAY) * 1000));

describe('an end date', () => {
  it('ends the subscription at that time, before its period is over', async () => {
    const { stripe } = bench;
    const { id } = (await subscribe(bench)).subscription;
    const end = now() + 30 * DAY;

    expect(await stripe.subscriptions.update(id, { cancel_at: end })).toMatchObject({
      status: 'active',
      cancel_at: end,
      cancel_at_period_end: false,
    });
    advance(29);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    advance(2);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end });
  });

  it('can be taken back, so that the subscription renews', async () => {
    const { stripe } = bench;
    const { id } = (await subscribe(bench)).subscription;
    await stripe.subscriptions.update(id, { cancel_at: now() + 30 * DAY });

    expect(await stripe.subscriptions.update(id, { cancel_at: '' })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    });
    advance(400);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });

  it('is refused in the past, and together with the end of the period', async () => {
    const { stripe } = bench;
    const { id } = (await subscribe(bench)).subscription;

    for (const fields of [{ cancel_at: now() - 1 }, { cancel_at: now() + DAY, cancel_at_period_end: true }]) {
      await expect(stripe.subscriptions.update(id, fields)).rejects.toMatchObject({
        statusCode: 400,
        param: 'cancel_at',
      });
    }
  });
});

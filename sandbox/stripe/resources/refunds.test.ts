// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
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

const FAILING_REFUND_CARD = '4000 0000 0000 5126';
const PENDING_REFUND_CARD = '4000 0000 0000 7726';
const TEN_MINUTES = 10 * 60 * 1000;

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

/** The payment of a new subscription with the given card. */
async function payWith(card: string): Promise<Stripe.PaymentIntent> {
  const { stripe } = bench;
  const open = await createCheckout(stripe);
  await submit(open.url ?? '', cardForm(card));
  const session = await stripe.checkout.sessions.retrieve(open.id, { expand: ['subscription'] });
  if (!session.subscription || typeof session.subscription === 'string') throw new Error('Not paid');
  return await latestIntent(bench, session.subscription);
}

async function chargeOf(intent: Stripe.PaymentIntent): Promise<Stripe.Charge> {
  return await bench.stripe.charges.retrieve(referenceId(intent.latest_charge));
}

/** The events from the first `charge.refunded` on, which precedes the first `refund.created`. */
function eventsOfRefund(): string[] {
  const { types } = bench.receiver;
  return types.slice(types.indexOf('charge.refunded'));
}

describe('a refund', () => {
  it('succeeds at once, and the network’s reference follows', async () => {
    const intent = await payWith(SUCCESS_CARD);

    const { id } = await bench.stripe.refunds.create({ payment_intent: intent.id });

    expect(await bench.stripe.refunds.retrieve(id)).toMatchObject({
      status: 'succeeded',
      destination_details: { card: { reference_status: 'available' } },
    });
    await bench.receiver.untilReceived('charge.refund.updated');
    expect(eventsOfRefund()).toEqual([
      'charge.refunded',
      'refund.created',
      'refund.updated',
      'charge.refund.updated',
    ]);
  });

  it('to a card that returns money succeeds first and fails later', async () => {
    const intent = await payWith(FAILING_REFUND_CARD);

    const refund = await bench.stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe('succeeded');
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 49_900, refunded: true });
    bench.sandbox.control.settleRefund(refund.id, 'failed');

    const failed = await bench.stripe.refunds.retrieve(refund.id);
    expect(failed).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
    await bench.receiver.untilReceived('refund.failed');
    expect(bench.receiver.types.slice(-3)).toEqual([
      'refund.updated',
      'charge.refund.updated',
      'refund.failed',
    ]);
    const update = bench.receiver.events.findLast(({ type }) => type === 'refund.updated');
    expect(update?.data.previous_attributes).toEqual({ status: 'succeeded' });
  });

  it('that failed can be followed by another one of the full amount', async () => {
    const { stripe, sandbox } = bench;
    const intent = await payWith(SUCCESS_CARD);
    const first = await stripe.refunds.create({ payment_intent: intent.id });
    sandbox.control.settleRefund(first.id, 'failed');

    const second = await stripe.refunds.create({ payment_intent: intent.id });

    expect(second).toMatchObject({ status: 'succeeded', amount: 49_900 });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 49_900, refunded: true });
    const { data } = await stripe.refunds.list({ payment_intent: intent.id });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  it.each(['succeeded', 'failed'] as const)(
    'that is pending counts at once and can become %s',
    async (end) => {
      const intent = await payWith(PENDING_REFUND_CARD);

      const refund = await bench.stripe.refunds.create({ payment_intent: intent.id, amount: 900 });
      expect(refund).toMatchObject({ status: 'pending', amount: 900 });
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 900, refunded: false });
      bench.sandbox.control.settleRefund(refund.id, end);

      expect((await bench.stripe.refunds.retrieve(refund.id)).status).toBe(end);
      expect((await chargeOf(intent)).amount_refunded).toBe(end === 'failed' ? 0 : 900);
    },
  );

  it.each([
    ['pending', PENDING_REFUND_CARD, 'succeeded'],
    ['succeeded', FAILING_REFUND_CARD, 'failed'],
  ])('that is %s changes automatically as time passes', async (first, card, later) => {
    const { stripe, sandbox } = bench;
    const intent = await payWith(card);
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe(first);

    sandbox.control.advanceTo(new Date(sandbox.clock().getTime() + TEN_MINUTES));

    expect((await stripe.refunds.retrieve(refund.id)).status).toBe(later);
  });

  it('is settled once, and never succeeds after it has failed', async () => {
    const { stripe, sandbox, receiver } = bench;
    const intent = await payWith(PENDING_REFUND_CARD);
    const refund = await stripe.refunds.create({ payment_intent: intent.id });

    sandbox.control.settleRefund(refund.id, 'failed');
    sandbox.control.settleRefund(refund.id, 'failed');

    expect(() => sandbox.control.settleRefund(refund.id, 'succeeded')).toThrow(
      'is failed: it cannot be succeeded any more',
    );
    expect(() => sandbox.control.settleRefund('re_unknown', 'failed')).toThrow('No such refund');
    await stripe.customers.create({ email: 'last@example.com' });
    await receiver.untilReceived('customer.created', 2);
    expect(receiver.types.filter((type) => type === 'refund.failed')).toHaveLength(1);
  });

  it.each(['succeeded', 'canceled'] as const)('that waits for the payer can become %s', async (end) => {
    const { stripe, sandbox } = bench;
    const intent = await payWith(PENDING_REFUND_CARD);
    const { id } = await stripe.refunds.create({ payment_intent: intent.id });

    sandbox.control.settleRefund(id, 'requires_action');
    sandbox.control.advanceTo(new Date(sandbox.clock().getTime() + TEN_MINUTES));
    expect(await stripe.refunds.retrieve(id)).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'display_details',
        display_details: { email_sent: { email_sent_to: 'ada@example.com' } },
      },
    });
    sandbox.control.settleRefund(id, end);

    expect((await stripe.refunds.retrieve(id)).status).toBe(end);
    expect((await chargeOf(intent)).amount_refunded).toBe(end === 'canceled' ? 0 : 49_900);
  });

  it('can be cancelled only while it waits for the payer', async () => {
    const { stripe, sandbox } = bench;
    const intent = await payWith(PENDING_REFUND_CARD);
    const { id } = await stripe.refunds.create({ payment_intent: intent.id });
    await expect(stripe.refunds.cancel(id)).rejects.toMatchObject({ statusCode: 400 });

    sandbox.control.settleRefund(id, 'requires_action');

    expect(await stripe.refunds.cancel(id)).toMatchObject({ status: 'canceled' });
    await bench.receiver.until(
      () => bench.receiver.types.filter((type) => type === 'refund.updated').length === 2,
    );
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ status: 'pending' });
  });

  it('is listed by charge, payment and time', async () => {
    const { stripe } = bench;
    const intent = await payWith(SUCCESS_CARD);
    const other = await payWith(SUCCESS_CARD);
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    const theirs = await stripe.refunds.create({ payment_intent: other.id });
    const idsOf = async (params: Stripe.RefundListParams): Promise<string[]> =>
      (await stripe.refunds.list(params)).data.map(({ id }) => id);

    expect(await idsOf({ charge: referenceId(intent.latest_charge) })).toEqual([refund.id]);
    expect(await idsOf({ payment_intent: other.id })).toEqual([theirs.id]);
    expect(await idsOf({ created: { gte: refund.created } })).toEqual([theirs.id, refund.id]);
    expect(await idsOf({ created: { gt: theirs.created } })).toEqual([]);
  });
});

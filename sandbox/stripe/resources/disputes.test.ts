// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  cardForm,
  createCheckout,
  latestIntent,
  referenceId,
  submit,
  subscribe,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

const TEN_MINUTES = 10 * 60 * 1000;

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

async function paidIntent(): Promise<Stripe.PaymentIntent> {
  const { subscription } = await subscribe(bench);
  return await latestIntent(bench, subscription);
}

function disputeEvents(): string[] {
  return bench.receiver.types.filter((type) => type.startsWith('charge.dispute'));
}

describe('an inquiry', () => {
  it('withdraws nothing, and allows refunds', async () => {
    const { stripe, sandbox, receiver } = bench;
    const intent = await paidIntent();

    const id = sandbox.control.openDispute(intent.id, 'inquiry');

    expect(await stripe.disputes.retrieve(id, { expand: ['charge'] })).toMatchObject({
      status: 'warning_needs_response',
      balance_transactions: [],
      is_charge_refundable: true,
      payment_method_details: { card: { case_type: 'inquiry' } },
      charge: { disputed: true },
    });
    sandbox.control.answerDispute(id);
    expect((await stripe.disputes.retrieve(id)).status).toBe('warning_under_review');
    expect((await stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded');
    expect(() => sandbox.control.escalateInquiry(id)).toThrow('has been refunded');
    sandbox.control.closeDispute(id, 'warning_closed');
    expect((await stripe.disputes.retrieve(id)).status).toBe('warning_closed');
    await receiver.untilReceived('charge.dispute.closed');
    expect(disputeEvents()).not.toContain('charge.dispute.funds_withdrawn');
  });

  it('can become a dispute, which withdraws the payment', async () => {
    const { stripe, sandbox, receiver } = bench;
    const intent = await paidIntent();
    const id = sandbox.control.openDispute(intent.id, 'inquiry');

    sandbox.control.escalateInquiry(id);

    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      status: 'needs_response',
      is_charge_refundable: false,
      payment_method_details: { card: { case_type: 'chargeback' } },
      balance_transactions: [{ amount: -49_900 }],
    });
    await receiver.untilReceived('charge.dispute.funds_withdrawn');
    expect(disputeEvents()).toEqual([
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.funds_withdrawn',
    ]);
    const update = receiver.events.find(({ type }) => type === 'charge.dispute.updated');
    expect(update?.data.previous_attributes).toMatchObject({ status: 'warning_needs_response' });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    expect(() => sandbox.control.escalateInquiry(id)).toThrow('is needs_response already');
  });
});

describe('a dispute', () => {
  it('withdraws the payment and marks the charge', async () => {
    const { stripe, sandbox, receiver } = bench;
    const intent = await paidIntent();

    const id = sandbox.control.openDispute(intent.id);

    expect(await stripe.disputes.retrieve(id, { expand: ['charge'] })).toMatchObject({
      amount: 49_900,
      currency: 'usd',
      payment_intent: intent.id,
      reason: 'fraudulent',
      status: 'needs_response',
      balance_transactions: [{ amount: -49_900, fee: 1500, net: -51_400 }],
      charge: { id: referenceId(intent.latest_charge), disputed: true },
    });
    await receiver.untilReceived('charge.dispute.funds_withdrawn');
    expect(disputeEvents()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    const [created] = receiver.events.filter(({ type }) => type === 'charge.dispute.created');
    expect(created?.data.object).toMatchObject({ id, balance_transactions: [] });
  });

  it('that is won returns the money', async () => {
    const { stripe, sandbox, receiver } = bench;
    const intent = await paidIntent();
    const id = sandbox.control.openDispute(intent.id);

    sandbox.control.closeDispute(id, 'won');

    const dispute = await stripe.disputes.retrieve(id);
    expect(dispute.status).toBe('won');
    expect(dispute.balance_transactions.map(({ amount }) => amount)).toEqual([-49_900, 49_900]);
    await receiver.untilReceived('charge.dispute.funds_reinstated');
    expect(disputeEvents().slice(2)).toEqual([
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
    const charge = await stripe.charges.retrieve(referenceId(intent.latest_charge));
    expect(charge.disputed).toBe(true);
    expect((await stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded');
  });

  it('that is lost keeps it, and is decided once', async () => {
    const { stripe, sandbox, receiver } = bench;
    const intent = await paidIntent();
    const id = sandbox.control.openDispute(intent.id);

    sandbox.control.closeDispute(id, 'lost');

    expect((await stripe.disputes.retrieve(id)).status).toBe('lost');
    await receiver.untilReceived('charge.dispute.closed');
    expect(disputeEvents().slice(2)).toEqual(['charge.dispute.updated', 'charge.dispute.closed']);
    expect(() => sandbox.control.closeDispute(id, 'won')).toThrow('is lost already');
    expect(() => sandbox.control.openDispute(intent.id)).toThrow('has been disputed already');
  });

  it('leaves nothing to refund', async () => {
    const intent = await paidIntent();
    bench.sandbox.control.openDispute(intent.id);

    await expect(bench.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_disputed',
    });
  });

  it('makes a pending refund fail', async () => {
    const { stripe, sandbox } = bench;
    const open = await createCheckout(stripe);
    await submit(open.url ?? '', cardForm('4000 0000 0000 7726'));
    const [intent] = (await stripe.paymentIntents.list()).data;
    const refund = await stripe.refunds.create({ payment_intent: intent?.id ?? '' });

    const id = sandbox.control.openDispute(intent?.id ?? '');

    sandbox.control.advanceTo(new Date(sandbox.clock().getTime() + TEN_MINUTES));
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'charge_for_pending_refund_disputed',
    });
    expect((await stripe.disputes.retrieve(id)).amount).toBe(49_900);
  });

  it('can be responded to before it is decided', async () => {
    const { stripe, sandbox, receiver } = bench;
    const intent = await paidIntent();
    const id = sandbox.control.openDispute(intent.id);

    sandbox.control.answerDispute(id);

    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      status: 'under_review',
      evidence_details: { has_evidence: true, submission_count: 1 },
    });
    await receiver.untilReceived('charge.dispute.updated');
    expect(() => sandbox.control.answerDispute(id)).toThrow('is under_review already');
    expect(() => sandbox.control.closeDispute(id, 'warning_closed')).toThrow('is under_review already');
    sandbox.control.closeDispute(id, 'won');
    expect((await stripe.disputes.retrieve(id)).status).toBe('won');
  });

  it('is listed by charge, payment and time, and can be expanded in charges', async () => {
    const { stripe, sandbox } = bench;
    const intent = await paidIntent();
    const other = await paidIntent();
    const id = sandbox.control.openDispute(intent.id);
    const idsOf = async (params: Stripe.DisputeListParams): Promise<string[]> =>
      (await stripe.disputes.list(params)).data.map((dispute) => dispute.id);

    expect(await idsOf({ payment_intent: intent.id })).toEqual([id]);
    expect(await idsOf({ charge: referenceId(intent.latest_charge) })).toEqual([id]);
    expect(await idsOf({ payment_intent: other.id })).toEqual([]);
    expect(await idsOf({ created: { lt: intent.created } })).toEqual([]);
    const charges = await stripe.charges.list({ expand: ['data.refunds', 'data.dispute'] });
    expect(charges.data).toMatchObject([
      { payment_intent: other.id, disputed: false, dispute: null, refunds: { data: [] } },
      { payment_intent: intent.id, disputed: true, dispute: { id }, refunds: { data: [] } },
    ]);
  });

  it('requires a successful payment', async () => {
    const { stripe, sandbox } = bench;
    const open = await createCheckout(stripe);
    await submit(open.url ?? '', cardForm('4000 0000 0000 0002'));
    const [intent] = (await stripe.paymentIntents.list()).data;

    expect(() => sandbox.control.openDispute(intent?.id ?? '')).toThrow('was never made');
    expect(() => sandbox.control.openDispute('pi_unknown')).toThrow('No such payment_intent');
    expect(() => sandbox.control.closeDispute('du_unknown', 'won')).toThrow('No such dispute');
  });
});

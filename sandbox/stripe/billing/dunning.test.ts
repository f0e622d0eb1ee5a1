// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { referenceId, subscribe, type TestBench } from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

const DECLINING_LATER = '4000000000000341';
const WORKING = '4242424242424242';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

/** A subscriber whose card no longer works, a month after the renewal. */
async function failToRenew() {
  const { customerId, subscription } = await subscribe(bench);
  const { control } = bench.sandbox;
  control.replaceCard(customerId, DECLINING_LATER);
  passMonthAfterRenewal(customerId);
  return { customerId, id: subscription.id };
}

function passMonthAfterRenewal(customerId: string): void {
  const { control, clock } = bench.sandbox;
  control.advanceToRenewal(customerId);
  control.advanceTo(new Date(clock().getTime() + 30 * 86_400_000));
}

const subscriptionOf = (id: string) =>
  bench.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
const invoicesOf = async (customer: string) => (await bench.stripe.invoices.list({ customer })).data;

describe('an account that leaves subscriptions unpaid', () => {
  it('keeps the invoice open, and drafts later ones without charging them', async () => {
    bench.sandbox.control.setDunningEnd('unpaid');
    const { customerId, id } = await failToRenew();
    expect(await subscriptionOf(id)).toMatchObject({
      status: 'unpaid',
      ended_at: null,
      latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
    });

    bench.sandbox.control.replaceCard(customerId, WORKING);
    passMonthAfterRenewal(customerId);
    expect(await subscriptionOf(id)).toMatchObject({
      status: 'unpaid',
      latest_invoice: { status: 'draft', auto_advance: false, attempted: false },
    });
    expect((await invoicesOf(customerId)).map(({ status }) => status)).toEqual(['draft', 'open', 'paid']);
  });

  it('activates one whose latest invoice is finalized and paid', async () => {
    bench.sandbox.control.setDunningEnd('unpaid');
    const { customerId, id } = await failToRenew();
    bench.sandbox.control.replaceCard(customerId, WORKING);
    passMonthAfterRenewal(customerId);
    const draft = referenceId((await subscriptionOf(id)).latest_invoice);

    expect(await bench.stripe.invoices.finalizeInvoice(draft)).toMatchObject({ status: 'open' });
    await bench.stripe.invoices.pay(draft);
    expect(await subscriptionOf(id)).toMatchObject({ status: 'active' });
    await expect(bench.stripe.invoices.finalizeInvoice(draft)).rejects.toMatchObject({
      code: 'invoice_not_editable',
    });
  });
});

describe('an account that leaves subscriptions past due', () => {
  it('renews them, and charges each invoice', async () => {
    bench.sandbox.control.setDunningEnd('past_due');
    const { customerId, id } = await failToRenew();
    expect(await subscriptionOf(id)).toMatchObject({ status: 'past_due', ended_at: null });

    passMonthAfterRenewal(customerId);
    expect(await subscriptionOf(id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 4 },
    });
    bench.sandbox.control.replaceCard(customerId, WORKING);
    passMonthAfterRenewal(customerId);
    expect(await subscriptionOf(id)).toMatchObject({ status: 'active' });
    expect((await invoicesOf(customerId)).map(({ status }) => status)).toEqual([
      'paid',
      'open',
      'open',
      'paid',
    ]);
  });
});

describe('a draft that cannot be finalized', () => {
  it('can be once its cause is gone', async () => {
    const { customerId, subscription } = await subscribe(bench);
    const { control } = bench.sandbox;
    control.failFinalization(customerId, 'The tax location is unknown');
    control.advanceToRenewal(customerId);
    const draft = referenceId((await subscriptionOf(subscription.id)).latest_invoice);
    const refusal = { code: 'customer_tax_location_invalid', message: 'The tax location is unknown' };
    await expect(bench.stripe.invoices.finalizeInvoice(draft)).rejects.toMatchObject(refusal);
    await expect(bench.stripe.invoices.pay(draft)).rejects.toMatchObject(refusal);

    control.allowFinalization(customerId);
    expect(await bench.stripe.invoices.finalizeInvoice(draft)).toMatchObject({
      status: 'open',
      last_finalization_error: null,
    });
    // The clock runs on, so the time that it showed has passed.
    control.advanceTo(new Date(bench.sandbox.clock().getTime() + 1_000));
    expect(await bench.stripe.invoices.retrieve(draft)).toMatchObject({ status: 'paid' });
    control.advanceToRenewal(customerId);
    const invoices = await invoicesOf(customerId);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });
});

// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  createYearlyPrice,
  referenceId,
  subscribe,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

/** A customer with one of Stripe's test cards as the default payment method. */
async function customerWith(card: string): Promise<string> {
  const { stripe } = bench;
  const { id } = await stripe.customers.create({ email: 'ada@example.com', name: 'Ada' });
  const method = await stripe.paymentMethods.attach(card, { customer: id });
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
  return id;
}

async function create(
  customer: string,
  params: Partial<Stripe.SubscriptionCreateParams> = {},
): Promise<Stripe.Subscription> {
  const price = await createYearlyPrice(bench.stripe);
  return await bench.stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    expand: ['latest_invoice.payments'],
    ...params,
  });
}

async function typesAfter(type: Stripe.Event['type']): Promise<string[]> {
  const { data } = await bench.stripe.events.list({ limit: 100 });
  const types = data.map((event) => event.type).toReversed();
  return types.slice(types.indexOf(type));
}

describe('payment methods', () => {
  it('are attached by the IDs of test cards, listed by customer and detached', async () => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create();

    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    expect(method).toMatchObject({ customer, card: { last4: '4242' } });
    expect((await stripe.paymentMethods.list({ customer })).data.map(({ id }) => id)).toEqual([method.id]);

    expect(await stripe.paymentMethods.detach(method.id)).toMatchObject({ customer: null });
    expect((await stripe.paymentMethods.list({ customer })).data).toEqual([]);
    expect(await typesAfter('payment_method.attached')).toEqual([
      'payment_method.attached',
      'payment_method.detached',
    ]);
  });

  it('are not attached if the bank declines them or another customer has them', async () => {
    const { stripe } = bench;
    const [first, second] = await Promise.all([stripe.customers.create(), stripe.customers.create()]);
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: first.id });

    await expect(
      stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: first.id }),
    ).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, decline_code: 'generic_decline' });
    await expect(stripe.paymentMethods.attach(method.id, { customer: second.id })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(stripe.paymentMethods.attach('pm_none', { customer: first.id })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('can be the default of their own customer only', async () => {
    const { stripe } = bench;
    const { id: other } = await stripe.customers.create();
    const { id: customer } = await stripe.customers.create();
    const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const settings = { invoice_settings: { default_payment_method: method } };

    await expect(stripe.customers.update(other, settings)).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'invoice_settings[default_payment_method]',
    });
    expect(await stripe.customers.update(customer, settings)).toMatchObject(settings);
  });
});

describe('a new subscription', () => {
  it('becomes active once its first invoice is paid', async () => {
    const customer = await customerWith('pm_card_visa');

    const subscription = await create(customer, { metadata: { user: '1' } });

    expect(subscription).toMatchObject({
      status: 'active',
      metadata: { user: '1' },
      default_payment_method: null,
      latest_invoice: {
        status: 'paid',
        billing_reason: 'subscription_create',
        payments: { data: [{ status: 'paid' }] },
      },
    });
    expect(await typesAfter('customer.subscription.created')).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'customer.updated',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
  });

  it('stays incomplete if the card is declined, and expires after 23 hours', async () => {
    const customer = await customerWith('pm_card_chargeCustomerFail');

    const subscription = await create(customer);
    expect(subscription).toMatchObject({ status: 'incomplete', latest_invoice: { status: 'open' } });

    const { control } = bench.sandbox;
    control.advanceTo(new Date((subscription.created + 23 * 3600) * 1000));
    const expired = await bench.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice'],
    });
    expect(expired).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
    expect((await bench.stripe.paymentIntents.list({ customer })).data).toMatchObject([
      { status: 'canceled' },
    ]);
    expect(await typesAfter('payment_intent.canceled')).toEqual([
      'payment_intent.canceled',
      'invoice.voided',
      'customer.subscription.updated',
    ]);
  });

  it('waits for the payer if the bank requires authentication', async () => {
    const customer = await customerWith('pm_card_authenticationRequired');

    const subscription = await create(customer);

    expect(subscription.status).toBe('incomplete');
    const [intent] = (await bench.stripe.paymentIntents.list({ customer })).data;
    expect(intent).toMatchObject({ status: 'requires_action' });
    expect(await typesAfter('invoice.payment_failed')).toEqual([
      'invoice.payment_failed',
      'invoice.payment_action_required',
    ]);
  });

  it('can start unpaid, or fail if it cannot be paid', async () => {
    const declining = await customerWith('pm_card_chargeCustomerFail');

    const waiting = await create(declining, { payment_behavior: 'default_incomplete' });
    await expect(create(declining, { payment_behavior: 'error_if_incomplete' })).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    });

    expect(waiting).toMatchObject({ status: 'incomplete', latest_invoice: { attempted: false } });
    const { data } = await bench.stripe.subscriptions.list({ customer: declining, status: 'all' });
    expect(data.map(({ id }) => id)).toEqual([waiting.id]);
  });

  it('is refused without a card, and for a payment method of another customer', async () => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create();
    const { id: stranger } = await stripe.customers.create();
    const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer: stranger });

    await expect(create(customer)).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(create(customer, { default_payment_method: method })).rejects.toMatchObject({
      param: 'default_payment_method',
    });
    await expect(create(customer, { items: [{ price: 'price_none' }] })).rejects.toMatchObject({
      param: 'items[0][price]',
    });
    await expect(create('cus_none')).rejects.toMatchObject({ param: 'customer' });
    await expect(create(customer, { trial_period_days: 3 })).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'trial_period_days',
    });
  });

  it('is not paid without the payer by a card that the bank has not approved yet', async () => {
    const customer = await customerWith('pm_card_authenticationRequiredOnSetup');

    const subscription = await create(customer, { off_session: true });

    expect(subscription.status).toBe('incomplete');
    expect((await bench.stripe.paymentIntents.list({ customer })).data[0]?.status).toBe('requires_action');
  });
});

describe('paying an invoice', () => {
  async function becomePastDue(): Promise<{ customerId: string; invoice: string; subscription: string }> {
    const { customerId, subscription } = await subscribe(bench);
    bench.sandbox.control.replaceCard(customerId, '4000000000000341');
    bench.sandbox.control.advanceToRenewal(customerId);
    const { latest_invoice: invoice } = await bench.stripe.subscriptions.retrieve(subscription.id);
    return { customerId, invoice: referenceId(invoice), subscription: subscription.id };
  }

  it('recovers a past-due subscription with the given payment method', async () => {
    const { stripe } = bench;
    const { customerId, invoice, subscription } = await becomePastDue();
    const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId });

    const paid = await stripe.invoices.pay(invoice, { payment_method: method });

    expect(paid).toMatchObject({ status: 'paid', attempt_count: 1 });
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' });
    await expect(stripe.invoices.pay(invoice)).rejects.toMatchObject({ code: 'invoice_already_paid' });
  });

  it('returns the card’s refusal, and the attempt is recorded', async () => {
    const { stripe } = bench;
    const { customerId, invoice } = await becomePastDue();
    const before = await stripe.charges.list({ customer: customerId });

    await expect(stripe.invoices.pay(invoice)).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
    });

    const after = await stripe.charges.list({ customer: customerId });
    expect(after.data).toHaveLength(before.data.length + 1);
    const unchanged = await stripe.invoices.retrieve(invoice);
    expect(unchanged).toMatchObject({ status: 'open', attempt_count: 1 });
    expect(unchanged.next_payment_attempt).toBeGreaterThan(unchanged.created);
  });
});

describe('a pause', () => {
  it('stops the periods until the subscription is resumed with a new one', async () => {
    const { stripe } = bench;
    const { control, clock } = bench.sandbox;
    const { subscription } = await subscribe(bench);

    const paused = await stripe.subscriptions.pause(subscription.id);
    expect(paused).toMatchObject({ status: 'paused' });
    control.advanceTo(new Date(clock().getTime() + 400 * 86_400_000));
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);

    const resumed = await stripe.subscriptions.resume(subscription.id);
    expect(resumed).toMatchObject({ status: 'active' });
    expect(resumed.items.data[0]?.current_period_start).toBe(resumed.billing_cycle_anchor);
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2);
    const types = await typesAfter('customer.subscription.paused');
    expect(types).toEqual(expect.arrayContaining(['customer.subscription.resumed', 'invoice.paid']));
    await expect(stripe.subscriptions.resume(subscription.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('of the collection only keeps the periods running and their invoices uncollected', async () => {
    const { stripe } = bench;
    const { customerId, subscription } = await subscribe(bench);

    await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: 'void' } });
    bench.sandbox.control.advanceToRenewal(customerId);

    const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(renewed).toMatchObject({ status: 'active', latest_invoice: { status: 'void' } });
    const resumed = await stripe.subscriptions.update(subscription.id, { pause_collection: '' });
    expect(resumed.pause_collection).toBeNull();
  });
});

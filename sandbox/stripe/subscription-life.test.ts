// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import {
  cardForm,
  createCheckout,
  latestIntent,
  pay,
  referenceId,
  submit,
  subscribe,
  SUCCESS_CARD,
  type TestBench,
} from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

describe('a paid checkout', () => {
  it('redirects to the success URL with the ID of its session', async () => {
    const session = await createCheckout(bench.stripe);

    const response = await submit(session.url ?? '', cardForm(SUCCESS_CARD));

    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `http://school.example/checkout/success?session_id=${session.id}`,
    );
  });

  it('completes the session and starts a subscription of one calendar year', async () => {
    const { session, subscription } = await subscribe(bench);

    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'user-1',
      metadata: { user: '1' },
      amount_total: 49_900,
      currency: 'usd',
      url: null,
    });
    expect(subscription).toMatchObject({ status: 'active', metadata: { user: '1' }, livemode: false });
    const [item] = subscription.items.data;
    const start = new Date((item?.current_period_start ?? 0) * 1000);
    const end = new Date((item?.current_period_end ?? 0) * 1000);
    expect(end.getUTCFullYear()).toBe(start.getUTCFullYear() + 1);
    expect(end.getUTCMonth()).toBe(start.getUTCMonth());
    expect(item?.price.unit_amount_decimal?.toString()).toBe('49900');
  });

  it('can be expanded from the session to the payment', async () => {
    const { stripe } = bench;
    const { session } = await subscribe(bench);

    const expanded = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['customer', 'line_items', 'subscription.latest_invoice.payments'],
    });

    expect(expanded.customer).toMatchObject({ object: 'customer', email: 'ada@example.com' });
    expect(expanded.line_items?.data[0]).toMatchObject({ quantity: 1, amount_total: 49_900 });
    const subscription = expanded.subscription;
    if (typeof subscription !== 'object') throw new Error('Expected an expanded subscription');
    const invoice = subscription?.latest_invoice;
    if (typeof invoice !== 'object') throw new Error('Expected an expanded invoice');
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 49_900,
      amount_remaining: 0,
      parent: { subscription_details: { subscription: subscription?.id } },
    });
    expect(invoice?.number).toMatch(/^[0-9A-Z]{8}-0001$/);
    expect(invoice?.payments?.data[0]).toMatchObject({ object: 'invoice_payment', status: 'paid' });
  });

  it('has a payment intent whose charge and card can be read', async () => {
    const { stripe } = bench;
    const { subscription } = await subscribe(bench);

    const intent = await stripe.paymentIntents.retrieve((await latestIntent(bench, subscription)).id, {
      expand: ['latest_charge', 'payment_method'],
    });

    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 49_900 });
    expect(intent.latest_charge).toMatchObject({ paid: true, status: 'succeeded', amount: 49_900 });
    expect(intent.payment_method).toMatchObject({ card: { last4: '4242', exp_month: 12, exp_year: 2034 } });
  });

  it('lists its objects by their owners', async () => {
    const { stripe } = bench;
    const { session, subscription } = await subscribe(bench);
    const customer = referenceId(session.customer);

    const [subscriptions, invoices, ofSubscription, sessions, intents] = await Promise.all([
      stripe.subscriptions.list({ customer, status: 'active' }),
      stripe.invoices.list({ customer }),
      stripe.invoices.list({ subscription: subscription.id }),
      stripe.checkout.sessions.list({ subscription: subscription.id }),
      stripe.paymentIntents.list({ customer }),
    ]);

    expect(subscriptions.data.map(({ id }) => id)).toEqual([subscription.id]);
    expect(invoices.data.map(({ id }) => id)).toEqual([referenceId(subscription.latest_invoice)]);
    expect(ofSubscription.data.map(({ id }) => id)).toEqual([referenceId(subscription.latest_invoice)]);
    expect(sessions.data.map(({ id }) => id)).toEqual([session.id]);
    expect(intents.data).toHaveLength(1);
  });

  it('sends each step to the webhook in order, with valid signatures', async () => {
    const { session, subscription } = await subscribe(bench);
    await bench.receiver.untilReceived('checkout.session.completed');

    const { types } = bench.receiver;
    expect(types.slice(types.indexOf('price.created') + 1)).toEqual([
      'payment_intent.created',
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'customer.updated',
      'checkout.session.completed',
    ]);
    const created = bench.receiver.events.find(({ type }) => type === 'customer.subscription.created');
    expect(created?.data.object).toMatchObject({ id: subscription.id, status: 'incomplete' });
    const completed = bench.receiver.events.at(-1);
    expect(completed?.data.object).toMatchObject({ id: session.id, subscription: subscription.id });
    expect(completed?.api_version).toBe('2026-10-28.endive');
  });

  it('keeps its events, which can be listed by type and time', async () => {
    const { stripe, receiver } = bench;
    await subscribe(bench);
    await receiver.untilReceived('checkout.session.completed');
    const now = Math.floor(Date.now() / 1000);

    const paid = await stripe.events.list({ types: ['invoice.paid', 'charge.succeeded'] });
    const recent = await stripe.events.list({ type: 'invoice.paid', created: { gte: now - 60 } });
    const future = await stripe.events.list({ created: { gt: now + 60 } });

    expect(paid.data.map(({ type }) => type)).toEqual(['invoice.paid', 'charge.succeeded']);
    expect(recent.data).toHaveLength(1);
    expect(future.data).toEqual([]);
  });

  it('counts an event as delivered once the webhook accepted it', async () => {
    const { stripe, receiver } = bench;
    await stripe.customers.create();
    await receiver.untilReceived('customer.created');
    // The next delivery starts only after the previous one is settled.
    await stripe.customers.create();
    await receiver.untilReceived('customer.created', 2);

    const first = await stripe.events.retrieve(receiver.events[0]?.id ?? '');

    expect(first.pending_webhooks).toBe(0);
  });

  it('creates a customer for the payer if the session has none', async () => {
    const { stripe } = bench;
    const session = await pay(stripe, await createCheckout(stripe));

    const customer = await stripe.customers.retrieve(referenceId(session.customer));

    expect(customer).toMatchObject({ email: 'ada@example.com', name: 'Ada Lovelace' });
    expect(session.customer_details?.email).toBe('ada@example.com');
  });
});

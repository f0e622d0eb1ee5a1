// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import {
  AUTHENTICATION_CARD,
  cardForm,
  createCheckout,
  DECLINED_CARD,
  referenceId,
  submit,
  subscribe,
  SUCCESS_CARD,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

const DECLINING_LATER = '4000000000000341';
const AUTHENTICATING_ALWAYS = '4000 0027 6000 3184';
const HOUR_IN_MILLISECONDS = 3_600_000;

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

async function openPortal(customer: string): Promise<string> {
  const session = await bench.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://school.example/user/profile',
  });
  return session.url;
}

/** A subscriber whose renewal was declined. */
async function becomePastDue(): Promise<{ customerId: string; subscriptionId: string; url: string }> {
  const { customerId, subscription } = await subscribe(bench);
  bench.sandbox.control.replaceCard(customerId, DECLINING_LATER);
  bench.sandbox.control.advanceToRenewal(customerId);
  return { customerId, subscriptionId: subscription.id, url: await openPortal(customerId) };
}

async function lastDigits(customerId: string): Promise<string | undefined> {
  const customer = await bench.stripe.customers.retrieve(customerId, {
    expand: ['invoice_settings.default_payment_method'],
  });
  const method = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  return method && typeof method === 'object' ? method.card?.last4 : undefined;
}

async function pageAt(url: string): Promise<string> {
  return await (await fetch(url)).text();
}

describe('a portal session', () => {
  it('belongs to a customer and has the documented fields', async () => {
    const { id: customer } = await bench.stripe.customers.create({ email: 'ada@example.com' });

    const session = await bench.stripe.billingPortal.sessions.create({ customer });

    expect(session).toMatchObject({
      object: 'billing_portal.session',
      customer,
      flow: null,
      return_url: null,
    });
    expect(session.url).toBe(`${bench.publicUrl}/sandbox/stripe/portal/${session.id}`);
    const { data } = await bench.stripe.events.list({ type: 'billing_portal.session.created' });
    expect(data[0]?.data.object).toMatchObject({ id: session.id });
  });

  it('is refused for an unknown customer and for an invalid return URL', async () => {
    const { sessions } = bench.stripe.billingPortal;
    const { id: customer } = await bench.stripe.customers.create();

    await expect(sessions.create({ customer: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
    await expect(sessions.create({ customer, return_url: 'javascript:alert(1)' })).rejects.toMatchObject({
      code: 'url_invalid',
      param: 'return_url',
    });
  });

  it('works for an hour', async () => {
    const { customerId } = await subscribe(bench);
    const url = await openPortal(customerId);
    const { control, clock } = bench.sandbox;

    control.advanceTo(new Date(clock().getTime() + HOUR_IN_MILLISECONDS));

    const [over, unknown] = await Promise.all([fetch(url), fetch(`${url}x`)]);
    expect([over.status, unknown.status]).toEqual([410, 404]);
    expect(await over.text()).toContain('href="http://school.example/user/profile"');
  });
});

describe('the portal', () => {
  it('shows the card, the renewal and the way back, without cancelling or resuming', async () => {
    const { customerId } = await subscribe(bench);

    const page = await pageAt(await openPortal(customerId));

    expect(page).toContain('Visa ending in 4242');
    expect(page).toContain('$499.00 per year');
    expect(page).toContain('Renews on');
    expect(page).toContain('href="http://school.example/user/profile"');
    expect(page).not.toMatch(/cancel|resume/i);
    expect(page).not.toContain('<script');
  });

  it('changes the card of the customer and of the subscription', async () => {
    const { customerId, subscription } = await subscribe(bench);
    const url = await openPortal(customerId);

    const response = await submit(url, cardForm(DECLINING_LATER));

    expect(response.status).toBe(303);
    expect(await pageAt(new URL(response.headers.get('location') ?? '', url).href)).toContain(
      'Your card was changed.',
    );
    expect(await lastDigits(customerId)).toBe('0341');
    const changed = await bench.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method'],
    });
    expect(changed.default_payment_method).toMatchObject({ card: { last4: '0341' } });
    expect(changed.default_payment_method).not.toHaveProperty('id', subscription.default_payment_method);
  });

  it('refuses a declined card and an invalid number', async () => {
    const { customerId } = await subscribe(bench);
    const url = await openPortal(customerId);

    const declined = await submit(url, cardForm(DECLINED_CARD));
    const wrong = await submit(url, cardForm('4242 4242 4242 4241'));

    expect(await declined.text()).toContain('Your card was declined.');
    expect(await wrong.text()).toContain('Your card number is invalid.');
    expect(await lastDigits(customerId)).toBe('4242');
  });

  it('pays open invoices with the new card', async () => {
    const { subscriptionId, url } = await becomePastDue();
    expect(await pageAt(url)).toContain('The last payment failed.');

    const response = await submit(url, cardForm(SUCCESS_CARD));

    expect(response.headers.get('location')).toMatch(/\?notice=paid$/);
    const subscription = await bench.stripe.subscriptions.retrieve(subscriptionId, {
      expand: ['latest_invoice'],
    });
    expect(subscription.status).toBe('active');
    expect(subscription.latest_invoice).toMatchObject({
      status: 'paid',
      attempt_count: 1,
      next_payment_attempt: null,
    });
  });

  it('saves a card that is declined for an open invoice, and shows this', async () => {
    const { customerId, subscriptionId, url } = await becomePastDue();

    const page = await (await submit(url, cardForm(DECLINING_LATER))).text();

    expect(page).toContain('The card was saved, but it was declined');
    expect(await lastDigits(customerId)).toBe('0341');
    const { status } = await bench.stripe.subscriptions.retrieve(subscriptionId);
    expect(status).toBe('past_due');
  });

  it.each([AUTHENTICATION_CARD, AUTHENTICATING_ALWAYS])(
    'leads %s to the bank before anything is changed or paid',
    async (number) => {
      const { customerId, subscriptionId, url } = await becomePastDue();

      const response = await submit(url, cardForm(number));
      const bank = new URL(response.headers.get('location') ?? '', url).href;
      expect(await pageAt(bank)).toContain('Your bank asks: is this you?');
      const failed = await submit(bank, new URLSearchParams({ outcome: 'fail' }));
      expect(await failed.text()).toContain('We are unable to authenticate your payment method.');
      expect(await lastDigits(customerId)).toBe('0341');

      await submit(url, cardForm(number));
      const done = await submit(bank, new URLSearchParams({ outcome: 'complete' }));

      expect(done.headers.get('location')).toMatch(/\?notice=paid$/);
      expect(await lastDigits(customerId)).toBe(number.slice(-4));
      const subscription = await bench.stripe.subscriptions.retrieve(subscriptionId);
      expect(subscription.status).toBe('active');
      expect(referenceId(subscription.default_payment_method)).toMatch(/^pm_/);
    },
  );

  it('does not pay an invoice that a bank is already processing', async () => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
    const { url } = await createCheckout(stripe, { customer });
    await submit(url ?? '', new URLSearchParams({ step: 'bank-debit' }));
    const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data;

    const response = await submit(await openPortal(customer), cardForm(SUCCESS_CARD));

    expect(response.headers.get('location')).toMatch(/\?notice=kept$/);
    expect((await stripe.charges.list({ customer })).data).toMatchObject([{ status: 'pending' }]);
    await expect(stripe.invoices.pay(invoice?.id ?? '')).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('escapes user input', async () => {
    const { id } = await bench.stripe.customers.create({ email: `"><img/src='x'>@example.com` });

    const page = await (
      await submit(await openPortal(id), cardForm('<script>alert(1)</script>', { cardName: '"><b>&' }))
    ).text();

    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img');
    expect(page).not.toContain('"><b>');
  });
});

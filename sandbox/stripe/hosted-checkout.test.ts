// @slow sandbox server/src/payment
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import {
  AUTHENTICATION_CARD,
  cardForm,
  createCheckout,
  DECLINED_CARD,
  pay,
  submit,
  SUCCESS_CARD,
  type TestBench,
} from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

async function newPage(
  params: Parameters<typeof createCheckout>[1] = {},
): Promise<{ id: string; url: string }> {
  const { id, url } = await createCheckout(bench.stripe, params);
  return { id, url: url ?? '' };
}

async function submitForPage(url: string, form: URLSearchParams): Promise<string> {
  const response = await submit(url, form);
  expect(response.status).toBe(200);
  return await response.text();
}

async function onlyIntent() {
  const { data } = await bench.stripe.paymentIntents.list({ expand: ['data.latest_charge'] });
  expect(data).toHaveLength(1);
  return data[0];
}

describe('the card page', () => {
  it('shows the items and says that no money moves', async () => {
    const { url } = await newPage({ customer_email: 'ada@example.com' });

    const response = await fetch(url);
    const page = await response.text();

    expect(url.startsWith(`${bench.publicUrl}/sandbox/stripe/checkout/cs_test_`)).toBe(true);
    expect(page).toContain('No money moves here');
    expect(page).toContain('Subscribe to Yearly subscription');
    expect(page).toContain('$499.00 <small>per year</small>');
    expect(page).toContain('<strong>ada@example.com</strong>');
    expect(page).not.toContain('name="email"');
    expect(page).toContain('href="http://school.example/checkout/failure"');
  });

  it('allows only its own style, and the redirect to the success page', async () => {
    const { url } = await newPage();

    const response = await fetch(url);

    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'sha256-[^']+';/);
    expect(policy).toContain("form-action 'self' http://school.example;");
    expect(await response.text()).not.toContain('<script');
  });

  it('escapes user input', async () => {
    const { url } = await newPage({ customer_email: `"><img/src='x'>@example.com` });

    const page = await submitForPage(url, cardForm('<script>alert(1)</script>', { cardName: '"><b>&' }));

    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<b>');
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;&amp;"');
  });

  it('fills in a test card on request and keeps entered values', async () => {
    const { url } = await newPage();

    const page = await submitForPage(
      url,
      new URLSearchParams({ cardName: 'Ada', email: 'ada@example.com', fill: '4242424242424242' }),
    );

    expect(page).toContain('value="4242 4242 4242 4242"');
    expect(page).toContain('value="Ada"');
    expect(page).toContain('value="ada@example.com"');
    expect(page).not.toContain('role="alert"');
  });

  it.each([
    ['an invalid card number', { cardNumber: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    ['a real card', { cardNumber: '5555 5555 5555 4444' }, 'Use one of the test cards below.'],
    ['no number', { cardNumber: '' }, 'Enter a card number.'],
    ['an expired card', { expiry: '01 / 21' }, 'Your card has expired.'],
    ['a month that does not exist', { expiry: '13 / 34' }, 'The month must be between 01 and 12.'],
    ['no expiry date', { expiry: '' }, 'Enter the expiry date as month and year'],
    ['no security code', { cvc: '' }, 'Enter the security code: three digits.'],
    ['no name', { cardName: ' ' }, 'Enter the name on the card.'],
    ['no email', { email: 'ada' }, 'Enter a valid email address.'],
  ])('refuses %s at its field and charges nothing', async (_case, changes, message) => {
    const { id, url } = await newPage();

    const page = await submitForPage(url, cardForm(SUCCESS_CARD, changes));

    const [field = ''] = Object.keys(changes);
    expect(page).toContain(`id="${field}-error">`);
    expect(page).toContain(message);
    expect(page).toContain(`href="#${field}"`);
    expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    expect((await bench.stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('keeps all entered values except the security code', async () => {
    const { url } = await newPage();

    const page = await submitForPage(url, cardForm(SUCCESS_CARD, { expiry: '01 / 21', cvc: '987' }));

    expect(page).toContain('value="4242 4242 4242 4242"');
    expect(page).toContain('value="01 / 21"');
    expect(page).toContain('value="Ada Lovelace"');
    expect(page).toContain('value="ada@example.com"');
    expect(page).not.toContain('987');
  });

  it('accepts the expiry date with and without a slash, until the end of its month', async () => {
    const now = new Date();
    const month = String(now.getUTCMonth() + 1).padStart(2, '0');
    const year = String(now.getUTCFullYear()).slice(-2);
    for (const expiry of [`${month}${year}`, `${month}/20${year}`]) {
      const { url } = await newPage();
      const response = await submit(url, cardForm(SUCCESS_CARD, { expiry }));
      expect(response.status).toBe(303);
    }
  });
});

describe('a declined card', () => {
  it('shows an error, records the failed attempt and leaves the session open', async () => {
    const { id, url } = await newPage();

    const page = await submitForPage(url, cardForm(DECLINED_CARD));

    expect(page).toContain('Your card was declined.');
    expect(page).toContain('value="4000 0000 0000 0002"');
    expect(await onlyIntent()).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
      latest_charge: { status: 'failed', paid: false },
    });
    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      subscription: null,
    });
    await bench.receiver.untilReceived('payment_intent.payment_failed');
    expect(bench.receiver.types.slice(-3)).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
    ]);
  });

  it('can be followed by one that succeeds, with the same payment intent', async () => {
    const { id, url } = await newPage();
    await submit(url, cardForm(DECLINED_CARD));

    const response = await submit(url, cardForm(SUCCESS_CARD));

    expect(response.status).toBe(303);
    expect(await onlyIntent()).toMatchObject({ status: 'succeeded', last_payment_error: null });
    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
  });
});

describe('a card that requires authentication', () => {
  async function submitToBank(url: string): Promise<string> {
    const response = await submit(url, cardForm(AUTHENTICATION_CARD));
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location') ?? '', url).href;
  }

  it('leads to the bank page, and from there to success', async () => {
    const { id, url } = await newPage();
    const bank = await submitToBank(url);
    expect(await onlyIntent()).toMatchObject({
      status: 'requires_action',
      next_action: { redirect_to_url: { url: bank } },
    });
    expect(await (await fetch(bank)).text()).toContain('Your bank asks');

    const response = await submit(bank, new URLSearchParams({ outcome: 'complete' }));

    expect(response.headers.get('location')).toContain(`session_id=${id}`);
    expect(await onlyIntent()).toMatchObject({
      status: 'succeeded',
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    });
    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
  });

  it('returns with the reason when the payer fails', async () => {
    const { id, url } = await newPage();
    const bank = await submitToBank(url);

    const page = await submitForPage(bank, new URLSearchParams({ outcome: 'fail' }));

    expect(page).toContain('We are unable to authenticate your payment method.');
    expect(page).toContain('value="4000 0025 0000 3155"');
    expect(await onlyIntent()).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
    expect((await submit(url, cardForm(SUCCESS_CARD))).status).toBe(303);
  });

  it('cannot be authenticated without an attempt', async () => {
    const { id, url } = await newPage();

    const response = await submit(`${url}/authentication`, new URLSearchParams({ outcome: 'complete' }));

    expect(response.headers.get('location')).toBe(new URL(url).pathname);
    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
  });
});

describe('a closed session', () => {
  it('is paid once by ten concurrent submissions, which all redirect', async () => {
    const { id, url } = await newPage();

    const responses = await Promise.all(
      Array.from({ length: 10 }, () => submit(url, cardForm(SUCCESS_CARD))),
    );

    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303));
    expect(new Set(responses.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect((await bench.stripe.subscriptions.list()).data).toHaveLength(1);
    expect((await bench.stripe.invoices.list()).data).toHaveLength(1);
    expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('complete');
  });

  it('says that it is paid and redirects', async () => {
    const session = await createCheckout(bench.stripe);
    await pay(bench.stripe, session);

    const page = await (await fetch(session.url ?? '')).text();

    expect(page).toContain('This is paid');
    expect(page).toContain(`href="http://school.example/checkout/success?session_id=${session.id}"`);
  });

  it('says that it has expired and cannot be paid', async () => {
    const { id, url } = await newPage();
    await bench.stripe.checkout.sessions.expire(id);

    expect(await (await fetch(url)).text()).toContain('This checkout has expired');
    expect(await submitForPage(url, cardForm(SUCCESS_CARD))).toContain('This checkout has expired');
    expect((await bench.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    await expect(bench.stripe.checkout.sessions.expire(id)).rejects.toThrow('has a status of expired');
    await bench.receiver.untilReceived('checkout.session.expired');
  });

  it('expires automatically when its time is over', async () => {
    const { id } = await newPage();
    const file = new DatabaseSync(bench.file);
    file
      .prepare(
        `UPDATE objects SET data = json_set(data, '$.expires_at', unixepoch() - 1)
         WHERE object = 'checkout.session' AND id = ?`,
      )
      .run(id);
    file.close();

    await bench.receiver.untilReceived('checkout.session.expired');

    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
  });

  it('is not found if it never existed', async () => {
    const response = await fetch(`${bench.publicUrl}/sandbox/stripe/checkout/cs_test_unknown`);

    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such checkout');
  });
});

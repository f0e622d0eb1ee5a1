// @slow server/src/payment sandbox/stripe server/src/platform
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FaultError } from '#sandbox/stripe/control/control.ts';
import { paymentMessages, paymentRefusals } from '#shared/payment.ts';
import { eventually } from '#testing/eventually.ts';
import {
  dataOf,
  refusalOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  type Person,
} from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  breakEndpoint,
  controlOf,
  customerOf,
  sessionsOf,
  endFaults,
  giveUpSoon,
  runOpenRequests,
} from '#server/payment/customer.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';

const START = 'mutation { startCheckout { id } }';
const PORTAL = 'mutation { openBillingPortal { userId } }';

let app: TestApp;
let admin: Person;
let learner: Person;
beforeAll(async () => {
  app = await startApp({ STRIPE_AUTOMATIC_TAX: 'true' });
  giveUpSoon(app);
  admin = await registerAdmin(app);
  learner = await registerPaidSubscriber(app);
});
afterEach(() => endFaults(app));
afterAll(() => app.stop());

const problems = async () => {
  const query = '{ paymentProblems { nodes { kind text } } }';
  const data = dataOf(
    await admin.client.graphql<{ paymentProblems: { nodes: { kind: string; text: string }[] } }>(query),
  );
  return data.paymentProblems.nodes;
};
const operatorMails = async (subject: string) =>
  (await mailsTo(app, app.config.mail.contact, /./)).filter((mail) => mail.subject === subject);

/** Lets Stripe refuse the calls that create these objects, until the faults are ended. */
function refuse(path: `/v1/${string}`, error: Omit<FaultError, 'status'>): void {
  controlOf(app).addFault({
    method: 'POST',
    path,
    when: 'during',
    effect: { status: 400, ...error },
    times: 1_000,
  });
}

const buy = async () => (await register(app)).client.graphql(START);
const openPortal = () => learner.client.graphql(PORTAL);

interface Case {
  kind: string;
  /** Subject of the mail. */
  subject: string;
  /** Stripe's message. */
  words: string;
  breakIt: () => unknown;
  act: () => ReturnType<typeof buy>;
}

const CASES: Record<string, Case> = {
  'a wrong key': {
    kind: 'KEY_REFUSED',
    subject: "Stripe rejects the school's API key",
    words: 'Invalid API Key provided',
    breakIt: () => breakEndpoint(app, 'POST /v1/checkout/sessions', 'refuses the key'),
    act: buy,
  },
  'a tax that was not set up': {
    kind: 'TAX_REFUSED',
    subject: 'Stripe cannot calculate the tax',
    words: 'You must have a valid origin address to enable automatic tax calculation',
    breakIt() {
      refuse('/v1/checkout/sessions', { message: `${this.words} in test mode.` });
    },
    act: buy,
  },
  'a price that cannot be made': {
    kind: 'PRICE_REFUSED',
    subject: "Stripe rejects the school's price",
    words: 'Invalid integer: 49900',
    async breakIt() {
      const { prices } = app.container.stripe;
      const error = { message: this.words, param: 'unit_amount', code: 'parameter_invalid_integer' };
      refuse('/v1/prices', error);
      const { data } = await prices.list({ active: true });
      for (const { id } of data) await prices.update(id, { active: false });
    },
    act: buy,
  },
  'an account that may not take payments': {
    kind: 'CHECKOUT_REFUSED',
    subject: 'Stripe does not open the payment page',
    words: 'Invalid request',
    breakIt: () => breakEndpoint(app, 'POST /v1/checkout/sessions', 'refuses the call'),
    act: buy,
  },
  'a portal without settings': {
    kind: 'PORTAL_REFUSED',
    subject: 'Stripe does not open the billing page',
    words: 'Invalid request',
    breakIt: () => breakEndpoint(app, 'POST /v1/billing_portal/sessions', 'refuses the call'),
    act: openPortal,
  },
};

describe('a refusal by Stripe that a person must fix', () => {
  it.each(Object.keys(CASES))(
    '(%s) is reported to the user and to the school until calls succeed',
    async (name) => {
      const example = CASES[name];
      if (!example) throw new Error('There is no such case');
      const { kind, subject, words, act } = example;
      await example.breakIt();
      for (let time = 0; time < 2; time += 1) {
        expect(refusalOf(await act())).toEqual({
          code: 'SERVICE_UNAVAILABLE',
          message: paymentRefusals.refused,
        });
      }
      const open = await problems();
      expect(open.map((problem) => problem.kind)).toEqual([kind]);
      expect(open[0]?.text).toContain(`${subject} (${words}`);
      await eventually(async () => expect(await operatorMails(subject)).toHaveLength(1));
      const [mail] = await operatorMails(subject);
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain(`${app.url}/admin/payments/problems`);

      endFaults(app);
      expect(refusalOf(await act())).toBeNull();
      expect(await problems()).toEqual([]);
    },
  );

  it('is not resolved when a buyer continues an earlier checkout', async () => {
    const { client } = await register(app);
    const session = dataOf(await client.graphql(START));
    breakEndpoint(app, 'POST /v1/checkout/sessions', 'refuses the call');
    expect(refusalOf(await buy())?.message).toBe(paymentRefusals.refused);
    expect(dataOf(await client.graphql(START))).toEqual(session);
    expect((await problems()).map(({ kind }) => kind)).toEqual(['CHECKOUT_REFUSED']);
    endFaults(app);
    expect(refusalOf(await buy())).toBeNull();
    expect(await problems()).toEqual([]);
  });

  it('(a low balance) delays the refund, and both sides are informed', async () => {
    const subscriber = await registerPaidSubscriber(app);
    refuse('/v1/refunds', { code: 'balance_insufficient' });
    const answer = await subscriber.client.json<{ message: string }>(
      'POST',
      '/api/v1/payments/unsubscribe',
      {},
    );
    expect(answer.body.message).toBe(paymentMessages.noted);
    // Stripe can be reached.
    expect(answer.body.message).not.toMatch(/reach/);
    const open = await problems();
    expect(open.map(({ kind }) => kind).toSorted()).toEqual(['REFUND_REFUSED', 'REQUEST_STUCK']);
    await eventually(async () => expect(await operatorMails('Stripe rejects refunds')).toHaveLength(1));
    endFaults(app);
    await runOpenRequests(app);
    expect(await problems()).toEqual([]);
  });

  it('does not include temporary failures', async () => {
    breakEndpoint(app, 'POST /v1/checkout/sessions', 'answers 500');
    expect(refusalOf(await buy())?.message).toBe(paymentMessages.unavailable);
    endFaults(app);
    const locked = { status: 429, code: 'lock_timeout' };
    controlOf(app).addFault({
      method: 'POST',
      path: '/v1/checkout/sessions',
      when: 'before',
      effect: locked,
      times: 1,
    });
    expect(refusalOf(await buy())?.message).toBe(paymentMessages.unavailable);
    breakEndpoint(app, 'POST /v1/billing_portal/sessions', 'limits the rate');
    expect(refusalOf(await openPortal())?.message).toBe(paymentMessages.unavailable);
    expect(await problems()).toEqual([]);
  });

  it('is mailed again a day later, and a refusal of the key is resolved by a comparison', async () => {
    breakEndpoint(app, 'GET /v1/events', 'refuses the key');
    const { services, clock } = app.container;
    await services.reconciliation.run();
    expect((await problems()).map(({ kind }) => kind)).toContain('KEY_REFUSED');
    const told = async () => (await operatorMails("Stripe rejects the school's API key")).length;
    const before = await told();
    await app.sql(`update stripe_refusals set told_at = $1`, [new Date(clock().getTime() - 86_400_001)]);
    await services.reconciliation.run();
    await eventually(async () => expect(await told()).toBe(before + 1));
    endFaults(app);
    await services.reconciliation.run();
    expect(await problems()).toEqual([]);
  });

  it('(a payer who is billed in another currency) names the currency until that ends', async () => {
    const { client, id } = await register(app);
    dataOf(await client.graphql(START));
    const { stripe } = app.container;
    const customer = await customerOf(app, id);
    for (const session of await sessionsOf(app, customer)) await stripe.checkout.sessions.expire(session.id);
    const { id: price } = await stripe.prices.create({
      currency: 'eur',
      unit_amount: 120_000,
      recurring: { interval: 'year' },
      product_data: { name: 'Coaching' },
    });
    const other = await stripe.subscriptions.create({
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
    });
    expect(refusalOf(await client.graphql(START))?.message).toBe(paymentRefusals.refused);
    // The other sale is reported, too.
    const refused = async () => (await problems()).filter(({ kind }) => kind !== 'EVENT_ODD');
    expect(await refused()).toMatchObject([
      { kind: 'PRICE_REFUSED', text: expect.stringContaining('with currency eur') as string },
    ]);
    await stripe.subscriptions.cancel(other.id);
    expect(refusalOf(await client.graphql(START))).toBeNull();
    expect(await refused()).toEqual([]);
  });
});

// @slow server/src/payment sandbox/stripe
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { controlOf, customerOf, refundsOf, subscriptionsOf } from '#server/payment/customer.test-helper.ts';
import { payAtCheckout } from '#server/payment/pay-at-checkout.test-helper.ts';
import { advanceDays, untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, PASSWORD, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

/** The rights that docs/payments.md names, as it names them, and as Stripe's API does. */
const WRITE = {
  'Checkout Sessions': 'checkout_session',
  Customers: 'customer',
  Subscriptions: 'subscription',
  Invoices: 'invoice',
  'Charges and Refunds': 'charge',
  Products: 'product',
  Prices: 'plan',
  'Customer portal': 'customer_portal',
};
const READ = { Events: 'event', PaymentIntents: 'payment_intent', Disputes: 'dispute' };
const FOR_FIGURES = { Coupons: 'coupon', 'Balance transaction sources': 'balance_transaction_source' };

const NEEDED = [
  ...Object.values(WRITE).map((name) => `${name}_write`),
  ...Object.values(READ).map((name) => `${name}_read`),
];
const ALL = [...NEEDED, ...Object.values(FOR_FIGURES).map((name) => `${name}_read`)];

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ STRIPE_PROMOTION_CODES: 'true' });
  admin = await registerAdmin(app);
  const { id } = await app.container.stripe.coupons.create({ percent_off: 50, duration: 'forever' });
  await app.container.stripe.promotionCodes.create({
    code: 'HALF',
    promotion: { type: 'coupon', coupon: id },
  });
});
afterAll(() => app.stop());

async function buyForHalf(): Promise<Person & { customer: string }> {
  const person = await register(app);
  const { startCheckout } = dataOf(
    await person.client.graphql<{ startCheckout: { id: string; url: string } }>(
      'mutation { startCheckout { id url } }',
    ),
  );
  const body = new URLSearchParams({ promotionCode: 'HALF', step: 'enter-code' });
  await fetch(startCheckout.url, { method: 'POST', body });
  await payAtCheckout(startCheckout.url);
  const confirm = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { id } }';
  dataOf(await person.client.graphql(confirm, { id: startCheckout.id }));
  return { ...person, customer: await customerOf(app, person.id) };
}

/** Uses everything that calls Stripe, and returns the problems that were found. */
async function useEverything(rights: readonly string[]): Promise<{ problems: object[]; yearly: unknown }> {
  controlOf(app).restrictKey(rights);
  const person = await buyForHalf();
  dataOf(await person.client.graphql('mutation { openBillingPortal { userId } }'));
  dataOf(await person.client.graphql('mutation { cancelSubscription { id } }'));
  const other = await buyForHalf();
  advanceDays(app, 30);
  dataOf(await other.client.graphql('mutation { cancelSubscription { id } }'));
  dataOf(await other.client.graphql('mutation { resumeSubscription { id } }'));
  controlOf(app).advanceToRenewal(other.customer);
  dataOf(await admin.client.graphql('mutation { reconcilePayments { id } }'));
  controlOf(app).restrictKey(null);
  await untilQuiet(app);
  expect(await refundsOf(app, person.customer)).toMatchObject([{ amount: 24_950, status: 'succeeded' }]);
  expect(await subscriptionsOf(app, other.customer)).toMatchObject([{ status: 'active' }]);
  const [row] = await app.sql<{ yearly: number }>(
    'select yearly_amount::int as yearly from subscriptions where user_id = $1',
    [other.id],
  );
  const problems = '{ paymentProblems { nodes { kind text } } }';
  const found = dataOf(await admin.client.graphql<{ paymentProblems: { nodes: object[] } }>(problems))
    .paymentProblems.nodes;
  controlOf(app).restrictKey(rights);
  const leave = `mutation { deleteAccount(currentPassword: "${PASSWORD}") { userId } }`;
  dataOf(await person.client.graphql(leave));
  controlOf(app).restrictKey(null);
  await untilQuiet(app);
  return { problems: found, yearly: row?.yearly };
}

it('a restricted key needs no other rights than those in the docs', async () => {
  const docs = await readFile(new URL('../../../../docs/payments.md', import.meta.url), 'utf8');
  const [, list = ''] =
    /A restricted key needs these rights:\n\n([^]+?)- read, for `npm run doctor`/.exec(docs) ?? [];
  const [write = '', read = ''] = list.replaceAll(/\s+/g, ' ').split('- read: ');
  Object.keys(WRITE).forEach((name) => expect(write).toContain(name));
  Object.keys({ ...READ, ...FOR_FIGURES }).forEach((name) => expect(read).toContain(name));
  expect(await useEverything(ALL)).toEqual({ problems: [], yearly: 24_950 });
});

it('a restricted key that may not read coupons and the balance sells without their figures', async () => {
  expect(await useEverything(NEEDED)).toEqual({ problems: [], yearly: 49_900 });
});

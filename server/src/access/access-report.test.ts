import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import { as, dataOf, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { accessTexts } from './access-texts.ts';

let app: TestApp;
let admin: Person;
let rows: ReturnType<typeof paymentRows>;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  rows = paymentRows(app);
});
afterAll(() => app.stop());

interface Report {
  mayWatch: boolean;
  reason: keyof typeof accessTexts.report;
  time: string | null;
  text: string;
}
const ACCESS = 'access { mayWatch reason time text }';
const reportOf = async ({ client }: Person) =>
  dataOf(await client.graphql<{ me: { access: Report } }>(`{ me { ${ACCESS} } }`)).me.access;

const DAY_MS = 24 * 60 * 60 * 1000;
/** This many days from now; negative for the past. */
const inDays = (days: number) => new Date(Math.round(Date.now() + days * DAY_MS));

/** Test data, the expected reason, and the expected time. */
type Case = [
  what: string,
  reason: Report['reason'],
  write: (userId: string) => Promise<unknown>,
  time?: Date | null,
];
const [ahead, past, longPast] = [inDays(100), inDays(-3), inDays(-400)];

const OPEN: Case[] = [
  [
    'a paid year, until its end without the grace period',
    'PAID',
    (id) => rows.subscription(id, { paid_until: ahead, access_until: inDays(107) }),
    ahead,
  ],
  [
    'a paid year that is being renewed',
    'PAID',
    (id) => rows.subscription(id, { paid_until: past, access_until: ahead }),
    ahead,
  ],
  [
    'a paid year that will not be renewed',
    'PAID_LAST_YEAR',
    (id) => rows.subscription(id, { access_until: ahead, cancel_at_period_end: true }),
    ahead,
  ],
  [
    'an unpaid renewal in its grace period',
    'GRACE',
    (id) => rows.subscription(id, { access_until: ahead, stripe_status: 'past_due' }),
    ahead,
  ],
  ['a grant', 'GRANTED', (id) => rows.grant(id, { expires_at: ahead }), ahead],
  [
    'a grant beside a subscription that has ended',
    'GRANTED',
    async (id) => {
      await rows.subscription(id, { stripe_status: 'canceled', paid_until: past });
      await rows.grant(id, { expires_at: ahead });
    },
    ahead,
  ],
  [
    'an ended second subscription',
    'PAID',
    async (id) => {
      await rows.subscription(id, { access_until: ahead });
      await rows.subscription(id, { stripe_status: 'canceled', created_at: inDays(1) });
    },
    ahead,
  ],
];

const CLOSED: Case[] = [
  ['nothing', 'NEVER', async () => undefined, null],
  ['an abandoned checkout', 'NEVER', (id) => rows.checkout(id, { state: 'OPEN' }), null],
  [
    'a failed checkout',
    'NEVER',
    (id) => rows.subscription(id, { stripe_status: 'incomplete_expired' }),
    null,
  ],
  ['a pending debit', 'PENDING', (id) => rows.checkout(id, { state: 'PENDING' }), null],
  [
    'an unconfirmed first payment',
    'PENDING',
    (id) => rows.subscription(id, { stripe_status: 'active', latest_invoice_status: 'open' }),
    null,
  ],
  [
    'an expired grace period',
    'UNPAID',
    (id) => rows.subscription(id, { stripe_status: 'past_due', access_until: past }),
    past,
  ],
  [
    'a renewal that Stripe gave up',
    'UNPAID',
    (id) =>
      rows.subscription(id, {
        stripe_status: 'canceled',
        paid_until: new Date(past.getTime() - 7 * DAY_MS),
        current_period_end: ahead,
        latest_invoice_status: 'open',
      }),
    past,
  ],
  [
    'an unpaid renewal that was cancelled',
    'ENDED',
    async (id) => {
      const subscription = await rows.subscription(id, {
        stripe_status: 'canceled',
        paid_until: past,
        current_period_end: ahead,
        latest_invoice_status: 'open',
      });
      await rows.request(subscription.id, { closed_at: new Date() });
    },
    past,
  ],
  [
    'a refunded payment',
    'REFUNDED',
    async (id) => {
      await rows.subscription(id, { stripe_status: 'canceled' });
      const payment = await rows.payment(id, { refunded_amount: 49_900, paid_at: longPast });
      await rows.refund(payment, { requested_at: past });
    },
    past,
  ],
  [
    'a failed refund, whose money is back with the school',
    'ENDED',
    async (id) => {
      const { stripeId } = await rows.subscription(id, { stripe_status: 'canceled', paid_until: ahead });
      const payment = await rows.payment(id, { paid_at: longPast });
      await rows.refund(payment, { requested_at: past, state: 'FAILED' });
      const gone = { object: { id: stripeId } };
      const event = 'customer.subscription.deleted';
      await rows.event(await rows.customer(id), event, gone, { occurred_at: past });
    },
    past,
  ],
  [
    'a year that an admin ended, without an event from Stripe yet',
    'ENDED',
    async (id) => {
      const { id: ended } = await rows.subscription(id, { stripe_status: 'canceled', paid_until: ahead });
      await rows.request(ended, { cause: 'ADMIN', closed_at: past });
    },
    past,
  ],
  [
    'a failed first bank debit',
    'NEVER',
    (id) => rows.subscription(id, { stripe_status: 'canceled', latest_invoice_status: 'void' }),
    null,
  ],
  [
    'a partially refunded payment, after its year',
    'ENDED',
    async (id) => {
      await rows.subscription(id, { stripe_status: 'canceled', paid_until: past });
      await rows.payment(id, { refunded_amount: 100, paid_at: longPast });
    },
    past,
  ],
  [
    'a disputed payment',
    'DISPUTED',
    async (id) => {
      await rows.subscription(id, { stripe_status: 'active' });
      await rows.payment(id, { disputed_amount: 49_900, dispute_status: 'needs_response' });
      const customer = await rows.customer(id);
      await rows.event(customer, 'charge.dispute.created', { object: {} }, { occurred_at: past });
    },
    past,
  ],
  [
    'an expired paid year',
    'ENDED',
    (id) => rows.subscription(id, { access_until: past, cancel_at_period_end: true }),
    past,
  ],
  ['an expired grant', 'ENDED', (id) => rows.grant(id, { expires_at: past }), past],
  [
    'a grant that an admin revoked',
    'ENDED',
    (id) => rows.grant(id, { expires_at: ahead, ended_at: past }),
    past,
  ],
  [
    'a grant that expired after an older payment was refunded',
    'ENDED',
    async (id) => {
      const payment = await rows.payment(id, { refunded_amount: 49_900, paid_at: longPast });
      await rows.refund(payment, { requested_at: longPast });
      await rows.grant(id, { expires_at: past });
    },
    past,
  ],
];

describe('the access report', () => {
  it.each([...OPEN, ...CLOSED])('for %s is %s', async (_what, reason, write, time) => {
    const person = await register(app);
    await write(person.id);
    expect(await reportOf(person)).toEqual({
      mayWatch: OPEN.some(([, open]) => open === reason),
      reason,
      time: time?.toISOString() ?? null,
      text: accessTexts.report[reason],
    });
    // Another module decides what opens the lectures. Both have to agree.
    const { mayWatch } = await reportOf(person);
    expect(mayWatch).toBe(await app.container.services.access.isActive(person.id));
  });

  it('is always positive for an admin', async () => {
    expect(await reportOf(admin)).toMatchObject({ mayWatch: true, reason: 'ADMIN', time: null });
  });

  it('is visible to the user and to admins only', async () => {
    const person = await register(app);
    const ask = `query ($id: ID!) { user(id: $id) { ${ACCESS} } }`;
    const { user } = dataOf(await admin.client.graphql<{ user: { access: Report } }>(ask, { id: person.id }));
    expect(user.access.reason).toBe('NEVER');
    const other = await as(app, 'USER');
    expect(refusalOf(await other.graphql(ask, { id: person.id }))?.code).toBe('FORBIDDEN');
  });

  it('is read for a page of users in as many statements as for one', async () => {
    const count = async (first: number) => {
      const statements = watchStatements(app);
      dataOf(await admin.client.graphql(`{ users(first: ${first}) { nodes { ${ACCESS} } } }`));
      return statements.length;
    };
    for (let time = 0; time < 3; time += 1) await register(app);
    expect(await count(5)).toBe(await count(1));
  });
});

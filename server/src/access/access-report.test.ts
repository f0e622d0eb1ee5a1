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
/** So many days from now; negative ones are over. */
const inDays = (days: number) => new Date(Math.round(Date.now() + days * DAY_MS));

/** What is written for somebody, what the answer has to be, and since or until when. */
type Case = [
  what: string,
  reason: Report['reason'],
  write: (userId: string) => Promise<unknown>,
  time?: Date | null,
];
const [ahead, past, longPast] = [inDays(100), inDays(-3), inDays(-400)];

const OPEN: Case[] = [
  [
    'a paid year, to its end without the days of grace',
    'PAID',
    (id) => rows.subscription(id, { paid_until: ahead, access_until: inDays(107) }),
    ahead,
  ],
  [
    'a paid year that is just being renewed',
    'PAID',
    (id) => rows.subscription(id, { paid_until: past, access_until: ahead }),
    ahead,
  ],
  [
    'a paid year that is not to be renewed',
    'PAID_LAST_YEAR',
    (id) => rows.subscription(id, { access_until: ahead, cancel_at_period_end: true }),
    ahead,
  ],
  [
    'an unpaid renewal in its days of grace',
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
    'a second subscription that was ended',
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
  ['a checkout that was left', 'NEVER', (id) => rows.checkout(id, { state: 'OPEN' }), null],
  [
    'a checkout that came to nothing',
    'NEVER',
    (id) => rows.subscription(id, { stripe_status: 'incomplete_expired' }),
    null,
  ],
  ['a debit on its way', 'PENDING', (id) => rows.checkout(id, { state: 'PENDING' }), null],
  [
    'a first payment that is not confirmed',
    'PENDING',
    (id) => rows.subscription(id, { stripe_status: 'active', latest_invoice_status: 'open' }),
    null,
  ],
  [
    'days of grace that are over',
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
    'a payment that was refunded',
    'REFUNDED',
    async (id) => {
      await rows.subscription(id, { stripe_status: 'canceled' });
      const payment = await rows.payment(id, { refunded_amount: 49_900, paid_at: longPast });
      await rows.refund(payment, { requested_at: past });
    },
    past,
  ],
  [
    'a refund that failed, so that the money is with the school again',
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
    'a year that an admin ended, of which Stripe has not told yet',
    'ENDED',
    async (id) => {
      const { id: ended } = await rows.subscription(id, { stripe_status: 'canceled', paid_until: ahead });
      await rows.request(ended, { cause: 'ADMIN', closed_at: past });
    },
    past,
  ],
  [
    'a first bank debit that failed',
    'NEVER',
    (id) => rows.subscription(id, { stripe_status: 'canceled', latest_invoice_status: 'void' }),
    null,
  ],
  [
    'a payment of which part was refunded, after its year',
    'ENDED',
    async (id) => {
      await rows.subscription(id, { stripe_status: 'canceled', paid_until: past });
      await rows.payment(id, { refunded_amount: 100, paid_at: longPast });
    },
    past,
  ],
  [
    'a payment that the bank takes back',
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
    'a paid year that is over',
    'ENDED',
    (id) => rows.subscription(id, { access_until: past, cancel_at_period_end: true }),
    past,
  ],
  ['a grant that ran out', 'ENDED', (id) => rows.grant(id, { expires_at: past }), past],
  [
    'a grant that an admin ended',
    'ENDED',
    (id) => rows.grant(id, { expires_at: ahead, ended_at: past }),
    past,
  ],
  [
    'a grant that ran out after an older payment was refunded',
    'ENDED',
    async (id) => {
      const payment = await rows.payment(id, { refunded_amount: 49_900, paid_at: longPast });
      await rows.refund(payment, { requested_at: longPast });
      await rows.grant(id, { expires_at: past });
    },
    past,
  ],
];

describe('the answer to why somebody may or may not watch', () => {
  it.each([...OPEN, ...CLOSED])('with %s is %s', async (_what, reason, write, time) => {
    const person = await register(app);
    await write(person.id);
    expect(await reportOf(person)).toEqual({
      mayWatch: OPEN.some(([, open]) => open === reason),
      reason,
      time: time?.toISOString() ?? null,
      text: accessTexts.report[reason],
    });
    // What opens the lectures is decided elsewhere; both have to say the same.
    const { mayWatch } = await reportOf(person);
    expect(mayWatch).toBe(await app.container.services.access.isActive(person.id));
  });

  it('is always yes for an admin', async () => {
    expect(await reportOf(admin)).toMatchObject({ mayWatch: true, reason: 'ADMIN', time: null });
  });

  it('is for the person and for admins, and for nobody else', async () => {
    const person = await register(app);
    const ask = `query ($id: ID!) { user(id: $id) { ${ACCESS} } }`;
    const { user } = dataOf(await admin.client.graphql<{ user: { access: Report } }>(ask, { id: person.id }));
    expect(user.access.reason).toBe('NEVER');
    const other = await as(app, 'USER');
    expect(refusalOf(await other.graphql(ask, { id: person.id }))?.code).toBe('FORBIDDEN');
  });

  it('is read for a page of people in as many statements as for one', async () => {
    const count = async (first: number) => {
      const statements = watchStatements(app);
      dataOf(await admin.client.graphql(`{ users(first: ${first}) { nodes { ${ACCESS} } } }`));
      return statements.length;
    };
    for (let time = 0; time < 3; time += 1) await register(app);
    expect(await count(5)).toBe(await count(1));
  });
});

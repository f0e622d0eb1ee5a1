// @slow server/src/payment
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAtCheckout } from '#server/payment/pay-at-checkout.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { controlOf, customerOf, watchCalls } from '#server/payment/customer.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, register } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const OPERATOR = 'operator@example.com';
const FAILS_LATER = '4000000000000341';

let app: TestApp;
/** The subscribers by what happened to them without events arriving. */
let subscribers: Record<
  'bought' | 'left' | 'renewed' | 'unpaid' | 'refunded' | 'disputed' | 'ending' | 'idle',
  Subscriber
>;
let run: { missed: number; customers: number; differences: string[] };

beforeAll(async () => {
  app = await startApp({ CONTACT_EMAIL: OPERATOR });
  subscribers = await threeDaysOfSilence();
  await app.container.services.reconciliation.run();
  const [row] = await app.sql<typeof run>(
    // The hourly comparison may have run in between.
    `select sum(missed_events)::int as missed, sum(payers_checked)::int as customers,
       jsonb_agg(difference) filter (where difference is not null) as differences
       from reconciliations left join jsonb_array_elements_text(differences) as difference on true`,
  );
  if (row) run = row;
  await untilQuiet(app);
});
afterAll(() => app.stop());

/** Three days in the lives of customers, whose events never arrive. */
async function threeDaysOfSilence(): Promise<typeof subscribers> {
  const { stripe } = app.container;
  const control = controlOf(app);
  const [renewed, unpaid] = [await registerSettledSubscriber(app), await registerSettledSubscriber(app)];
  control.replaceCard(unpaid.customer, FAILS_LATER);
  control.advanceTo(new Date((await subscriptionOf(unpaid)).end.getTime() - DAY_MS));
  await untilQuiet(app);
  const [refunded, disputed, ending, idle] = [
    await registerSettledSubscriber(app),
    await registerSettledSubscriber(app),
    await registerSettledSubscriber(app),
    await registerSettledSubscriber(app),
  ];
  const [bought, left] = [await withCheckout(), await withCheckout()];
  await untilQuiet(app);

  control.holdDeliveries();
  await payAtCheckout(bought.url);
  advanceDays(app, 2);
  await stripe.refunds.create({ payment_intent: await intentOf(refunded) });
  control.openDispute(await intentOf(disputed));
  await stripe.subscriptions.update((await subscriptionOf(ending)).id, { cancel_at_period_end: true });
  advanceDays(app, 1);
  for (const { id } of control.heldEvents()) control.drop(id);
  control.releaseDeliveries();
  return { bought, left, renewed, unpaid, refunded, disputed, ending, idle };
}

/** A person who opened the payment page and never returns. */
async function withCheckout(): Promise<Subscriber & { url: string }> {
  const person = await register(app);
  const { startCheckout } = dataOf(
    await person.client.graphql<{ startCheckout: { url: string } }>('mutation { startCheckout { url } }'),
  );
  return { ...person, customer: await customerOf(app, person.id), url: startCheckout.url };
}

async function subscriptionOf({ customer }: Subscriber): Promise<{ id: string; end: Date }> {
  const { data } = await app.container.stripe.subscriptions.list({ customer });
  return { id: data[0]?.id ?? '', end: new Date((data[0]?.items.data[0]?.current_period_end ?? 0) * 1000) };
}

async function intentOf({ customer }: Subscriber): Promise<string> {
  const { data } = await app.container.stripe.paymentIntents.list({ customer });
  return data[0]?.id ?? '';
}

interface Access {
  mayWatch: boolean;
  reason: string;
}
const accessOf = async ({ client }: Subscriber) =>
  dataOf(await client.graphql<{ me: { access: Access } }>('{ me { access { mayWatch reason } } }')).me.access;

const everybody = () => Object.values(subscribers);
const unix = (time: Date) => time.getTime() / 1000;

describe('after three days without events, one comparison', () => {
  it.each([
    ['bought', true, 'PAID'],
    ['left', false, 'NEVER'],
    ['renewed', true, 'PAID'],
    ['unpaid', true, 'GRACE'],
    ['refunded', false, 'REFUNDED'],
    ['disputed', false, 'DISPUTED'],
    ['ending', true, 'PAID_LAST_YEAR'],
    ['idle', true, 'PAID'],
  ] as const)(
    "gives the subscriber with the history '%s’ the correct access",
    async (who, mayWatch, reason) => {
      expect(await accessOf(subscribers[who])).toEqual({ mayWatch, reason });
    },
  );

  it('makes every subscription equal to Stripe’s', async () => {
    for (const { id, customer } of everybody()) {
      const { data } = await app.container.stripe.subscriptions.list({ customer, status: 'all' });
      const rows = await app.sql(
        `select stripe_subscription_id, stripe_status, current_period_end, cancel_at_period_end
           from subscriptions where user_id = $1 order by created_at desc`,
        [id],
      );
      expect(rows).toEqual(
        data.map((subscription) => ({
          stripe_subscription_id: subscription.id,
          stripe_status: subscription.status,
          current_period_end: new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000),
          cancel_at_period_end: subscription.cancel_at_period_end,
        })),
      );
    }
  });

  it('makes every payment equal to Stripe’s', async () => {
    for (const { id, customer } of everybody()) {
      const invoices = await app.container.stripe.invoices.list({ customer, status: 'paid' });
      const rows = await app.sql<{ paid_at: Date }>(
        'select stripe_invoice_id, amount, paid_at from payments where user_id = $1 order by paid_at desc',
        [id],
      );
      const paidAt = ({ status_transitions: at }: Stripe.Invoice) => at.paid_at;
      expect(rows.map((row) => ({ ...row, paid_at: unix(row.paid_at) }))).toEqual(
        invoices.data.map((invoice) => ({
          stripe_invoice_id: invoice.id,
          amount: invoice.amount_paid,
          paid_at: paidAt(invoice),
        })),
      );
    }
    expect(
      await app.sql(
        'select refunded_amount as refunded, disputed_amount as disputed from payments where user_id = any($1)',
        [[subscribers.refunded.id]],
      ),
    ).toEqual([{ refunded: 49_900, disputed: 0 }]);
  });

  it('settles every checkout', async () => {
    const states = await app.sql('select user_id, state from checkouts where user_id = any($1)', [
      [subscribers.bought.id, subscribers.left.id],
    ]);
    expect(states).toHaveLength(2);
    expect(states).toContainEqual({ user_id: subscribers.bought.id, state: 'PAID' });
    expect(states).toContainEqual({ user_id: subscribers.left.id, state: 'EXPIRED' });
  });

  it('fetches and processes every event', async () => {
    expect(run.missed).toBeGreaterThanOrEqual(8);
    expect(await app.sql(`select id from stripe_events where state = 'RECEIVED'`)).toEqual([]);
    const kinds = async ({ client }: Subscriber) =>
      dataOf(
        await client.graphql<{ me: { accessHistory: { nodes: { kind: string }[] } } }>(
          '{ me { accessHistory { nodes { kind } } } }',
        ),
      ).me.accessHistory.nodes.map(({ kind }) => kind);
    expect(await kinds(subscribers.unpaid)).toContain('PAYMENT_FAILED');
    expect(await kinds(subscribers.disputed)).toContain('DISPUTE_OPENED');
    expect(await kinds(subscribers.ending)).toContain('CANCELLED_FOR_PERIOD_END');
  });

  it('reports its corrections, and none for unchanged subscribers', async () => {
    const about = ({ email }: Subscriber) =>
      run.differences
        .filter((each) => each.startsWith(`${email}: `))
        .map((each) => each.slice(email.length + 2));
    expect(about(subscribers.idle)).toEqual([]);
    // No exact times, because people read dates.
    expect(run.differences.filter((each) => /\d{2}:\d{2}/.test(each))).toEqual([]);
    expect(about(subscribers.renewed)).toContainEqual(
      expect.stringMatching(/^the end of access was \w+ \d+, \d{4}, is \w+ \d+, \d{4} \(sub_\w+\)$/),
    );
    expect(about(subscribers.bought)).toContainEqual(
      expect.stringMatching(/^the subscription was missing, is active \(sub_\w+\)$/),
    );
    expect(about(subscribers.bought)).toContainEqual(
      expect.stringMatching(/^the payment of \$499 on \w+ \d+, \d{4} was missing, is there \(in_\w+\)$/),
    );
    expect(about(subscribers.bought)).toContainEqual(
      expect.stringMatching(/^the checkout was open, is paid \(cs_\w+\)$/),
    );
    expect(about(subscribers.unpaid)).toContainEqual(
      expect.stringMatching(/^the subscription was active, is past due \(sub_\w+\)$/),
    );
    expect(about(subscribers.refunded)).toContainEqual(
      expect.stringMatching(/^what was refunded was \$0, is \$499 \(in_\w+\)$/),
    );
    expect(about(subscribers.disputed)).toContainEqual(
      expect.stringMatching(/^the dispute was none, is needs response \(in_\w+\)$/),
    );
    expect(about(subscribers.ending)).toContainEqual(
      expect.stringMatching(/^a cancellation for the end of the year was not known, is known \(sub_\w+\)$/),
    );
  });

  it('sends each mail once', async () => {
    const count = async ({ email }: Subscriber, subject: RegExp) =>
      (await mailsTo(app, email, subject)).length;
    expect(await count(subscribers.bought, /receipt/)).toBe(1);
    expect(await count(subscribers.renewed, /receipt/)).toBe(2);
    expect(await count(subscribers.unpaid, /renewal payment failed/)).toBe(1);
    expect(await count(subscribers.refunded, /has been refunded/)).toBe(1);
    const disputes = await mailsTo(app, OPERATOR, /disputed/);
    expect(disputes.filter(({ text }) => text.includes(subscribers.disputed.email))).toHaveLength(1);
  });

  it('leaves nothing for the next comparison', async () => {
    const mails = async () => (await app.sql('select kind from payment_notices')).length;
    const before = await mails();
    const again = await app.container.services.reconciliation.run();
    expect(again).toMatchObject({ missedEvents: 0, differences: [], failure: null });
    await untilQuiet(app);
    expect(await mails()).toBe(before);
  });
});

it('reads the events and new customers, and each customer with missed events once', async () => {
  const { stripe, services, clock } = app.container;
  const control = controlOf(app);
  control.advanceTo(new Date(clock().getTime() + 3 * 3_600_000));
  await services.reconciliation.run();
  control.holdDeliveries();
  const { renewed } = subscribers;
  await stripe.subscriptions.update((await subscriptionOf(renewed)).id, { cancel_at_period_end: true });
  for (const { id } of control.heldEvents()) control.drop(id);
  control.releaseDeliveries();

  const calls: string[] = [];
  const stop = watchCalls(app, (call) => calls.push(call));
  await services.reconciliation.run();
  stop();
  const lists = calls.filter((call) => /^GET \/v1\/\w+(\/sessions)?\?/.test(call));
  const nameOf = (list: string) => list.split('?')[0];
  expect(
    lists
      .filter((list) => list.includes(renewed.customer))
      .map(nameOf)
      .sort(),
  ).toEqual(['GET /v1/charges', 'GET /v1/checkout/sessions', 'GET /v1/invoices', 'GET /v1/subscriptions']);
  const ofAccount = lists.filter((list) => !/(customer|charge)=/.test(list));
  expect([...new Set(ofAccount.map(nameOf))].sort()).toEqual(['GET /v1/customers', 'GET /v1/events']);
  expect(lists.filter((list) => list.includes(subscribers.idle.customer))).toEqual([]);
  expect(await accessOf(renewed)).toEqual({ mayWatch: true, reason: 'PAID_LAST_YEAR' });
});

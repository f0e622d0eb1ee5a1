// @slow server/src/payment sandbox/stripe
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import {
  dataOf,
  refusalOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import type { PageArgs } from '#server/platform/common/pagination.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { eventually } from '#testing/eventually.ts';

const PAYMENT = 'id paidAt invoiceUrl amount { amount currency } refunded { amount currency }';
const MINE = `query Mine($first: Int! = 24, $after: String) {
  me { payments(first: $first, after: $after) { totalCount nodes { ${PAYMENT} } pageInfo { hasNextPage endCursor } } }
}`;
const ALL = `query All($first: Int! = 24, $after: String) {
  payments(first: $first, after: $after) {
    totalCount nodes { ${PAYMENT} user { id email } } pageInfo { hasNextPage endCursor }
  }
}`;

interface PaymentData {
  id: string;
  paidAt: string;
  amount: { amount: number; currency: string };
  refunded: { amount: number; currency: string };
  user?: { id: string; email: string } | null;
}
interface PageData {
  totalCount: number;
  nodes: PaymentData[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

async function paymentsOf(client: HttpClient, variables = {}): Promise<PageData> {
  return dataOf(await client.graphql<{ me: { payments: PageData } }>(MINE, variables)).me.payments;
}

async function allPayments(variables = {}): Promise<PageData> {
  return dataOf(await admin.client.graphql<{ payments: PageData }>(ALL, variables)).payments;
}

async function intentOf({ id }: Person): Promise<string> {
  const [customer] = await app.sql<{ id: string }>(
    'select stripe_customer_id as id from customers where user_id = $1',
    [id],
  );
  const { data } = await app.container.stripe.paymentIntents.list({ customer: customer?.id ?? '' });
  return data[0]?.id ?? '';
}

/** Adds `count` payments by SQL, a day apart, back in time from yesterday. */
async function addPayments({ id }: Person, count: number): Promise<void> {
  await app.sql(
    `insert into payments (id, created_at, user_id, stripe_invoice_id, amount, currency, paid_at)
       select gen_random_uuid(), now(), $1, 'in_' || gen_random_uuid(), 49900, 'usd',
           date_trunc('second', now()) - day * interval '1 day'
         from generate_series(1, $2) as day`,
    [id, count],
  );
}

describe('the ledger', () => {
  it('has each payment once and sends one receipt, however often the payer returns and the webhook arrives', async () => {
    const { client, email } = await register(app);
    const { startCheckout } = dataOf(
      await client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
    );
    app.container.stripeSandbox?.payCheckout(startCheckout.id);
    const confirm = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { id } }';
    await Promise.all(Array.from({ length: 5 }, () => client.graphql(confirm, { id: startCheckout.id })));
    await expect.poll(() => app.sql('select id from stripe_events where processed_at is null')).toEqual([]);

    const { totalCount, nodes } = await paymentsOf(client);
    expect(totalCount).toBe(1);
    expect(nodes).toEqual([
      {
        id: expect.any(String) as string,
        paidAt: expect.any(String) as string,
        invoiceUrl: expect.stringContaining(`${app.config.publicUrl}/`) as string,
        amount: { amount: 49_900, currency: 'usd' },
        refunded: { amount: 0, currency: 'usd' },
      },
    ]);
    expect(Math.abs(Date.parse(nodes[0]?.paidAt ?? '') - Date.now())).toBeLessThan(60_000);
    await eventually(async () => expect(await mailsTo(app, email, /receipt/i)).toHaveLength(1));
    const [receipt] = await mailsTo(app, email, /receipt/i);
    expect(receipt?.subject).toBe('Your receipt for $499');
    for (const said of [receipt?.text, receipt?.html]) {
      expect(said).toContain('$499');
      expect(said).toContain(String(new Date().getUTCFullYear() + 1));
      expect(said).toContain(`${app.config.publicUrl}/sandbox/stripe/invoices/`);
    }
  });

  it('follows partial and full refunds made at Stripe', async () => {
    const user = await registerPaidSubscriber(app);
    const { stripe } = app.container;
    const intent = await intentOf(user);
    const refunded = async () =>
      (await paymentsOf(user.client)).nodes.map((payment) => payment.refunded.amount);
    await stripe.refunds.create({ payment_intent: intent, amount: 9_901 });
    await expect.poll(refunded).toEqual([9_901]);
    await stripe.refunds.create({ payment_intent: intent });
    await expect.poll(refunded).toEqual([49_900]);
  });

  it('shows a cancelled payment as refunded, and the mail states the amount', async () => {
    const { client, email } = await registerPaidSubscriber(app);
    dataOf(await client.graphql('mutation { cancelSubscription { id } }'));
    expect((await paymentsOf(client)).nodes).toMatchObject([
      { amount: { amount: 49_900 }, refunded: { amount: 49_900, currency: 'usd' } },
    ]);
    await eventually(async () => expect(await mailsTo(app, email, /cancelled/)).toHaveLength(1));
    const [mail] = await mailsTo(app, email, /cancelled/);
    expect(mail?.text).toContain('We have refunded $499 to your card.');
    expect(mail?.html).toContain('We have refunded $499 to your card.');
    expect(mail?.text).toContain('you no longer have access');
  });

  it('keeps a payment without a name when its account is deleted', async () => {
    const user = await registerPaidSubscriber(app);
    const [payment] = (await paymentsOf(user.client)).nodes;
    // Locks the customer's row before the user's, as the product does, because an event may be in process.
    await app.sql(`do $$ begin
      perform 1 from customers where user_id = '${user.id}' for update;
      delete from users where id = '${user.id}';
    end $$`);
    const { nodes } = await allPayments({ first: 100 });
    expect(nodes.find(({ id }) => id === payment?.id)).toMatchObject({
      user: null,
      amount: { amount: 49_900 },
    });
  });

  it('sends and records nothing for an unpaid checkout', async () => {
    const { client, email } = await register(app);
    await client.graphql('mutation { startCheckout { id } }');
    expect(await paymentsOf(client)).toMatchObject({ totalCount: 0, nodes: [] });
    expect(await mailsTo(app, email, /receipt/i)).toEqual([]);
  });
});

describe('lists of payments', () => {
  it('continue by cursor from the newest to the oldest, for the payer and for admins', async () => {
    const user = await registerPaidSubscriber(app);
    await addPayments(user, 7);
    const walk = async (page: (variables: object) => Promise<PageData>) => {
      const seen: PaymentData[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const { nodes, pageInfo, totalCount } = await page({ first: 3, after });
        seen.push(...nodes);
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        if (after === null) expect(seen).toHaveLength(totalCount);
      }
      const times = seen.map(({ paidAt }) => paidAt);
      expect(times).toEqual(times.toSorted().reverse());
      return seen.map(({ id }) => id);
    };
    const mine = await walk((variables) => paymentsOf(user.client, variables));
    expect(new Set(mine).size).toBe(8);
    const all = await walk(allPayments);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(mine));
  });

  it('are visible to admins, and to each payer only their own', async () => {
    const learner = await register(app);
    expect(refusalOf(await learner.client.graphql(ALL))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await app.visitor().graphql(ALL))).toMatchObject({ code: 'UNAUTHENTICATED' });
    const user = await registerPaidSubscriber(app);
    const asLearner = { userId: learner.id, role: 'USER', via: { kind: 'session', id: '' } } as const;
    expect(() => requireSelfOrAdmin(asLearner, user.id)).toThrow(messages.access.denied);
    const ofSubscriber = `query ($id: ID!) { user(id: $id) { payments { nodes { id } } } }`;
    const seen = await admin.client.graphql<{ user: { payments: PageData } }>(ofSubscriber, { id: user.id });
    expect(dataOf(seen).user.payments.nodes).toHaveLength(1);
    const own = await user.client.graphql('{ me { payments { nodes { user { id } } } } }');
    expect(refusalOf(own)).toEqual({ code: 'FORBIDDEN', message: messages.access.denied });
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
  ])('refuse %o', async (variables, field) => {
    const answer = await admin.client.graphql(ALL, variables);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) as string },
    });
    expect(refusalOf(await admin.client.graphql(MINE, variables))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('take as many statements for one payer as for many', async () => {
    const seen = watchStatements(app);
    const statementsOf = async (query: string) => {
      seen.length = 0;
      dataOf(await admin.client.graphql(query));
      return seen.filter((statement) => /payments|users/.test(statement)).length;
    };
    const users = '{ users(first: 50) { nodes { payments(first: 2) { totalCount nodes { id } } } } }';
    const before = [await statementsOf(ALL), await statementsOf(users)];
    for (const user of await Promise.all(Array.from({ length: 4 }, () => register(app)))) {
      await addPayments(user, 2);
    }
    expect([await statementsOf(ALL), await statementsOf(users)]).toEqual(before);
  });
});

describe('the services behind the REST API', () => {
  const actorOf = ({ id }: Person, role: 'USER' | 'ADMIN' = 'USER') =>
    ({ userId: id, role, via: { kind: 'session', id: '' } }) as const;

  it('return the subscription ID after a checkout, and verify it for its owner only', async () => {
    const { services, stripeSandbox, orm } = app.container;
    const user = await register(app);
    const other = await registerPaidSubscriber(app);
    await RequestContext.create(orm.em, async () => {
      const checkout = await services.checkouts.start(actorOf(user));
      expect(await services.checkouts.confirm(actorOf(user), checkout.id)).toMatchObject({
        subscriptionId: null,
      });
      stripeSandbox?.payCheckout(checkout.id);
      const { subscriptionId } = await services.checkouts.confirm(actorOf(user), checkout.id);
      const id = subscriptionId ?? '';
      expect(await services.payments.verify(actorOf(user), id)).toMatchObject({ id, status: 'ACTIVE' });
      await expect(services.payments.verify(actorOf(other), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(services.payments.verify(actorOf(user), 'x')).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
      await services.cancellation.cancel(actorOf(user));
      await expect(services.payments.verify(actorOf(user), id)).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });

  it('come in pages, newest first, with the monthly counts, for admins', async () => {
    const { services } = app.container;
    const user = await register(app);
    await addPayments(user, 3);
    const list = (args: PageArgs) => services.payments.records(actorOf(admin, 'ADMIN'), args);
    const { page, monthlyCounts } = await list({ first: 2 });
    const ids = (await allPayments({ first: 3 })).nodes.map(({ id }) => id);
    expect(page.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const { page: next } = await list({ first: 1, after: page.pageInfo.endCursor });
    expect(next.nodes.map(({ id }) => id)).toEqual(ids.slice(2));
    const months = await app.sql<{ count: number }>(
      `select count(id)::int as count from generate_series(1, 12) as month
         left join payments on date_trunc('month', paid_at at time zone 'UTC')
           = make_date(extract(year from now() at time zone 'UTC')::int, month, 1) group by month order by month`,
    );
    expect(monthlyCounts).toEqual(months.map(({ count }) => count));
    for (const first of [0, 101, 1.5, Number.NaN])
      await expect(list({ first })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const refused = services.payments.records(actorOf(user), { first: 1 });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

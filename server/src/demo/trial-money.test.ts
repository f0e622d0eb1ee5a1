import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSettledSubscriber, type Subscriber } from '#server/payment/sandbox-time.test-helper.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { removeTrialMoney } from './trial-money.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const inTransaction = <Result>(work: (em: EntityManager) => Promise<Result>) =>
  app.container.orm.em.fork().transactional(work);

/** The number of rows of each table that say what a person paid. */
async function countsOf({ id, customer }: Subscriber, em?: EntityManager): Promise<unknown> {
  const { data } = await app.container.stripe.invoices.list({ customer });
  const invoices = data.map((invoice) => `'${invoice.id}'`).join(', ');
  const tables = {
    payments: `payments where user_id = '${id}'`,
    agreements: `purchase_agreements where user_id = '${id}'`,
    lines: `ledger_lines where stripe_invoice_id in (${invoices})`,
    counted: `counted_subscriptions where id in (select id from subscriptions where user_id = '${id}')`,
  };
  const counts = Object.entries(tables).map(
    ([name, from]) => `(select count(*)::int from ${from}) as ${name}`,
  );
  const query = `select ${counts.join(', ')}`;
  const [row] = em ? await em.execute<object[]>(query) : await app.sql(query);
  return row;
}

const NOTHING = { payments: 0, agreements: 0, lines: 0, counted: 0 };

describe('the money that an account paid in the sandbox', () => {
  it('is removed, and that of no other account', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const other = await registerSettledSubscriber(app);
    const before = await countsOf(other);
    expect(await countsOf(subscriber)).toEqual(before);
    expect(before).toEqual({ payments: 1, agreements: 1, lines: 2, counted: 1 });
    await inTransaction((em) => removeTrialMoney(em, subscriber.id));
    expect(await countsOf(subscriber)).toEqual(NOTHING);
    expect(await countsOf(other)).toEqual(before);
  });

  it('is kept if the account at Stripe takes real money', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const before = await countsOf(subscriber);
    await inTransaction(async (em) => {
      await em.execute('update stripe_accounts set livemode = true');
      await removeTrialMoney(em, subscriber.id);
      expect(await countsOf(subscriber, em)).toEqual(before);
      await em.execute('update stripe_accounts set livemode = false');
    });
  });

  it('is removed when the synchronization of the customer is done, without a deadlock', async () => {
    const subscriber = await registerSettledSubscriber(app);
    let removal: Promise<void> | undefined;
    await whileLocked(
      app,
      ['select from customers where user_id = $1 for update', [subscriber.id]],
      async (waiting) => {
        removal = inTransaction((em) => removeTrialMoney(em, subscriber.id));
        await waiting(1, '%customers%');
        // The synchronization, which has locked the customer, can still write all these rows.
        for (const table of ['payments', 'purchase_agreements', 'subscriptions']) {
          await app.sql(`select from ${table} where user_id = $1 for update nowait`, [subscriber.id]);
        }
        await app.sql('select from ledger_lines for update nowait');
        await app.sql('select from counted_subscriptions for update nowait');
      },
    );
    await removal;
    expect(await countsOf(subscriber)).toEqual(NOTHING);
  });
});

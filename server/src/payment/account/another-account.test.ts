// @slow server/src/payment sandbox/stripe server/src/platform
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymentRefusals } from '#shared/payment.ts';
import { stripeAccountTexts } from '#shared/texts/stripe-account.ts';
import { ownedBy, NOTHING_OWNED } from '#server/payment/acceptance/expect-nothing-owned.test-helper.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { deliverEvent, eventBody, signEvent } from '#server/payment/webhook/stripe-event.test-helper.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, refusalOf, register, registerAdmin, registerPaidSubscriber } from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { TABLES_OF_ACCOUNT } from './set-aside-rows.ts';
import {
  at,
  changeFor,
  figuresFor,
  LIVE,
  OTHER,
  schoolOfAccounts,
  startWith,
  TEST,
  type SchoolOfAccounts,
} from './school-of-accounts.test-helper.ts';

const BUY = 'mutation { startCheckout { id } }';
const TRY_AGAIN = { code: 'SERVICE_UNAVAILABLE', message: paymentRefusals.refused };

let school: SchoolOfAccounts;
beforeEach(async () => {
  school = await schoolOfAccounts();
});
afterEach(() => school.end());

/** Events and comparisons with Stripe can be added at any time. */
const GROWING: readonly string[] = ['stripe_events', 'reconciliations'];

/** All rows of the account in use, without the times at which they last changed. */
async function rowsOf(app: TestApp): Promise<Record<string, object[]>> {
  const tables = TABLES_OF_ACCOUNT.filter((table) => !GROWING.includes(table));
  const rows = tables.map(async (table) => [
    table,
    await app.sql(`select to_jsonb(t) - 'updated_at' as row from ${table} t order by to_jsonb(t)::text`),
  ]);
  return Object.fromEntries(await Promise.all(rows)) as Record<string, object[]>;
}

describe.each([
  ['live mode', LIVE],
  ['another account', OTHER],
])('after the key was exchanged for one of %s', (_what, next) => {
  it('an admin decides once, buyers buy, and the former account comes back with its key', async () => {
    const first = await school.start(TEST);
    const admin = await registerAdmin(first);
    const subscriber = await registerPaidSubscriber(first);
    const left = await register(first);
    dataOf(await left.client.graphql(BUY));
    expect(await changeFor(admin)).toBeNull();
    const before = await figuresFor(admin);
    expect(before).toMatchObject({ subscribed: 1, collected: 49_900, sold: 1, payments: 1, problems: 0 });
    const owned = await ownedBy(first, subscriber);
    expect(owned.mayWatch).toBe(true);
    const rows = await rowsOf(first);
    await first.stop();

    const second = await school.start(next);
    const decider = at(second, admin);
    expect(await changeFor(decider)).toEqual({
      account: next.id,
      isLive: next.livemode,
      formerAccount: TEST.id,
      formerIsLive: false,
      customers: 2,
      payments: 1,
      returningCustomers: 0,
      returningPayments: 0,
    });
    // Until then, nothing changes, and nothing is sold with a key that may be a mistake.
    expect(await ownedBy(second, at(second, subscriber))).toEqual(owned);
    expect(await figuresFor(decider)).toEqual(before);
    expect(refusalOf(await at(second, left).client.graphql(BUY))).toEqual(TRY_AGAIN);
    await eventually(async () => {
      const mails = await mailsTo(second, second.config.mail.contact, /./);
      const told = mails.filter(({ subject }) => subject === stripeAccountTexts.mail.subject);
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toContain(next.id);
    });

    expect(dataOf(await startWith(decider, next))).toEqual({
      startWithStripeAccount: { stripeAccountChange: null },
    });
    expect(await changeFor(decider)).toBeNull();
    expect(await ownedBy(second, at(second, subscriber))).toEqual(NOTHING_OWNED);
    expect(await figuresFor(decider)).toMatchObject({ subscribed: 0, collected: 0, sold: 0, payments: 0 });
    const buyer = await registerPaidSubscriber(second);
    expect(await ownedBy(second, buyer)).toMatchObject({ mayWatch: true, payments: 1 });
    // Also those who were customers of the former account.
    dataOf(await at(second, subscriber).client.graphql(BUY));
    expect(await figuresFor(decider)).toMatchObject({ subscribed: 1, collected: 49_900, payments: 1 });
    await second.stop();

    const third = await school.start(TEST);
    expect(await changeFor(at(third, admin))).toMatchObject({ returningCustomers: 2, returningPayments: 1 });
    dataOf(await startWith(at(third, admin), TEST));
    expect(await rowsOf(third)).toEqual(rows);
    expect(await figuresFor(at(third, admin))).toEqual(before);
    expect(await ownedBy(third, at(third, subscriber))).toEqual(owned);
    expect(await ownedBy(third, at(third, buyer))).toEqual(NOTHING_OWNED);
  });
});

describe('the account of the key', () => {
  it('is not known while Stripe cannot be reached, and nothing is set aside', async () => {
    const first = await school.start(TEST);
    const admin = await registerAdmin(first);
    const subscriber = await registerPaidSubscriber(first);
    controlOf(first).addFault({
      method: 'GET',
      path: '/v1/account',
      when: 'before',
      effect: { status: 500 },
      times: 1_000,
    });
    await first.stop();

    const second = await school.start(TEST);
    expect(await changeFor(at(second, admin))).toBeNull();
    expect(refusalOf(await startWith(at(second, admin), OTHER))?.code).toBe('SERVICE_UNAVAILABLE');
    expect((await ownedBy(second, at(second, subscriber))).mayWatch).toBe(true);
    const buyer = await register(second);
    expect(refusalOf(await buyer.client.graphql(BUY))?.code).toBe('SERVICE_UNAVAILABLE');
    controlOf(second).clearFaults();
    dataOf(await buyer.client.graphql(BUY));
  });

  it('is asked about when rows from before accounts were recorded have customers that the key does not know', async () => {
    const first = await school.start(TEST);
    const admin = await registerAdmin(first);
    const subscriber = await registerPaidSubscriber(first);
    await first.stop();
    await first.sql('delete from stripe_accounts');

    const second = await school.start(OTHER);
    expect(await changeFor(at(second, admin))).toMatchObject({ account: OTHER.id, formerAccount: null });
    await second.stop();

    // The former key is known by a customer.
    const third = await school.start(TEST);
    expect(await changeFor(at(third, admin))).toBeNull();
    expect((await ownedBy(third, at(third, subscriber))).mayWatch).toBe(true);
  });

  it('is found again for rows that were set aside without it', async () => {
    const first = await school.start(TEST);
    const admin = await registerAdmin(first);
    const subscriber = await registerPaidSubscriber(first);
    await first.stop();
    await first.sql('delete from stripe_accounts');
    const second = await school.start(OTHER);
    dataOf(await startWith(at(second, admin), OTHER));
    await second.stop();

    const third = await school.start(TEST);
    dataOf(await startWith(at(third, admin), TEST));
    expect((await ownedBy(third, at(third, subscriber))).mayWatch).toBe(true);
  });

  it('must be the one that the admin saw', async () => {
    await (await school.start(TEST)).stop();
    const app = await school.start(OTHER);
    const admin = await registerAdmin(app);
    expect(refusalOf(await startWith(admin, LIVE))).toEqual({
      code: 'CONFLICT',
      message: paymentRefusals.conflict.otherAccount,
    });
    expect(await changeFor(admin)).not.toBeNull();
  });
});

describe('two processes', () => {
  it('with the former key and with the new one do not mix their rows', async () => {
    const former = await school.start(TEST);
    const admin = await registerAdmin(former);
    const next = await school.start(OTHER);
    // Both click at the same time.
    const other = await registerAdmin(next);
    const answers = await Promise.all([startWith(at(next, admin), OTHER), startWith(other, OTHER)]);
    answers.forEach(dataOf);
    const entries = await next.sql(`select 1 from audit_entries where action = 'STRIPE_ACCOUNT_CHANGED'`);
    expect(entries).toHaveLength(1);

    const buyer = await register(next);
    expect(refusalOf(await at(former, buyer).client.graphql(BUY))).toEqual(TRY_AGAIN);
    dataOf(await buyer.client.graphql(BUY));
    expect(await customerOf(next, buyer.id)).toBe(
      (await next.container.stripe.customers.list({ limit: 1 })).data[0]?.id,
    );
  });

  it('do not save a customer of the former account that was made while an admin decides', async () => {
    const former = await school.start(TEST);
    const admin = await registerAdmin(former);
    const buyer = await register(former);
    const next = await school.start(OTHER);
    // Stripe has made the customer, and the process is about to save it.
    const { starting, buying } = await whileLocked(
      former,
      ['lock table customers in exclusive mode'],
      async (waiting) => {
        const calls = { starting: startWith(at(next, admin), OTHER), buying: buyer.client.graphql(BUY) };
        await waiting(1, 'lock table customers%');
        await waiting(2);
        return calls;
      },
    );
    dataOf(await starting);
    expect(refusalOf(await buying)?.code).toBe('SERVICE_UNAVAILABLE');
    expect(await next.sql('select 1 from customers')).toEqual([]);
  });

  it('keep all rows in use if one is stopped while it sets rows aside', async () => {
    const first = await school.start(TEST);
    const admin = await registerAdmin(first);
    const subscriber = await registerPaidSubscriber(first);
    await first.stop();
    const second = await school.start(OTHER);
    await whileLocked(second, ['lock table reconciliations in exclusive mode'], async (waiting) => {
      const starting = startWith(at(second, admin), OTHER);
      await waiting(1, '%reconciliations%');
      // As when the process is killed: its connection ends.
      await second.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and query like '%reconciliations%' and wait_event_type = 'Lock'`,
      );
      await starting;
    });
    expect((await ownedBy(second, at(second, subscriber))).mayWatch).toBe(true);
    expect(await changeFor(at(second, admin))).toMatchObject({ customers: 1, payments: 1 });
    dataOf(await startWith(at(second, admin), OTHER));
    expect(await ownedBy(second, at(second, subscriber))).toEqual(NOTHING_OWNED);
  });
});

it('an event is left to Stripe until the admin has decided', async () => {
  await (await school.start(TEST)).stop();
  const app = await school.start(OTHER);
  const admin = await registerAdmin(app);
  const body = eventBody({
    id: 'evt_1',
    type: 'customer.updated',
    object: { object: 'customer', id: 'cus_none' },
  });
  const deliver = () => deliverEvent(app, body, signEvent(body));
  expect((await deliver()).status).toBe(503);
  dataOf(await startWith(admin, OTHER));
  expect((await deliver()).status).toBe(200);
});

it('a customer that Stripe no longer knows gets a new one', async () => {
  const first = await school.start(TEST);
  const buyer = await register(first);
  dataOf(await buyer.client.graphql(BUY));
  const former = await customerOf(first, buyer.id);
  await first.stop();
  await school.empty(TEST);

  const second = await school.start(TEST);
  dataOf(await at(second, buyer).client.graphql(BUY));
  expect(await customerOf(second, buyer.id)).not.toBe(former);
});

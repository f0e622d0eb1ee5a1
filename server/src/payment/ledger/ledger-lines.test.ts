// @slow server/src/payment sandbox/stripe
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { as, dataOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { advanceDays, untilQuiet, type Subscriber } from '#server/payment/sandbox-time.test-helper.ts';
import { intentOf } from '#server/payment/subscriber.test-helper.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ STRIPE_AUTOMATIC_TAX: 'true', PLAN_CURRENCY: 'eur' });
  admin = await registerAdmin(app);
  await updateSchool(admin.client, { priceTax: 'INCLUDED' });
});
afterEach(() => controlOf(app).clearFaults());
afterAll(() => app.stop());

/** 499 euros contain 79.67 of VAT in Germany. Stripe's fee is 2.9 % and 0.30. */
const PAYMENT = { kind: 'PAYMENT', gross: 49_900, tax: 7_967, currency: 'eur' };
const FEE = { kind: 'FEE', gross: -1_477, tax: 0, currency: 'eur' };

/** The lines of a subscriber, oldest first. */
const linesOf = ({ id }: Person) =>
  app.sql<{ key: string; gross: number; tax: number }>(
    `select key, kind, occurred_at::date::text as day, invoice_number, gross, tax, currency from ledger_lines
       where stripe_invoice_id in (select stripe_invoice_id from payments where user_id = $1)
       order by occurred_at, array_position(array['PAYMENT', 'REFUND', 'DISPUTE', 'FEE'], kind), key`,
    [id],
  );

const today = () => app.container.clock().toISOString().slice(0, 10);

async function subscribe(): Promise<Subscriber> {
  const person = await register(app);
  const start = 'mutation { startCheckout { id } }';
  const { startCheckout } = dataOf(await person.client.graphql<{ startCheckout: { id: string } }>(start));
  app.container.stripeSandbox?.payCheckout(startCheckout.id, {
    address: { country: 'DE', postalCode: '10115' },
  });
  await untilQuiet(app);
  return { ...person, customer: await customerOf(app, person.id) };
}

async function refund(person: Person, amount: number): Promise<string> {
  const intent = await intentOf(app, person);
  const { id } = await app.container.stripe.refunds.create({ payment_intent: intent, amount });
  await untilQuiet(app);
  return id;
}

describe('the ledger', () => {
  it('keeps each movement on its own day, and a later one changes none of them', async () => {
    const person = await subscribe();
    const paidOn = today();
    const [invoice] = (await app.container.stripe.invoices.list({ customer: person.customer })).data;
    const before = await linesOf(person);
    const number = { day: paidOn, invoice_number: invoice?.number };
    expect(before).toMatchObject([
      { ...PAYMENT, ...number },
      { ...FEE, ...number },
    ]);

    advanceDays(app, 40);
    for (const amount of [16_633, 16_633, 16_634]) await refund(person, amount);
    const after = await linesOf(person);
    expect(after.slice(0, 2)).toEqual(before);
    // The parts of the tax add up to the tax of the payment.
    const later = { kind: 'REFUND', day: today(), invoice_number: invoice?.number };
    expect(after.slice(2)).toMatchObject([later, later, later]);
    const sumOf = (name: 'gross' | 'tax') => after.slice(2).reduce((sum, line) => sum + line[name], 0);
    expect([sumOf('gross'), sumOf('tax')]).toEqual([-49_900, -7_967]);
    const written = () => app.sql('select id, created_at from ledger_lines order by id');
    const once = await written();
    await app.container.services.subscriptionSync.synchronize(person.customer);
    expect(await linesOf(person)).toEqual(after);
    expect(await written()).toEqual(once);
  });

  it('adds the return of a failed refund, on its day', async () => {
    const person = await subscribe();
    const id = await refund(person, 49_900);
    const refunded = await linesOf(person);
    advanceDays(app, 35);
    controlOf(app).settleRefund(id, 'failed');
    await untilQuiet(app);
    const lines = await linesOf(person);
    expect(lines.slice(0, 3)).toEqual(refunded);
    expect(lines.slice(3)).toMatchObject([
      { key: `${id}:failed`, kind: 'REFUND_FAILED', day: today(), gross: 49_900, tax: 7_967 },
    ]);
  });

  it('has the dispute with its fee, and the money that a won one brings back', async () => {
    const person = await subscribe();
    advanceDays(app, 3);
    const dispute = controlOf(app).openDispute(await intentOf(app, person));
    await untilQuiet(app);
    const disputed = await linesOf(person);
    expect(disputed.slice(2)).toMatchObject([
      { kind: 'DISPUTE', day: today(), gross: -49_900, tax: -7_967 },
      { kind: 'FEE', day: today(), gross: -1_500, tax: 0 },
    ]);
    advanceDays(app, 60);
    controlOf(app).closeDispute(dispute, 'won');
    await untilQuiet(app);
    expect((await linesOf(person)).slice(4)).toMatchObject([
      { kind: 'DISPUTE_REVERSED', day: today(), gross: 49_900, tax: 7_967 },
    ]);
  });

  it('is kept without fees if the key may not read the balance', async () => {
    const forbidden = {
      method: 'GET',
      path: '/v1/charges',
      when: 'before',
      effect: { status: 403 },
    } as const;
    const person = await subscribe();
    await app.sql('delete from ledger_lines');
    controlOf(app).addFault({ ...forbidden, times: 1 });
    await app.container.services.subscriptionSync.synchronize(person.customer);
    expect(await linesOf(person)).toMatchObject([PAYMENT]);
  });

  it('gets the lines of payments from before it was kept, also of deleted accounts', async () => {
    const [gone, stays] = [await subscribe(), await subscribe()];
    const before = await linesOf(stays);
    const [payment] = await app.sql<{ invoice: string }>(
      'select stripe_invoice_id as invoice from payments where user_id = $1',
      [gone.id],
    );
    await app.sql('delete from users where id = $1', [gone.id]);
    await app.sql('delete from ledger_lines');
    await app.sql(`select graphile_worker.add_job('complete-ledger', '{}')`);
    await eventually(async () => expect(await linesOf(stays)).toEqual(before));
    await eventually(async () =>
      expect(
        await app.sql('select kind from ledger_lines where stripe_invoice_id = $1 order by kind desc', [
          payment?.invoice,
        ]),
      ).toEqual([{ kind: 'PAYMENT' }, { kind: 'FEE' }]),
    );
  });
});

describe('the CSV file of the ledger', () => {
  it('has a row for each line of the period, with plain decimals', async () => {
    const person = await subscribe();
    const [invoice] = (await app.container.stripe.invoices.list({ customer: person.customer })).data;
    const response = await admin.client.fetch('/exports/ledger.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=ledger.csv');
    const rows = (await response.text()).split('\r\n');
    expect(rows[0]).toBe('Date (UTC),Kind,Invoice,Net,Tax,Gross,Currency');
    expect(rows).toContain(`${today()},Payment,${invoice?.number},419.33,79.67,499.00,EUR`);
    expect(rows).toContain(`${today()},Fee,${invoice?.number},-14.77,0.00,-14.77,EUR`);

    const tomorrow = new Date(app.container.clock().getTime() + 86_400_000).toISOString();
    const later = await admin.client.fetch(`/exports/ledger.csv?from=${tomorrow}`);
    expect((await later.text()).split('\r\n')).toHaveLength(2);
    expect((await admin.client.fetch('/exports/ledger.csv?from=yesterday')).status).toBe(400);
  });

  it.each([
    ['VISITOR', 401],
    ['USER', 403],
  ] as const)('is refused to a %s', async (caller, status) => {
    const client = await as(app, caller);
    expect((await client.fetch('/exports/ledger.csv')).status).toBe(status);
  });
});

describe('the list of the ledger', () => {
  it('is paged by cursor and filtered by kind and time', async () => {
    await subscribe();
    const LEDGER = `query ($after: String, $kind: LedgerLineKind, $before: DateTime) {
      ledger(first: 1, after: $after, kind: $kind, before: $before) {
        totalCount nodes { id kind net { amount currency } } pageInfo { endCursor hasNextPage }
      }
    }`;
    interface Answer {
      ledger: { totalCount: number; nodes: { id: string; kind: string }[]; pageInfo: { endCursor: string } };
    }
    const page = async (variables: object) =>
      dataOf(await admin.client.graphql<Answer>(LEDGER, variables)).ledger;
    const first = await page({ kind: 'PAYMENT' });
    expect(first.nodes[0]).toMatchObject({ kind: 'PAYMENT' });
    const second = await page({ kind: 'PAYMENT', after: first.pageInfo.endCursor });
    expect(second.totalCount).toBe(first.totalCount);
    expect(second.nodes[0]?.id).not.toBe(first.nodes[0]?.id);
    expect((await page({})).totalCount).toBeGreaterThan(first.totalCount);
    expect((await page({ before: '2020-01-01T00:00:00Z' })).totalCount).toBe(0);
  });
});

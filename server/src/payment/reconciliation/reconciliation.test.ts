// @slow server/src/payment
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentRefusals } from '#shared/payment.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { breakEndpoint, controlOf, giveUpSoon } from '#server/payment/customer.test-helper.ts';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import {
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { as, dataOf, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { firstRun } from '#testing/first-run.ts';

const OPERATOR = 'operator@example.com';

const log = new CapturedLog();
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ CONTACT_EMAIL: OPERATOR, LOG_LEVEL: 'error' }, { log });
  admin = await registerAdmin(app);
  giveUpSoon(app);
});
afterEach(() => controlOf(app).clearFaults());
afterAll(() => app.stop());

interface Run {
  id: string;
  startedAt: string;
  finishedAt: string | null;
  missedEvents: number;
  payersChecked: number;
  differences: string[];
  failure: string | null;
}
const FIELDS = '{ id startedAt finishedAt missedEvents payersChecked differences failure }';
const RECONCILE = `mutation { reconcilePayments ${FIELDS} }`;
const LATEST = `{ latestReconciliation ${FIELDS} }`;

const reconcile = async () =>
  dataOf(await admin.client.graphql<{ reconcilePayments: Run }>(RECONCILE)).reconcilePayments;
const latest = async () =>
  dataOf(await admin.client.graphql<{ latestReconciliation: Run | null }>(LATEST)).latestReconciliation;
const logged = () => log.entries().map(({ event }) => event);
const mayWatch = ({ id }: Person) => app.container.services.access.isActive(id);

describe('comparing with Stripe', () => {
  it('is returned and recorded in the audit log', async () => {
    const run = await reconcile();
    expect(run).toMatchObject({ failure: null });
    expect(run.finishedAt).not.toBeNull();
    expect(await latest()).toEqual(run);
    const log = dataOf(
      await admin.client.graphql<{ auditLog: { nodes: { action: string }[] } }>(
        'query ($id: ID) { auditLog(subjectId: $id) { nodes { action } } }',
        { id: run.id },
      ),
    );
    expect(log.auditLog.nodes).toEqual([{ action: 'PAYMENTS_RECONCILED' }]);
  });

  it('requires an admin', async () => {
    for (const call of [RECONCILE, LATEST]) {
      expect(refusalOf(await (await as(app, 'USER')).graphql(call))?.code).toBe('FORBIDDEN');
      expect(refusalOf(await app.visitor().graphql(call))?.code).toBe('UNAUTHENTICATED');
    }
  });

  it('runs once at a time across all processes', async () => {
    const lock = `select pg_advisory_lock(hashtextextended('reconcile-payments', 0))`;
    const before = await app.sql('select id from reconciliations');
    await whileLocked(app, [lock], async () => {
      expect(refusalOf(await admin.client.graphql(RECONCILE))).toEqual({
        code: 'CONFLICT',
        message: paymentRefusals.conflict.reconciling,
      });
      expect(await app.container.services.reconciliation.run()).toBeNull();
    });
    expect(await app.sql('select id from reconciliations')).toEqual(before);
    expect(await reconcile()).toMatchObject({ failure: null });
  });

  it('runs every hour, unless another comparison just ran', async () => {
    const [job] = app.container.services.reconciliation.handlers();
    expect(job?.schedule).toMatch(/^\d+ \* \* \* \*$/);
    const before = (await reconcile()).id;
    await job?.run({}, firstRun());
    expect((await latest())?.id).toBe(before);
    advance(3_600_000);
    await job?.run({}, firstRun());
    expect((await latest())?.id).not.toBe(before);
  });

  it('restores the lost row of a customer, and no other', async () => {
    const { stripe } = app.container;
    const person = await register(app);
    const known = await registerSettledSubscriber(app);
    const [plan] = await app.sql<{ id: string }>('select stripe_price_id as id from plan_prices');
    const make = async (metadata: Record<string, string>) => {
      const customer = await stripe.customers.create({ email: person.email, metadata });
      const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
      await stripe.subscriptions.create({
        customer: customer.id,
        default_payment_method: method.id,
        items: [{ price: plan?.id ?? '' }],
      });
      return customer.id;
    };
    const lost = await make({ userId: person.id });
    for (const metadata of [{}, { userId: 'x' }, { userId: newId() }]) {
      await make(metadata as Record<string, string>);
    }
    await make({ userId: known.id });

    const { differences } = await reconcile();
    expect(differences).toContain(`${person.email}: the payer was missing, is there (${lost})`);
    expect(await mayWatch(person)).toBe(true);
    expect(await app.sql('select user_id from customers where user_id = $1', [person.id])).toHaveLength(1);
    expect(
      await app.sql('select stripe_customer_id as id from customers where user_id = $1', [known.id]),
    ).toEqual([{ id: known.customer }]);
    expect(await app.sql('select from customers left join users on id = user_id where id is null')).toEqual(
      [],
    );
  });

  it('carries out open requests that Stripe did not complete', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const fault = { method: 'POST', path: '/v1/refunds', when: 'before', effect: { status: 500 } } as const;
    controlOf(app).addFault({ ...fault, times: 1000 });
    await subscriber.client.graphql('mutation { cancelSubscription { id } }');
    expect(await mayWatch(subscriber)).toBe(true);
    controlOf(app).clearFaults();
    const { differences } = await reconcile();
    expect(await mayWatch(subscriber)).toBe(false);
    expect(differences).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${subscriber.email}: what was asked for was open, is done \\(.*\\)$`),
      ),
    );
    await untilQuiet(app);
    expect(await mailsTo(app, subscriber.email, /cancelled/)).toHaveLength(1);
  });

  it('counts events that never came, and not those still on their way', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const control = controlOf(app);
    advance(3_600_000);
    await reconcile();
    control.holdDeliveries();
    await endAtPeriodEnd(subscriber);
    const known = async () =>
      app.sql('select from stripe_events where id = any($1)', [control.heldEvents().map(({ id }) => id)]);
    expect(await reconcile()).toMatchObject({ missedEvents: 0 });
    expect((await known()).length).toBeGreaterThan(0);
    await app.container.stripe.subscriptions.update(await subscriptionIdOf(subscriber), {
      cancel_at_period_end: false,
    });
    advance(120_000);
    expect(await reconcile()).toMatchObject({ missedEvents: 1 });
    control.releaseDeliveries();
  });

  it('processes events that were received and left unprocessed', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const rows = paymentRows(app);
    const old = { state: 'RECEIVED', received_at: new Date(Date.now() - 3_600_000) };
    const object = { object: 'subscription', id: 'sub_x', customer: subscriber.customer };
    const [own, other] = [
      await rows.event(subscriber.customer, 'customer.subscription.trial_will_end', { object }, old),
      await rows.event(null, 'plan.created', { object: { object: 'plan' } }, old),
    ];
    await reconcile();
    expect(
      await app.sql(`select id from stripe_events where id = any($1) and state = 'RECEIVED'`, [[own, other]]),
    ).toEqual([]);
  });
});

describe('a failed comparison', () => {
  it('saves and shows the reason, tells the operator on the second failure, and recovers', async () => {
    await reconcile();
    breakEndpoint(app, 'GET /v1/events', 'answers 500');
    const broken = async () => (await mailsTo(app, OPERATOR, /could not be compared/)).length;
    const fails = async () =>
      expect(refusalOf(await admin.client.graphql(RECONCILE))).toEqual({
        code: 'SERVICE_UNAVAILABLE',
        message: paymentRefusals.notCompared,
      });
    await fails();
    expect(logged()).toContain('payment.reconciliation_broken');
    expect(await latest()).toMatchObject({ finishedAt: null, failure: paymentRefusals.notCompared });
    expect(await broken()).toBe(0);
    await fails();
    await fails();
    controlOf(app).clearFaults();
    await untilQuiet(app);
    expect(await broken()).toBe(1);
    const problems = '{ paymentProblems { nodes { kind } } }';
    const kinds = async () =>
      dataOf(
        await admin.client.graphql<{ paymentProblems: { nodes: { kind: string }[] } }>(problems),
      ).paymentProblems.nodes.map(({ kind }) => kind);
    expect(await kinds()).toContain('RECONCILIATION_FAILED');
    expect(await reconcile()).toMatchObject({ failure: null });
    expect(await kinds()).not.toContain('RECONCILIATION_FAILED');
  });

  it('of one customer does not stop the others, and the next run begins where this one did', async () => {
    await registerSettledSubscriber(app);
    const last = await registerSettledSubscriber(app);
    const [first] = await app.sql<{ id: string; customer: string }>(
      'select user_id as id, stripe_customer_id as customer from customers order by user_id limit 1',
    );
    if (!first) throw new Error('There is no customer');
    await reconcile();
    const control = controlOf(app);
    control.holdDeliveries();
    await endAtPeriodEnd(first);
    await endAtPeriodEnd(last);
    for (const { id } of control.heldEvents()) control.drop(id);
    control.releaseDeliveries();
    // The key of another account would not know them either. Customers whose access ends within the hour are always
    // compared.
    const unknown = `${first.customer}x`;
    const rename = (id: string) =>
      app.sql('update customers set stripe_customer_id = $1 where user_id = $2', [id, first.id]);
    await rename(unknown);
    log.clear();
    const soon = new Date(app.container.clock().getTime() + 60_000);
    await app.sql('update subscriptions set access_until = $1 where user_id = $2', [soon, first.id]);
    expect(await reconcile()).toMatchObject({
      finishedAt: null,
      failure: `A payer could not be compared (${unknown})`,
    });
    expect(logged()).toContain('payment.reconciliation_broken');
    expect([await isEnding(first), await isEnding(last)]).toEqual([false, true]);
    await rename(first.customer);
    expect(await reconcile()).toMatchObject({ failure: null });
    expect(await isEnding(first)).toBe(true);
  });

  it('whose process ended is reported by the next one', async () => {
    const id = await paymentRows(app).reconciliation({ created_at: new Date(Date.now() - 1000) });
    await reconcile();
    expect(await app.sql('select failure from reconciliations where id = $1', [id])).toEqual([
      { failure: 'It was stopped before its end' },
    ]);
  });
});

describe('the command', () => {
  it('compares in a process of its own and prints the corrections', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const control = controlOf(app);
    control.holdDeliveries();
    await endAtPeriodEnd(subscriber);
    for (const { id } of control.heldEvents()) control.drop(id);
    advance(120_000);
    const { dataDir, databaseUrl = '' } = app.config;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import=tsx', '--disable-warning=ExperimentalWarning', 'server/commands/reconcile-payments.ts'],
      { env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '1' } },
    );
    control.releaseDeliveries();
    expect(stdout).toMatch(/Payers compared: \d+\. Events that had not arrived: 1\./);
    expect(stdout).toContain(
      `${subscriber.email}: a cancellation for the end of the year was not known, is known`,
    );
  });
});

async function isEnding({ id }: { id: string }): Promise<boolean> {
  const rows = await app.sql('select from subscriptions where cancel_at_period_end and user_id = $1', [id]);
  return rows.length > 0;
}

async function subscriptionIdOf({ customer }: Pick<Subscriber, 'customer'>): Promise<string> {
  const { data } = await app.container.stripe.subscriptions.list({ customer });
  return data[0]?.id ?? '';
}

async function endAtPeriodEnd(subscriber: Pick<Subscriber, 'customer'>): Promise<void> {
  const id = await subscriptionIdOf(subscriber);
  await app.container.stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

function advance(milliseconds: number): void {
  controlOf(app).advanceTo(new Date(app.container.clock().getTime() + milliseconds));
}

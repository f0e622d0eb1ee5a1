// @slow server/src/platform/db/migrations
import { randomBytes } from 'node:crypto';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { features } from '#server/compose.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { createOrm } from '#server/platform/db/orm.ts';
import { migrateJobs } from '#server/platform/jobs/postgres-jobs.ts';
import { createDatabase, type OwnDatabase } from '#testing/database.ts';

const ID = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const LEFT_AT = '2026-01-02T03:04:05.000Z';
const TASK = { key: 'k', kind: 'AT_ONCE', withRefund: true, stripeSubscriptionId: 'sub_2', since: LEFT_AT };

let database: OwnDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase(inject('postgresUrl'), `lectern_former_${randomBytes(6).toString('hex')}`);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What a version before intents was about to do at Stripe. */
async function leaveRequests(): Promise<void> {
  await client.query(`
    insert into users (id, created_at, email, full_name, password_hash, avatar_key, role)
      values ('${ID(1)}', now(), 'ada@school.example', 'Ada', 'x', 'a', 'USER');
    insert into subscriptions (id, created_at, user_id, stripe_subscription_id, stripe_status, current_period_end, cancel_at_period_end)
      values ('${ID(2)}', now(), '${ID(1)}', 'sub_1', 'active', now(), false);
    insert into payments (id, created_at, user_id, stripe_invoice_id, amount, currency, paid_at)
      values ('${ID(3)}', now(), '${ID(1)}', 'in_1', 49900, 'usd', now());
    insert into cancellation_requests (id, created_at, subscription_id, kind, with_refund, cause)
      values ('${ID(4)}', now(), '${ID(2)}', 'AT_PERIOD_END', false, 'PERSON');
    insert into refund_requests (id, created_at, payment_id, total) values ('${ID(5)}', now(), '${ID(3)}', 100)`);
  const forgotten = { stripeCustomerId: 'cus_2', leftAt: LEFT_AT, known: ['sub_2'], work: [TASK] };
  const jobs = {
    'carry-out-request': { requestId: ID(4) },
    'refund-payment': { paymentId: ID(3) },
    'retry-refund': { paymentId: ID(3) },
    'settle-ended-invoice': { stripeCustomerId: 'cus_1', invoice: 'in_2' },
    'forget-payer': forgotten,
    'carry-out-intent': { intentId: ID(4) },
  };
  for (const [name, payload] of Object.entries(jobs)) {
    await client.query('select graphile_worker.add_job($1, $2)', [name, JSON.stringify(payload)]);
  }
}

it('what a version before intents was about to do at Stripe is carried over, with its queued jobs', async () => {
  const logger = createLogger('silent');
  const { orm } = createOrm({
    entities: features.entities,
    url: database.url,
    connections: { requests: 1, background: 1 },
    logger,
  });
  const migrator = new Migrator(orm.em);
  await migrator.up({ to: '0071-update-times' });
  await migrateJobs(database.url, logger);
  await leaveRequests();
  await migrator.up();
  const { rows } = await client.query(
    `select kind, subscription_id, payment_id, total, stripe_customer_id, stripe_invoice_id, leftovers, closed_at
       from intents order by kind`,
  );
  const none = {
    subscription_id: null,
    payment_id: null,
    total: null,
    stripe_customer_id: null,
    stripe_invoice_id: null,
    leftovers: null,
    closed_at: null,
  };
  expect(rows).toEqual([
    { ...none, kind: 'AT_PERIOD_END', subscription_id: ID(2) },
    {
      ...none,
      kind: 'FORGET',
      stripe_customer_id: 'cus_2',
      leftovers: { userId: 'cus_2', known: ['sub_2'], work: [{ ...TASK, cause: 'ADMIN' }] },
    },
    { ...none, kind: 'REFUND', payment_id: ID(3), total: 100 },
    { ...none, kind: 'VOID', stripe_customer_id: 'cus_1', stripe_invoice_id: 'in_2' },
  ]);
  const jobs = await client.query('select task_identifier as name from graphile_worker.jobs');
  expect(jobs.rows).toEqual([{ name: 'carry-out-intent' }]);
  await orm.close();
});

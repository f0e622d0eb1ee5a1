import { join } from 'node:path';
import { MailFolder } from '#sandbox/mailbox/mail-folder.ts';
import { dataOf } from '#testing/factories.ts';
import type { EnvironmentSchool } from '#testing/environment.ts';

const ME = `{ me { subscription {
  kind status accessUntil currentPeriodEnd cancelAtPeriodEnd refundableUntil openRequest { kind }
  comingPrice { price { amount } oldPrice { amount } startsAt }
} } }`;
const PROBLEMS = '{ paymentProblems { edges { node { kind text } } } }';

/** The contents of our tables, without IDs and without times of the run itself. */
const TABLES = {
  users: 'select role from users',
  customers: 'select 1 as one from customers',
  prices: 'select amount, currency from plan_prices',
  checkouts: `select state, stripe_session_id is not null as has_session, url is not null as has_url,
      closed_at is not null as is_closed from checkouts`,
  subscriptions: `select stripe_status, cancel_at_period_end, access_until is not null as has_access,
      paid_at is not null as is_paid, latest_invoice_status from subscriptions`,
  payments: `select amount, currency, refunded_amount, user_id is not null as has_payer
      from payments`,
  refunds: 'select amount, state from refunds',
  requests: `select kind, with_refund, cause, closed_at is not null as is_closed, failure from intents where subscription_id is not null`,
  openIntents: 'select kind, total from intents where closed_at is null',
  notices: 'select kind from payment_notices',
  // An hourly run finishes a price change after the last renewal.
  priceChanges: 'select amount, called_off_at is not null as is_called_off from price_changes',
  priceNotices: `select state, old_amount, stripe_subscription_id, price_notices.created_at < starts_at - interval '30 days' as is_early
      from price_notices join subscriptions on subscriptions.id = price_notices.subscription_id`,
  /** A repeated request writes two audit entries. */
  audit: `select distinct action from audit_entries where action <> 'PAYMENTS_RECONCILED'`,
  grants: 'select ended_at from access_grants',
};

/** Unprocessed events and jobs. */
const LEFT_OVER = {
  events: `select type, failure from stripe_events where state = 'RECEIVED'`,
  jobs: 'select task_identifier, last_error from graphile_worker.jobs',
};

export type Rows = Record<string, unknown[]>;

/** Everything that must come out the same, no matter where a process was killed. Lists are sorted. */
export interface Snapshot {
  stripe: Rows;
  tables: Rows;
  /** The view of the learner and of the admin. */
  seen: unknown;
  /** Recipient and subject of every mail. */
  mails: { to: string; subject: string }[];
  leftOver: Rows;
}

export async function takeSnapshot(school: EnvironmentSchool): Promise<Snapshot> {
  const [stripe, tables, leftOver] = await Promise.all([
    stripeOf(school),
    rowsOf(school, TABLES),
    rowsOf(school, LEFT_OVER),
  ]);
  const { mails } = await new MailFolder(join(school.environment.folder, 'mailbox')).newest(1_000);
  return {
    stripe,
    tables,
    seen: [dataOf(await school.learner.graphql(ME)), dataOf(await school.admin.graphql(PROBLEMS))],
    mails: sorted(mails.map(({ to, subject }) => ({ to, subject }))),
    leftOver,
  };
}

async function rowsOf({ environment }: EnvironmentSchool, queries: Record<string, string>): Promise<Rows> {
  const rows: Rows = {};
  for (const [name, query] of Object.entries(queries)) rows[name] = sorted(await environment.sql(query));
  return rows;
}

/** Everything at Stripe belongs to the subscribers of the environment. */
async function stripeOf({ stripe }: EnvironmentSchool): Promise<Rows> {
  const page = { limit: 100 };
  const [customers, products, prices, sessions, subscriptions, charges, refunds] = await Promise.all([
    stripe.customers.list(page),
    stripe.products.list(page),
    stripe.prices.list(page),
    stripe.checkout.sessions.list(page),
    stripe.subscriptions.list({ ...page, status: 'all' }),
    stripe.charges.list(page),
    stripe.refunds.list(page),
  ]);
  return {
    customers: customers.data.map(({ email }) => ({ email })),
    products: products.data.map(({ name }) => ({ name })),
    prices: prices.data.map(({ unit_amount: amount }) => ({ amount })),
    sessions: sorted(sessions.data.map(({ status, payment_status: payment }) => ({ status, payment }))),
    subscriptions: sorted(
      subscriptions.data.flatMap(({ status, cancel_at_period_end: ends, items }) =>
        items.data.map(({ price: { unit_amount: amount } }) => ({ status, ends, amount })),
      ),
    ),
    charges: sorted(charges.data.map(({ amount, status, refunded }) => ({ amount, status, refunded }))),
    refunds: sorted(refunds.data.map(({ amount, status }) => ({ amount, status }))),
  };
}

function sorted<Item>(items: Item[]): Item[] {
  return items.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

/** Throws with a list of all differences. */
export function requireSame(when: string, actual: object, expected: object): void {
  const differences = differencesOf(actual, expected, '');
  if (differences.length > 0) throw new Error(`${when}: ${differences.join('; ')}`);
}

function differencesOf(actual: unknown, expected: unknown, path: string): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is === should) return [];
  if (!isRecord(actual) || !isRecord(expected)) return [`${path} is ${is} and not ${should}`];
  const names = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...names].flatMap((name) =>
    differencesOf(actual[name], expected[name], path ? `${path}.${name}` : name),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

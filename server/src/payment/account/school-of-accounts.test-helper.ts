import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { setSandboxAccount, type SandboxAccount } from '#sandbox/stripe/account.ts';
import { SandboxDatabase } from '#sandbox/stripe/database.ts';
import { WEBHOOK_SECRET } from '#server/payment/webhook/stripe-event.test-helper.ts';
import { createDatabase, openPool } from '#testing/database.ts';
import { dataOf, type Person } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';
import type { TestApp } from '#testing/start-app.ts';

export const TEST: SandboxAccount = { id: 'acct_one', livemode: false };
export const LIVE: SandboxAccount = { id: 'acct_one', livemode: true };
export const OTHER: SandboxAccount = { id: 'acct_two', livemode: false };

/** One database whose school is started with the key of one account at Stripe after another. */
export interface SchoolOfAccounts {
  /** Starts a process with the key of an account, which keeps its objects between processes. */
  start(account: SandboxAccount): Promise<TestApp>;
  /** Empties an account, as "Delete all test data" does. */
  empty(account: SandboxAccount): Promise<void>;
  /** Stops all processes and drops the database. */
  end(): Promise<void>;
}

/** Lets the sandbox of a school with this data folder, which is not running, play an account. */
export function playAccount(dataFolder: string, account: SandboxAccount): void {
  const file = new SandboxDatabase(join(dataFolder, 'stripe', 'sandbox.sqlite'));
  setSandboxAccount(file, account);
  file.close();
}

/** Creates the database. */
export async function schoolOfAccounts(): Promise<SchoolOfAccounts> {
  const name = `lectern_test_${randomBytes(6).toString('hex')}`;
  const database = await createDatabase(inject('postgresUrl'), name, inject('templateDatabase'));
  const pool = openPool(database.url, { max: 2 });
  const folder = await mkdtemp(join(tmpdir(), 'lectern-accounts-'));
  const folderOf = ({ id, livemode }: SandboxAccount) => join(folder, `${id}-${livemode}`);
  const running = new Set<TestApp>();
  return {
    start: async (account) => {
      const dataFolder = folderOf(account);
      playAccount(dataFolder, account);
      const app = await runApp(database.url, {
        DATABASE_POOL_SIZE: '5',
        VIDEO_ENGINE: 'mediabunny',
        DATA_DIR: dataFolder,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        SECRET: 'the same for all processes of this school',
      });
      const school: TestApp = {
        ...app,
        visitor: (headers) => new HttpClient(app.url, headers),
        sql: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) =>
          (await pool.query<Row>(query, values)).rows,
        stop: async () => {
          if (running.delete(school)) await app.stop();
        },
      };
      running.add(school);
      return school;
    },
    empty: (account) => rm(join(folderOf(account), 'stripe'), { recursive: true }),
    end: async () => {
      for (const school of running) await school.stop();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The same person at another process of the school. */
export function at(app: TestApp, { client, ...person }: Person): Person {
  return { ...person, client: app.visitor({ cookie: client.cookieHeader() }) };
}

const CHANGE = `{ stripeAccountChange {
  account isLive formerAccount formerIsLive customers payments returningCustomers returningPayments } }`;

/** The question to an admin; null if there is none. */
export async function changeFor({ client }: Person): Promise<Record<string, unknown> | null> {
  const data = dataOf(await client.graphql<{ stripeAccountChange: Record<string, unknown> | null }>(CHANGE));
  return data.stripeAccountChange;
}

const START = `mutation ($input: StartWithStripeAccountInput!) {
  startWithStripeAccount(input: $input) { stripeAccountChange { account } } }`;

/** Answers the question as an admin. */
export function startWith({ client }: Person, { id, livemode }: SandboxAccount) {
  return client.graphql(START, { input: { account: id, isLive: livemode } });
}

const FIGURES = `{
  stats {
    subscribedUsers collected { amount } sales { count }
    subscriptionReport { year { months { newSubscriptions activeSubscriptions } } renewals { renewing } }
  }
  payments { totalCount } paymentProblems { totalCount } }`;

interface Figures {
  stats: {
    subscribedUsers: number;
    collected: { amount: number };
    sales: { count: number };
    subscriptionReport: { year: { months: object[] }; renewals: object[] };
  };
  payments: { totalCount: number };
  paymentProblems: { totalCount: number };
}

/** What an admin is shown of payments. Amounts are in minor units. */
export async function figuresFor({ client }: Person) {
  const { stats, payments, paymentProblems } = dataOf(await client.graphql<Figures>(FIGURES));
  return {
    subscribed: stats.subscribedUsers,
    collected: stats.collected.amount,
    sold: stats.sales.count,
    report: stats.subscriptionReport,
    payments: payments.totalCount,
    problems: paymentProblems.totalCount,
  };
}

import { parseArgs } from 'node:util';
import pg from 'pg';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { TextSigner } from '#server/platform/common/text-signer.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { PostgresJobs } from '#server/platform/jobs/postgres-jobs.ts';
import { CancelLinks } from '#server/payment/cancellation/cancel-links.ts';
import { Intents } from '#server/payment/intent/intents.ts';
import { PriceChangeMails } from '#server/payment/price-change/price-change-mails.ts';
import { PriceChangeWork } from '#server/payment/price-change/price-change-work.ts';
import { createDatabase } from '#testing/database.ts';
import { runApp, type RunningApp } from '#testing/run-app.ts';
import { withPostgres } from '#testing/with-postgres.ts';
import budgets from './budgets.json' with { type: 'json' };
import { SECRET } from './product.ts';
import { writeResults } from './results.ts';
import { fill } from './school.ts';

const JOB = 'work-on-price-changes';
const TABLES_READ = ['subscriptions', 'price_notices', 'price_changes', 'intents', 'users', 'customers'];

/** A school whose subscriptions all renew on the same day, the worst case for one run. */
interface School {
  app: RunningApp;
  sql: pg.Client;
  subscriptions: number;
  /** Time that the work takes for the present. */
  now: Date;
}

interface Measured {
  seconds: number;
  statements: number;
  /** Rows that PostgreSQL read by index or sequentially, of the tables of price changes. */
  rowsRead: number;
  /** The longest part, which is at most one transaction, in ms. */
  longest: number;
  memory: number;
}

/**
 * Measures the work on a price change of `--scale=` running subscriptions (100,000 by default): announcing, looking
 * when nothing is to do, calling off, and queueing the changes at Stripe. Mails and changes are queued and not made.
 */
export async function priceChange(): Promise<boolean> {
  const { values } = parseArgs({
    options: { scale: { type: 'string', default: '100000' } },
    allowPositionals: true,
  });
  return withPostgres(async (postgresUrl) => {
    const { url } = await createDatabase(postgresUrl, 'price_change');
    const app = await runApp(url, { ROLE: 'web', DATABASE_POOL_SIZE: '4', VIDEO_ENGINE: 'mediabunny' });
    const sql = new pg.Client({ connectionString: url });
    try {
      await sql.connect();
      const school = { app, sql, subscriptions: Number(values.scale), now: new Date() };
      await fillWithSubscribers(school);
      return await report(school, await stepsOf(school));
    } finally {
      await sql.end();
      await app.stop();
    }
  });
}

async function fillWithSubscribers({ sql, subscriptions }: School): Promise<void> {
  await fill({ sql }, { users: subscriptions, payments: 0 });
  await sql.query(
    `insert into plan_prices (stripe_price_id, amount, currency, created_at) values ('price_old', 49900, 'usd', now())`,
  );
  await sql.query(
    `update subscriptions set stripe_price_id = 'price_old', yearly_amount = 49900, currency = 'usd',
         created_at = now() - interval '1 day', current_period_end = now() + interval '364 days'`,
  );
  // Earlier requests, so that PostgreSQL does not plan for an empty table.
  await sql.query(
    `insert into intents (id, created_at, kind, with_refund, cause, subscription_id, closed_at)
       select gen_random_uuid(), now(), 'RESUME', false, 'PERSON', id, now() from subscriptions tablesample system (10)`,
  );
}

async function stepsOf(school: School): Promise<Map<string, Measured>> {
  const { sql } = school;
  const steps = new Map<string, Measured>();
  await start(school);
  steps.set('announce', await measure(school));
  steps.set('look, with nothing to do', await measure(school));
  await sql.query('update price_changes set called_off_at = now()');
  steps.set('call off', await measure(school));
  await sql.query('update price_changes set called_off_at = null, finished_at = null');
  await sql.query(`update price_notices set state = 'TOLD'`);
  school.now = new Date(school.now.getTime() + 363 * DAY_MS);
  steps.set('queue for Stripe', await measure(school));
  steps.set('look, while Stripe is called', await measure(school));
  return steps;
}

/** Decides a price change, as an admin does. */
async function start({ sql }: School): Promise<void> {
  await sql.query(
    `insert into price_changes (id, created_at, amount, currency, price_tax)
       values (gen_random_uuid(), now(), $1, 'usd', 'NONE')`,
    [59_900],
  );
}

/** Runs the job, and the jobs that it queues for the rest. Statistics are up to date, as autovacuum keeps them. */
async function measure(school: School): Promise<Measured> {
  const { sql } = school;
  const run = handlerOf(school);
  await sql.query('vacuum analyze');
  const rowsBefore = await rowsReadBy(sql);
  const counter = countStatements();
  const began = performance.now();
  let [longest, memory] = [0, 0];
  for (let payload: object | null = {}; payload; payload = await takePayload(sql)) {
    const partBegan = performance.now();
    await run(payload);
    longest = Math.max(longest, performance.now() - partBegan);
    memory = Math.max(memory, process.memoryUsage().heapUsed / 1e6);
  }
  const seconds = (performance.now() - began) / 1000;
  const statements = counter.stop();
  return { seconds, statements, rowsRead: (await rowsReadBy(sql)) - rowsBefore, longest, memory };
}

function handlerOf(school: School): (payload: object) => Promise<void> {
  const { app } = school;
  const { orm, services } = app.container;
  const jobs = new PostgresJobs();
  const clock = () => school.now;
  const links = new CancelLinks({
    textSigner: new TextSigner({ current: SECRET }),
    publicUrl: app.url,
    clock,
  });
  const work = new PriceChangeWork({
    em: orm.em,
    jobs,
    clock,
    intents: new Intents({ em: orm.em, jobs, clock }),
    sync: { synchronize: () => Promise.reject(new Error('The prices are known')) },
    mails: new PriceChangeMails({ links, publicUrl: app.url, school: services.school }),
    logger: createLogger('silent'),
  });
  const [handler] = work.handlers();
  if (!handler) throw new Error('There is no job');
  return (payload) => handler.run(payload, { id: '1', attempt: 1, signal: AbortSignal.timeout(600_000) });
}

/** Takes the job that the last part has queued. Null if it was the last one. */
async function takePayload(sql: pg.Client): Promise<object | null> {
  const { rows } = await sql.query<{ payload: object }>(
    `delete from graphile_worker._private_jobs using graphile_worker._private_tasks as tasks
       where tasks.id = task_id and identifier = $1 returning payload`,
    [JOB],
  );
  return rows[0]?.payload ?? null;
}

/** PostgreSQL's statistics of a connection arrive with a delay of up to a second, or when it is asked for. */
async function rowsReadBy(sql: pg.Client): Promise<number> {
  await new Promise((resolve) => void setTimeout(resolve, 1_500));
  const { rows } = await sql.query<{ read: number }>(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read from pg_stat_user_tables
       where relname = any($1)`,
    [TABLES_READ],
  );
  return rows[0]?.read ?? NaN;
}

/** Counts the statements of this process other than those of the benchmark. */
function countStatements(): { stop: () => number } {
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  let count = 0;
  prototype.query = function counted(...given) {
    count += 1;
    return query.apply(this, given);
  };
  return {
    stop() {
      prototype.query = query;
      return count;
    },
  };
}

async function report({ subscriptions }: School, steps: Map<string, Measured>): Promise<boolean> {
  const each = (total: number) => total / subscriptions;
  await writeResults('price-change', {
    headings: ['work', 'seconds', 'statements each', 'rows read each', 'longest part ms', 'heap MB'],
    rows: [...steps].map(([name, { seconds, statements, rowsRead, longest, memory }]) => [
      `${name}, ${subscriptions.toLocaleString('en')} subscriptions`,
      seconds,
      each(statements),
      each(rowsRead),
      longest,
      memory,
    ]),
  });
  return [...steps.values()].every(({ rowsRead }) => each(rowsRead) <= budgets['price-change'].rowsReadEach);
}

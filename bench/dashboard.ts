import type pg from 'pg';
import { withPostgres } from '#testing/with-postgres.ts';
import budgets from './budgets.json' with { type: 'json' };
import { fillCatalogue } from './catalogue.ts';
import { clientDocument } from './client-documents.ts';
import { measure, printTable, type Timing } from './measure.ts';
import { ask, fill, pay, startBenchSchool, type BenchSchool } from './school.ts';

const SIZES = {
  small: { users: 200, payments: 1_000 },
  large: { users: 200_000, payments: 1_000_000 },
};
const COURSES = 200;
/** The dashboard's first page of courses. */
const COURSES_PAGE = { first: 10 };

const KEPT = 'amount - least(amount, refunded_amount + disputed_amount)';
/** Counts the dashboard's numbers from the tables. */
const PLAIN = `select
  (select count(*) from users) as registered,
  (select count(distinct user_id) from subscriptions where access_until > now()) as subscribed,
  (select sum(${KEPT}) from payments where currency = 'usd') as collected,
  (select min(paid_at) from payments) as first,
  (select json_agg(months) from (
    select extract(month from paid_at at time zone 'UTC') as month, count(*), sum(${KEPT})
      from payments where paid_at >= date_trunc('year', now(), 'UTC') group by 1) as months) as months`;

interface Measured {
  dashboard: Timing;
  stats: Timing;
  sales: Timing;
  courses: Timing;
  plain: Timing;
}

/**
 * Measures the dashboard's data over HTTP with a thousand and a million payments, and a plain query of the same
 * numbers. Also measures what the sums that make the dashboard fast cost when a payment is written. Returns whether all
 * is within budget.
 */
export async function dashboard(): Promise<boolean> {
  return withPostgres(async (url) => {
    const small = await atSize(url, 'small');
    const large = await atSize(url, 'large', measureWrites);
    const rows = (Object.keys(small.times) as (keyof Measured)[]).map((what) => {
      const [few, many] = [small.times[what], large.times[what]];
      return [NAMES[what], few.median, few.max, many.median, many.max, many.median / few.median];
    });
    console.log('\nMilliseconds of 50 runs (the plain query: 10), at 1 thousand and 1 million payments\n');
    printTable(['', 'median 1k', 'max 1k', 'median 1M', 'max 1M', 'growth'], rows);
    const writes = large.more;
    console.log(
      '\nMilliseconds for writing payments at 1 million, without and with the triggers that maintain sums\n',
    );
    printTable(
      ['', 'without', 'with', 'ratio'],
      [
        ['one payment a transaction', ...writes.single, ratio(writes.single)],
        ['10,000 payments in a statement', ...writes.bulk, ratio(writes.bulk)],
      ],
    );
    return isWithinBudget(small.times, large.times, ratio(writes.single));
  });
}

const NAMES: Record<keyof Measured, string> = {
  dashboard: 'whole dashboard, three concurrent requests',
  stats: '  UserStats',
  sales: '  MonthlySales',
  courses: '  CoursesOverview',
  plain: 'the same numbers with a plain query, without HTTP',
};

async function atSize<More>(
  url: string,
  size: keyof typeof SIZES,
  more?: (school: BenchSchool) => Promise<More>,
): Promise<{ times: Measured; more: More }> {
  const school = await startBenchSchool(url, `bench_${size}`);
  try {
    console.log(`Filling a school with ${SIZES[size].payments.toLocaleString('en')} payments`);
    await fillCatalogue(school.sql, { courses: COURSES, lecturesEach: 1 });
    await fill(school, SIZES[size]);
    const times = await measureReads(school);
    // Only set if `more` is.
    return { times, more: (await more?.(school)) as More };
  } finally {
    await school.stop();
  }
}

async function measureReads({ admin, sql }: BenchSchool): Promise<Measured> {
  const [statsDocument, salesDocument, coursesDocument] = await Promise.all(
    ['UserStats', 'MonthlySales', 'CoursesOverview'].map(clientDocument),
  );
  const stats = () => ask(admin, statsDocument ?? '');
  const sales = () => ask(admin, salesDocument ?? '');
  const courses = () => ask(admin, coursesDocument ?? '', COURSES_PAGE);
  return {
    dashboard: await measure(() => Promise.all([stats(), sales(), courses()])),
    stats: await measure(stats),
    sales: await measure(sales),
    courses: await measure(courses),
    plain: await measure(() => sql.query(PLAIN), 10),
  };
}

/** Without the triggers and with them, in ms. */
type Pair = [number, number];

async function measureWrites({ sql }: BenchSchool): Promise<{ single: Pair; bulk: Pair }> {
  let number = SIZES.large.payments;
  const write = async (count: number) => {
    await pay(sql, number + 1, number + count, SIZES.large.payments);
    number += count;
  };
  const both = async (count: number, times: number): Promise<Pair> => {
    await switchTriggers(sql, 'disable');
    const without = await measure(() => write(count), times);
    await switchTriggers(sql, 'enable');
    return [without.median, (await measure(() => write(count), times)).median];
  };
  return { single: await both(1, 1_000), bulk: await both(10_000, 10) };
}

async function switchTriggers(sql: pg.Client, state: 'enable' | 'disable'): Promise<void> {
  await sql.query(`alter table payments ${state} trigger user`);
}

function ratio([without, together]: Pair): number {
  return together / without;
}

function isWithinBudget(small: Measured, large: Measured, writeCost: number): boolean {
  const { medianMilliseconds, growth, shareOfPlainQuery, writeCost: writeBudget } = budgets.dashboard;
  const checks = [
    ['median of the whole dashboard at 1M, ms', large.dashboard.median, medianMilliseconds],
    ['its growth from 1k to 1M', large.dashboard.median / small.dashboard.median, growth],
    [
      'its numbers over HTTP against a plain query',
      large.stats.median / large.plain.median,
      shareOfPlainQuery,
    ],
    ['cost of writing a payment, with against without', writeCost, writeBudget],
  ] as const;
  console.log('');
  printTable(
    ['budget', 'measured', 'allowed', ''],
    checks.map(([what, measured, allowed]) => [what, measured, allowed, measured <= allowed ? 'ok' : 'OVER']),
  );
  return checks.every(([, measured, allowed]) => measured <= allowed);
}

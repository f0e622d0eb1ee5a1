import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { schemaDifference } from '#server/platform/db/schema-difference.ts';
import { randomFrom, RandomHistory } from './random-history.test-helper.ts';

const WRITERS = 6;

let app: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  app = await startApp();
  pool = new pg.Pool({ connectionString: app.config.databaseUrl, max: WRITERS });
  // The pool ends before its connections do, and the database goes with those that are left.
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

/** Each sum as the triggers keep it. */
async function kept() {
  const [users, sales, ends, courses, words] = await Promise.all([
    app.sql('select coalesce(sum(users), 0)::int as users from user_rollups'),
    app.sql(
      `select month::text, currency, sum(count)::int as count, sum(amount)::text as amount, sum(refunded)::text as refunded
         from sales_rollups group by 1, 2 having sum(count) <> 0 order by 1, 2`,
    ),
    app.sql(
      `select day::text, sum(users)::int as users from subscription_end_rollups group by 1 having sum(users) <> 0 order by 1`,
    ),
    app.sql(
      `select state, category, sum(courses)::int as courses from course_rollups
         group by 1, 2 having sum(courses) <> 0 order by 1, 2`,
    ),
    app.sql(
      `select word, sum(courses)::int as courses, sum(named)::int as named from course_words
         group by 1 having sum(courses) <> 0 order by 1`,
    ),
  ]);
  return { users, sales, ends, courses, words };
}

/** Each sum as the tables say, row by row. */
async function counted() {
  const [users, sales, ends, courses, words] = await Promise.all([
    app.sql('select count(*)::int as users from users'),
    app.sql(
      `select date_trunc('month', paid_at at time zone 'UTC')::date::text as month, currency, count(*)::int as count,
           sum(amount)::text as amount, sum(least(amount, refunded_amount + disputed_amount))::text as refunded
         from payments group by 1, 2 order by 1, 2`,
    ),
    app.sql(
      `select (paid_until at time zone 'UTC')::date::text as day, count(*)::int as users
         from (select user_id, max(access_until) as paid_until from subscriptions
           where access_until is not null group by user_id) as people
         group by 1 order by 1`,
    ),
    app.sql(
      `select case when deleted_at is not null then 'TRASH' when published_at is null then 'DRAFT' else 'PUBLISHED' end as state,
           category, count(*)::int as courses
         from courses group by 1, 2 order by 1, 2`,
    ),
    app.sql(
      `select lexeme as word, count(*)::int as courses, (count(*) filter (where weights && '{A,B}'))::int as named
         from courses, unnest(search_vector) group by 1 order by lexeme collate "C"`,
    ),
  ]);
  return { users, sales, ends, courses, words };
}

async function live(history: RandomHistory, transactions: number): Promise<void> {
  const client = await pool.connect();
  try {
    for (let done = 0; done < transactions; done += 1) await history.transaction(client);
  } finally {
    client.release();
  }
}

describe('rollups', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'equal a plain count to the cent after the random history %i of writers at the same time',
    async (seed) => {
      const histories = Array.from({ length: WRITERS }, (_, writer) =>
        live(new RandomHistory(randomFrom(seed * 100 + writer)), 40),
      );
      await Promise.all(histories);
      const plain = await counted();
      expect(plain.sales.length).toBeGreaterThan(5);
      expect(plain.courses.length).toBeGreaterThan(3);
      expect(plain.words.length).toBeGreaterThan(5);
      expect(await kept()).toEqual(plain);
    },
  );

  it('give the numbers of the dashboard and of the payment records that the tables give', async () => {
    const { services } = app.container;
    const actor = { userId: '', role: 'ADMIN', via: { kind: 'session', id: '' } } as const;
    const year = new Date().getUTCFullYear();
    await live(new RandomHistory(randomFrom(99)), 60);
    const [plain] = await app.sql<{ registered: number; subscribed: number; collected: number }>(
      `select (select count(*)::int from users) as registered,
         (select count(distinct user_id)::int from subscriptions where access_until > now()) as subscribed,
         (select sum(amount - least(amount, refunded_amount + disputed_amount))::float8 from payments where currency = 'usd') as collected`,
    );
    expect(await services.stats.overview(actor)).toEqual({
      registeredUsers: plain?.registered,
      subscribedUsers: plain?.subscribed,
      totalRevenue: { amount: (plain?.subscribed ?? 0) * 49_900, currency: 'usd' },
      collected: { amount: plain?.collected, currency: 'usd' },
    });
    for (const each of [year - 1, year, year + 1]) {
      const months = await app.sql<{ month: number; count: number; collected: number }>(
        `select month, count(id)::int as count,
             coalesce(sum(amount - least(amount, refunded_amount + disputed_amount)) filter (where currency = 'usd'), 0)::float8 as collected
           from generate_series(1, 12) as month
           left join payments on extract(month from paid_at at time zone 'UTC') = month
             and extract(year from paid_at at time zone 'UTC') = $1
           group by 1 order by 1`,
        [each],
      );
      const sales = await services.stats.salesOf(actor, each);
      expect(
        sales.months.map(({ month, count, collected }) => ({ month, count, collected: collected.amount })),
      ).toEqual(months);
      expect(sales.count).toBe(months.reduce((sum, { count }) => sum + count, 0));
      if (each === year) {
        const { monthlyCounts } = await services.payments.records(actor, 1);
        expect(monthlyCounts).toEqual(months.map(({ count }) => count));
      }
    }
  });

  it('let registrations at the same time go on without waiting for each other', async () => {
    const register = `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
      select id, now(), 'Somebody', id || '@example.com', '', 'USER', '' from gen_random_uuid() as id`;
    const clients = await Promise.all(Array.from({ length: WRITERS }, () => pool.connect()));
    try {
      for (const client of clients) {
        await client.query(`begin; set local lock_timeout = '1s'`);
        await client.query(register);
      }
      for (const client of clients) await client.query('commit');
    } finally {
      for (const client of clients) client.release(true);
    }
    expect((await kept()).users).toEqual((await counted()).users);
  });

  it('survive a comparison of the schema with the entities', async () => {
    const { up, down } = await schemaDifference(app.container.orm);
    for (const statement of [...up, ...down]) {
      expect(statement).not.toMatch(/trigger|function|rollup|paid_users|payments|access_grants|courses/i);
    }
  });
});

// @slow server/src/stats
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#testing/database.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { schemaDifference } from '#server/platform/db/schema-difference.ts';
import { randomFrom, RandomHistory } from './random-history.test-helper.ts';

const WRITERS = 6;

let app: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  app = await startApp();
  pool = openPool(app.config.databaseUrl ?? '', { max: WRITERS });
  for (const statement of WRITE_DOWN) await app.sql(statement);
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

/** Records each watched piece in a row of its own, because no other table keeps them. */
const WRITE_DOWN = [
  'create table pieces (month date, day date, course_id uuid, lecture_id uuid, seconds float8)',
  `create function write_piece() returns trigger language plpgsql as $$ begin
    insert into pieces select date_trunc('month', new.recorded_at at time zone 'UTC'), new.recorded_at at time zone 'UTC', course_id, new.lecture_id,
      case when tg_op = 'INSERT' then least(new.position, 10) else greatest(0,
        least(new.position - old.position, 2 * extract(epoch from new.recorded_at - old.recorded_at))) end
      from lectures where id = new.lecture_id;
    return null;
  end $$`,
  `create trigger write_piece after insert or update on lecture_progress
    for each row execute function write_piece()`,
];

/** The stored sums of the subscriptions of a month. */
const SUMS = ['started', 'ended', 'renewing', 'expiring'].flatMap((sum) => [sum, `${sum}_amount`]);

/** The sums that the triggers maintain. */
async function kept() {
  const [users, sales, days, ends, courses, words, subscriptions, changes] = await Promise.all([
    app.sql('select coalesce(sum(users), 0)::int as users from user_rollups'),
    app.sql(
      `select month::text, currency, sum(count)::int as count, sum(amount)::text as amount, sum(refunded)::text as refunded
         from sales_rollups group by 1, 2 having sum(count) <> 0 order by 1, 2`,
    ),
    app.sql(
      `select day::text, currency, sum(payments)::int as payments, sum(amount)::text as amount,
           sum(refunded)::text as refunded, sum(started)::int as started
         from sales_day_rollups group by 1, 2 having (sum(payments), sum(started)) <> (0, 0) order by 1, 2`,
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
    app.sql(
      `select id, currency, yearly_amount, started_at, ended_at, period_end, renews from counted_subscriptions
         where ended_at is null or renews or period_end is not null or id in (select id from subscriptions) order by id`,
    ),
    app.sql(
      `select month::text, currency, ${SUMS.map((sum) => `sum(${sum})::text as ${sum}`).join()} from subscription_rollups
         group by 1, 2 having (${SUMS.map((sum) => `sum(${sum})`).join()}) <> (${SUMS.map(() => 0).join()}) order by 1, 2`,
    ),
  ]);
  return { users, sales, days, ends, courses, words, subscriptions, changes };
}

/** The same sums, counted from the rows of the tables. */
async function counted() {
  const [users, sales, days, ends, courses, words, subscriptions, changes] = await Promise.all([
    app.sql('select count(*)::int as users from users'),
    app.sql(
      `select date_trunc('month', paid_at at time zone 'UTC')::date::text as month, currency, count(*)::int as count,
           sum(amount)::text as amount, sum(least(amount, refunded_amount + disputed_amount))::text as refunded
         from payments group by 1, 2 order by 1, 2`,
    ),
    app.sql(
      `select (time at time zone 'UTC')::date::text as day, currency, (count(*) filter (where not starts))::int as payments,
           sum(amount)::text as amount, sum(refunded)::text as refunded, (count(*) filter (where starts))::int as started
         from (select paid_at as time, currency, amount, least(amount, refunded_amount + disputed_amount) as refunded,
             false as starts from payments
           union all select started_at, currency, 0, 0, true from counted_subscriptions) as events
         group by 1, 2 order by 1, 2`,
    ),
    app.sql(
      `select (paid_until at time zone 'UTC')::date::text as day, count(*)::int as users
         from (select user_id, max(access_until) as paid_until from subscriptions
           where access_until is not null and started_at is not null group by user_id) as people
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
    app.sql(
      `select id, currency, yearly_amount, started_at, ended_at,
           case when runs and cancel_at_period_end then least(current_period_end, access_until)
             when runs then current_period_end end as period_end,
           runs and not cancel_at_period_end as renews
         from subscriptions, lateral (select ended_at is null and stripe_status = 'active' as runs) as state
         where started_at is not null and yearly_amount is not null order by id`,
    ),
    app.sql(
      `select date_trunc('month', time at time zone 'UTC')::date::text as month, currency,
           ${SUMS.filter((sum) => !sum.endsWith('_amount'))
             .map(
               (sum) =>
                 `(count(*) filter (where what = '${sum}'))::text as ${sum},
                  coalesce(sum(yearly_amount) filter (where what = '${sum}'), 0)::text as ${sum}_amount`,
             )
             .join()}
         from (select 'started' as what, started_at as time, currency, yearly_amount from counted_subscriptions
           union all select 'ended', ended_at, currency, yearly_amount from counted_subscriptions
           union all select case when renews then 'renewing' else 'expiring' end, period_end, currency, yearly_amount
             from counted_subscriptions) as events
         where time is not null group by 1, 2 order by 1, 2`,
    ),
  ]);
  return { users, sales, days, ends, courses, words, subscriptions, changes };
}

async function live(history: RandomHistory, transactions: number): Promise<void> {
  const client = await pool.connect();
  try {
    for (let done = 0; done < transactions; done += 1) await history.transaction(client);
  } finally {
    client.release();
  }
}

const YEAR_OF = (time: string) => `extract(year from ${time} at time zone 'UTC')::int`;
const seconds = 'round(sum(seconds)::numeric, 3)::text as seconds';
const watchedSomething = 'having round(sum(seconds)::numeric, 3) <> 0 order by 1, 2';

/** Watch time, started and completed courses: the folded sums plus those that are not folded yet. */
async function keptOfWatching() {
  const rollups =
    'select extract(year from month)::int as year, course_id, lecture_id, seconds, begun, finished from watch_rollups';
  return {
    days: await app.sql(
      `select day::text, 1, ${seconds} from watch_day_rollups group by 1 ${watchedSomething}`,
    ),
    months: await app.sql(
      `select month::text, 1, ${seconds} from (select month, seconds from watched_months
         union all select month, seconds from watch_rollups) as sums group by 1 ${watchedSomething}`,
    ),
    lectures: await app.sql(
      `select year, lecture_id, ${seconds} from (select year, lecture_id, seconds from watched_lectures
         union all select year, lecture_id, seconds from (${rollups}) as sums) as sums
         where lecture_id in (select id from lectures) group by 1, 2 ${watchedSomething}`,
    ),
    courses: await app.sql(
      `select year, course_id, sum(begun)::int as begun, sum(finished)::int as finished
         from (select year, course_id, begun, finished from watched_courses
           union all select year, course_id, begun, finished from (${rollups}) as sums) as sums
         where course_id in (select id from courses) group by 1, 2
         having sum(begun) <> 0 or sum(finished) <> 0 order by 1, 2`,
    ),
    learners: await app.sql(
      'select user_id, course_id from course_learners where user_id is not null order by 1, 2',
    ),
  };
}

/** The same, counted from the recorded pieces. */
async function countedOfWatching() {
  return {
    days: await app.sql(`select day::text, 1, ${seconds} from pieces group by 1 ${watchedSomething}`),
    months: await app.sql(`select month::text, 1, ${seconds} from pieces group by 1 ${watchedSomething}`),
    lectures: await app.sql(
      `select extract(year from month)::int as year, lecture_id, ${seconds} from pieces
         where lecture_id in (select id from lectures) group by 1, 2 ${watchedSomething}`,
    ),
    courses: await app.sql(
      `select year, course_id, (count(*) filter (where what = 'begun'))::int as begun,
           (count(*) filter (where what = 'finished'))::int as finished
         from (select 'begun' as what, ${YEAR_OF('begun_at')} as year, course_id from course_learners
           union all select 'finished', ${YEAR_OF('finished_at')}, course_id from course_learners
             where finished_at is not null) as events
         group by 1, 2 order by 1, 2`,
    ),
    learners: await app.sql(
      `select distinct user_id, course_id from lecture_progress join lectures on lectures.id = lecture_id order by 1, 2`,
    ),
  };
}

describe('rollups', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'equal a plain count to the cent after random history %i of parallel writers',
    async (seed) => {
      const histories = Array.from({ length: WRITERS }, (_, writer) =>
        live(new RandomHistory(randomFrom(seed * 100 + writer)), 44),
      );
      const { watching } = app.container.services;
      // Two folds run in parallel, as in two processes.
      await Promise.all([...histories, watching.fold(), watching.fold()]);
      const watched = await countedOfWatching();
      expect(watched.months.length).toBeGreaterThan(0);
      expect(await keptOfWatching()).toEqual(watched);
      await watching.fold();
      expect(await keptOfWatching()).toEqual(watched);
      const plain = await counted();
      expect(plain.sales.length).toBeGreaterThan(5);
      expect(plain.days.length).toBeGreaterThan(5);
      expect(plain.courses.length).toBeGreaterThan(3);
      expect(plain.words.length).toBeGreaterThan(5);
      expect(plain.changes.length).toBeGreaterThan(0);
      expect(await kept()).toEqual(plain);
    },
  );

  it('give the dashboard and the payment records the same numbers as the tables', async () => {
    const { services } = app.container;
    const actor = { userId: '', role: 'ADMIN', via: { kind: 'session', id: '' } } as const;
    const year = new Date().getUTCFullYear();
    await live(new RandomHistory(randomFrom(99)), 60);
    const [plain] = await app.sql<{ registered: number; subscribed: number; collected: number }>(
      `select (select count(*)::int from users) as registered,
         (select count(distinct user_id)::int from subscriptions
            where access_until > now() and started_at is not null) as subscribed,
         (select sum(amount - least(amount, refunded_amount + disputed_amount))::float8 from payments where currency = 'usd') as collected`,
    );
    expect(await services.stats.overview(actor)).toEqual({
      registeredUsers: plain?.registered,
      subscribedUsers: plain?.subscribed,
      totalRevenue: { amount: (plain?.subscribed ?? 0) * 49_900, currency: 'usd' },
      collected: { amount: plain?.collected, currency: 'usd' },
      collectedByCurrency: await app.sql(
        `select sum(amount - least(amount, refunded_amount + disputed_amount))::float8 as amount, currency
           from payments group by currency order by currency = 'usd' desc, currency`,
      ),
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
        const { monthlyCounts } = await services.payments.records(actor, { first: 1 });
        expect(monthlyCounts).toEqual(months.map(({ count }) => count));
      }
    }
  });

  it('do not make parallel registrations wait for each other', async () => {
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

  it('are not part of the difference between schema and entities', async () => {
    const { up, down } = await schemaDifference(app.container.orm);
    for (const statement of [...up, ...down]) {
      expect(statement).not.toMatch(
        /trigger|function|rollup|paid_users|payments|subscriptions|access_grants|courses|watched|learners/i,
      );
    }
  });
});

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Money } from '#shared/money.ts';
import type { Watching } from '#server/progress/watching.ts';

/**
 * Adds the subscriptions of a school that grows for three years, without accounts. Each quarter brings more than the one before. A
 * few are refunded after 9 days, and some end after their first year, of which there were more at first. The others run
 * until the next anniversary, when most of them renew.
 */
const SUBSCRIPTIONS = `with made as (
    insert into counted_subscriptions (id, currency, yearly_amount, started_at, ended_at, period_end, renews)
      select gen_random_uuid(), ?, ?, started_at, ended_at,
          case when ended_at is null then started_at + (ago / 365 + 1) * interval '365 days' end,
          ended_at is null and number % 17 <> 3
        from generate_series(1, 140) as number,
          lateral (select 2 + floor(1080 * (1 - sqrt(number / 141.0)))::int as ago) as age,
          lateral (select ?::timestamptz - ago * interval '1 day' as started_at) as start,
          lateral (select case
            when ago > 9 and number % 20 = 7 then started_at + interval '9 days'
            when ago > 730 and number % 3 = 0 or ago > 365 and number % 6 = 0 then started_at + interval '365 days'
          end as ended_at) as stay
      returning id
  ) insert into demo_marks (id) select id from made`;

/** Triggers write only shards from 0 on, so the invented sums in this one can be deleted without counting them again. */
const SHARD = -1;

/** The yearly payments of these subscriptions until now. Those that ended within 10 days were refunded. */
const PAID = `select currency, yearly_amount as amount, paid_at,
      case when ended_at < started_at + interval '10 days' then yearly_amount else 0 end as refunded
    from counted_subscriptions, generate_series(0, 3) as year,
      lateral (select started_at + year * interval '365 days' as paid_at) as payment
    where id in (select id from demo_marks) and paid_at < least(ended_at, ?::timestamptz)`;

/** The sums of these payments, by month and by day. */
const SALES = [
  `insert into sales_rollups (month, currency, shard, count, amount, refunded)
     select date_trunc('month', paid_at at time zone 'UTC')::date, currency, ${SHARD}, count(*), sum(amount), sum(refunded)
       from (${PAID}) as paid group by 1, 2`,
  `insert into sales_day_rollups (day, currency, shard, payments, amount, refunded, started)
     select (paid_at at time zone 'UTC')::date, currency, ${SHARD}, count(*), sum(amount), sum(refunded), 0
       from (${PAID}) as paid group by 1, 2`,
];

/** Adds learners who started a course, more of them in recent months. 40 % of those who had 20 days completed it. */
const LEARNERS = `with made as (
    insert into course_learners (id, course_id, begun_at, finished_at)
      select gen_random_uuid(), course.id, begun_at,
          case when ago > 20 and (number + place) % 5 < 2 then begun_at + interval '20 days' end
        from (select id, row_number() over (order by created_at, id) as place from courses) as course,
          generate_series(1, 8 + place * 5 % 17) as number,
          lateral (select ((number * 37 + place * 11) % 640)::int as spread) as drawn,
          lateral (select 1 + spread * spread / 640 as ago) as age,
          lateral (select ?::timestamptz - ago * interval '1 day' as begun_at) as start
      returning id
  ) insert into demo_marks (id) select id from made`;

/** Watch time of these learners: all lectures of a completed course, otherwise the first two. */
const watchedBy = (
  unit: 'month' | 'day',
) => `select date_trunc('${unit}', time at time zone 'UTC')::date as ${unit}, lecture.id as lecture_id, learner.course_id,
      sum(case when what = 'begun' then lecture.duration else 0 end) as seconds,
      count(*) filter (where what = 'begun' and lecture.position = 1) as begun,
      count(*) filter (where what = 'finished' and lecture.position = 1) as finished
    from course_learners learner
    join lectures lecture on lecture.course_id = learner.course_id
      and (lecture.position <= 2 or learner.finished_at is not null),
    lateral (values ('begun', begun_at), ('finished', finished_at)) as event (what, time)
    where time is not null and learner.id in (select id from demo_marks) group by 1, 2, 3`;
const WATCHED = watchedBy('month');

/**
 * Fills the statistics of a demo school with its history, without creating users or payments: only the sums of payments
 * are invented. A repeated call adds nothing and only folds the sums.
 */
export async function seedHistory(
  em: EntityManager,
  { watching, price, now }: { watching: Pick<Watching, 'fold'>; price: Money; now: Date },
): Promise<void> {
  await em.transactional(async (tx) => {
    const [made] = await tx.execute<object[]>(
      'select 1 from counted_subscriptions where id in (select id from demo_marks) limit 1',
    );
    if (made) return;
    await tx.execute(SUBSCRIPTIONS, [price.currency, price.amount, now]);
    for (const sums of SALES) await tx.execute(sums, [now]);
    await tx.execute(LEARNERS, [now]);
    await tx.execute(
      `insert into watch_rollups (month, lecture_id, shard, course_id, seconds, begun, finished)
         select month, lecture_id, 0, course_id, seconds, begun, finished from (${WATCHED}) as watched`,
    );
    await tx.execute(
      `insert into watch_day_rollups (day, shard, seconds)
         select day, ${SHARD}, sum(seconds) from (${watchedBy('day')}) as watched where seconds > 0 group by 1`,
    );
  });
  await watching.fold();
}

// A name of a `with` hides the table of that name in those after it, so the days come before the lectures.
const REMOVE_LEARNERS = `with invented as (
    select *, extract(year from month)::int as year from (${WATCHED}) as watched where course_id = ?
  ), days as (
    update watch_day_rollups as kept set seconds = greatest(0, kept.seconds - gone.seconds)
      from (select day, sum(seconds) as seconds from (${watchedBy('day')}) as watched where course_id = ? group by 1) as gone
      where kept.day = gone.day and kept.shard = ${SHARD}
  ), months as (
    update watched_months as kept set seconds = greatest(0, kept.seconds - gone.seconds)
      from (select month, sum(seconds) as seconds from invented group by 1) as gone where kept.month = gone.month
  ), courses as (
    update watched_courses as kept set seconds = greatest(0, kept.seconds - gone.seconds),
        begun = greatest(0, kept.begun - gone.begun), finished = greatest(0, kept.finished - gone.finished)
      from (
        select year, course_id, sum(seconds) as seconds, sum(begun) as begun, sum(finished) as finished
          from invented group by 1, 2
      ) as gone where kept.year = gone.year and kept.course_id = gone.course_id
  ), lectures as (
    update watched_lectures as kept set seconds = greatest(0, kept.seconds - gone.seconds)
      from (select year, lecture_id, sum(seconds) as seconds from invented group by 1, 2) as gone
      where kept.year = gone.year and kept.lecture_id = gone.lecture_id
  )
  delete from course_learners where course_id = ? and id in (select id from demo_marks)`;

/** Removes the fictional learners of a course and their watch time from the statistics. A repeated call removes nothing. */
export async function removeLearners(em: EntityManager, courseId: string): Promise<void> {
  await em.execute(REMOVE_LEARNERS, [courseId, courseId, courseId]);
}

/**
 * Removes the fictional subscriptions and payments from the statistics, in the transaction of `em`, also those that are
 * set aside because another account at Stripe is in use.
 */
export async function removeSubscriptions(em: EntityManager): Promise<void> {
  await em.execute('delete from counted_subscriptions where id in (select id from demo_marks)');
  await em.execute(`delete from sales_rollups where shard = ${SHARD}`);
  await em.execute(`delete from sales_day_rollups where shard = ${SHARD}`);
  await em.execute(
    `delete from set_aside_rows where table_name = 'counted_subscriptions' and (row ->> 'id')::uuid in (select id from demo_marks)`,
  );
}

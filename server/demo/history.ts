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
const WATCHED = `select date_trunc('month', time at time zone 'UTC')::date as month, lecture.id as lecture_id, learner.course_id,
      sum(case when what = 'begun' then lecture.duration else 0 end) as seconds,
      count(*) filter (where what = 'begun' and lecture.position = 1) as begun,
      count(*) filter (where what = 'finished' and lecture.position = 1) as finished
    from course_learners learner
    join lectures lecture on lecture.course_id = learner.course_id
      and (lecture.position <= 2 or learner.finished_at is not null),
    lateral (values ('begun', begun_at), ('finished', finished_at)) as event (what, time)
    where time is not null and learner.id in (select id from demo_marks) group by 1, 2, 3`;

/**
 * Fills the statistics of a demo school with its history, without creating users or payments. A repeated call adds nothing
 * and only folds the sums.
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
    await tx.execute(LEARNERS, [now]);
    await tx.execute(
      `insert into watch_rollups (month, lecture_id, shard, course_id, seconds, begun, finished)
         select month, lecture_id, 0, course_id, seconds, begun, finished from (${WATCHED}) as watched`,
    );
  });
  await watching.fold();
}

const REMOVE_LEARNERS = `with invented as (
    select *, extract(year from month)::int as year from (${WATCHED}) as watched where course_id = ?
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
  await em.execute(REMOVE_LEARNERS, [courseId, courseId]);
}

/**
 * Removes the fictional subscriptions from the statistics, in the transaction of `em`, also those that are set aside because another
 * account at Stripe is in use.
 */
export async function removeSubscriptions(em: EntityManager): Promise<void> {
  await em.execute('delete from counted_subscriptions where id in (select id from demo_marks)');
  await em.execute(
    `delete from set_aside_rows where table_name = 'counted_subscriptions' and (row ->> 'id')::uuid in (select id from demo_marks)`,
  );
}

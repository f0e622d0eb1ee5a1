import type { EntityManager } from '@mikro-orm/postgresql';
import type { Money } from '#shared/money.ts';
import type { Watching } from '#server/progress/watching.ts';

/** What is left of members who have deleted their accounts: each paid, and went after some months. */
const SUBSCRIPTIONS = `insert into counted_subscriptions (id, currency, yearly_amount, started_at, ended_at, renews)
  select gen_random_uuid(), ?, ?, ?::timestamptz - ago * interval '1 day', ?::timestamptz - stayed * interval '1 day', false
    from generate_series(1, 60) as number,
      lateral (select 60 + number * 11 % 640 as ago) as begun,
      lateral (select 5 + number * 53 % (ago - 25) as stayed) as ended`;

/** Some began each course, and four of ten finished it after three weeks. */
const LEARNERS = `insert into course_learners (id, course_id, begun_at, finished_at)
  select gen_random_uuid(), course.id, begun_at, case when (number + place) % 5 < 2 then begun_at + interval '20 days' end
    from (select id, row_number() over (order by created_at, id) as place from courses) as course,
      generate_series(1, 8 + place * 5 % 17) as number, lateral (
        select ?::timestamptz - (25 + (number * 37 + place * 11) % 640) * interval '1 day' as begun_at
      ) as begun`;

/** Who finished a course has watched all of it, the others its first two lectures. */
const WATCHED = `insert into watch_rollups (month, lecture_id, shard, course_id, seconds, begun, finished)
  select date_trunc('month', time at time zone 'UTC')::date, lecture.id, 0, learner.course_id,
      sum(case when what = 'begun' then lecture.duration else 0 end),
      count(*) filter (where what = 'begun' and lecture.position = 1),
      count(*) filter (where what = 'finished' and lecture.position = 1)
    from course_learners learner
    join lectures lecture on lecture.course_id = learner.course_id
      and (lecture.position <= 2 or learner.finished_at is not null),
    lateral (values ('begun', begun_at), ('finished', finished_at)) as event (what, time)
    where time is not null group by 1, 2, 4`;

/** Gives the statistics of a demo school two years to show, without a person or a payment that is not there. */
export async function seedHistory(
  em: EntityManager,
  { watching, price, now }: { watching: Watching; price: Money; now: Date },
): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.execute(SUBSCRIPTIONS, [price.currency, price.amount, now, now]);
    await tx.execute(LEARNERS, [now]);
    await tx.execute(WATCHED);
  });
  await watching.fold();
}

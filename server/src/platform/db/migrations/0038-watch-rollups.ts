import { Migration } from '@mikro-orm/migrations';
import { triggerFunction, triggers } from './0004-ledger-rollups.ts';

/** A position is first saved after some seconds of watching, or after a jump that nobody watched. */
const FIRST_SECONDS = 10;
/** The fastest that a video plays. */
const FASTEST = 2;

/** Of a lecture that counts for a course. */
const IS_SHOWN = 'lecture.deleted_at is null and lecture.video_key is not null and not lecture.is_draft';

const monthOf = (time: string) => `date_trunc('month', ${time} at time zone 'UTC')::date`;

/** Adds to the sums of lectures and months, in the rows of one shard, which a job brings to where they are read. */
const addToRollups = (
  sums: string,
) => `insert into watch_rollups as rollup (month, lecture_id, shard, course_id, seconds, begun, finished)
    select month, lecture_id, lectern_rollup_shard(), course_id, seconds, begun, finished from (${sums}) as sums
      where (seconds, begun, finished) <> (0, 0, 0) order by month, lecture_id
    on conflict (month, lecture_id, shard) do update set seconds = rollup.seconds + excluded.seconds,
      begun = rollup.begun + excluded.begun, finished = rollup.finished + excluded.finished`;

/**
 * What of a save was watched: by how much the position went forward, and never more than plays in the time between. Positions are saved
 * all the time, so that this is all that most saves cost. Somebody begins a course with the first lecture of it, and finishes it with the
 * last that is done of those it has then, once: lectures that come later take that from nobody. The row is locked before the
 * lectures are looked at, so that of two that are done at once the second sees the first. What was watched stays when the account goes.
 */
const followProgress = triggerFunction(
  'lectern_follow_progress',
  `if not exists (select from added) then return null; end if;
  if tg_op = 'INSERT' then
    with learners as (
      insert into course_learners (id, course_id, user_id, begun_at)
        select gen_random_uuid(), lecture.course_id, added.user_id, min(added.recorded_at)
          from added join lectures lecture on lecture.id = added.lecture_id group by 2, 3 order by 3, 2
        on conflict do nothing
        returning course_id, user_id, begun_at
    )
    ${addToRollups(`select month, lecture_id, course_id, sum(seconds) as seconds, sum(begun)::int as begun, 0 as finished from (
        select ${monthOf('added.recorded_at')} as month, added.lecture_id, lecture.course_id,
            least(added.position, ${FIRST_SECONDS}) as seconds, 0 as begun
          from added join lectures lecture on lecture.id = added.lecture_id
        union all
        (select distinct on (learners.course_id, learners.user_id)
            ${monthOf('learners.begun_at')}, added.lecture_id, learners.course_id, 0, 1
          from learners join added on added.user_id = learners.user_id
          join lectures lecture on lecture.id = added.lecture_id and lecture.course_id = learners.course_id)
      ) as happened group by 1, 2, 3`)};
    select array_agg(user_id), array_agg(lecture_id) into people, done from added where done_at is not null;
  else
    ${addToRollups(`select ${monthOf('added.recorded_at')} as month, added.lecture_id, lecture.course_id, 0 as begun, 0 as finished,
          sum(greatest(0, least(added.position - removed.position,
            ${FASTEST} * extract(epoch from added.recorded_at - removed.recorded_at)))) as seconds
        from added join removed using (id) join lectures lecture on lecture.id = added.lecture_id
        where added.position > removed.position and added.recorded_at > removed.recorded_at
        group by 1, 2, 3`)};
    select array_agg(added.user_id), array_agg(added.lecture_id) into people, done
      from added join removed using (id) where added.done_at is not null and removed.done_at is null;
  end if;
  if people is null then return null; end if;
  perform from course_learners learner
    where (learner.user_id, learner.course_id) in (
      select user_id, course_id from unnest(people, done) as pair (user_id, lecture_id) join lectures lecture on lecture.id = pair.lecture_id)
    order by user_id, course_id for update;
  with finished as (
    update course_learners learner set finished_at = last.at
      from (
        select distinct on (pair.user_id, lecture.course_id) pair.user_id, pair.lecture_id, lecture.course_id, progress.done_at as at
          from unnest(people, done) as pair (user_id, lecture_id)
          join lectures lecture on lecture.id = pair.lecture_id
          join lecture_progress progress on progress.user_id = pair.user_id and progress.lecture_id = pair.lecture_id
          order by pair.user_id, lecture.course_id, progress.done_at desc
      ) as last
      where learner.user_id = last.user_id and learner.course_id = last.course_id and learner.finished_at is null
        and not exists (
          select from lectures lecture
          left join lecture_progress progress on progress.lecture_id = lecture.id and progress.user_id = last.user_id
          where lecture.course_id = last.course_id and ${IS_SHOWN} and progress.done_at is null
        )
      returning last.at, last.lecture_id, last.course_id
  )
  ${addToRollups(`select ${monthOf('at')} as month, lecture_id, course_id, 0 as seconds, 0 as begun, count(*)::int as finished
      from finished group by 1, 2, 3`)};`,
  'declare\n  people uuid[];\n  done uuid[];\n',
);

/** Until now nobody wrote down what was watched: it counts as far as people are, in the month of their last visit. */
const fill = [
  `insert into course_learners (id, course_id, user_id, begun_at, finished_at)
    select gen_random_uuid(), lecture.course_id, progress.user_id, min(progress.created_at),
        case when count(progress.done_at) filter (where ${IS_SHOWN}) = course.lectures then max(progress.done_at) end
      from lecture_progress progress join lectures lecture on lecture.id = progress.lecture_id
      join (select course_id, count(*) filter (where ${IS_SHOWN}) as lectures from lectures lecture group by 1) as course
        on course.course_id = lecture.course_id
      group by 2, 3, course.lectures`,
  `insert into watch_rollups (month, lecture_id, shard, course_id, seconds, begun, finished)
    select ${monthOf('progress.recorded_at')}, lecture.id, 0, lecture.course_id,
        sum(case when done_at is not null and marked_at is null then lecture.duration else progress.position end), 0, 0
      from lecture_progress progress join lectures lecture on lecture.id = progress.lecture_id group by 1, 2, 4`,
  ...['begun', 'finished'].map(
    (what) => `insert into watched_courses as watched (year, course_id, seconds, begun, finished)
      select extract(year from ${what}_at at time zone 'UTC'), course_id, 0,
          ${what === 'begun' ? 'count(*), 0' : '0, count(*)'}
        from course_learners where ${what}_at is not null group by 1, 2
      on conflict (year, course_id) do update set begun = watched.begun + excluded.begun, finished = watched.finished + excluded.finished`,
  ),
];

/** What is watched, and who begins and finishes courses, are sums that are kept. */
export class Migration0038 extends Migration {
  override up(): void {
    this.addSql(
      'create table "course_learners" ("id" uuid not null, "course_id" uuid not null, "user_id" uuid null, "begun_at" timestamptz not null, "finished_at" timestamptz null, primary key ("id"))',
    );
    this.addSql(
      'alter table "course_learners" add constraint "course_learners_user_id_course_id_unique" unique ("user_id", "course_id")',
    );
    this.addSql('create index "course_learners_course_id_index" on "course_learners" ("course_id")');
    this.addSql(
      'alter table "course_learners" add constraint "course_learners_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "course_learners" add constraint "course_learners_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'create table "watch_rollups" ("month" date not null, "lecture_id" uuid not null, "shard" smallint not null, "course_id" uuid not null, "seconds" double precision not null, "begun" int not null, "finished" int not null, primary key ("month", "lecture_id", "shard"))',
    );
    this.addSql(
      'create table "watched_months" ("month" date not null, "seconds" double precision not null, primary key ("month"))',
    );
    this.addSql(
      'create table "watched_courses" ("year" int not null, "course_id" uuid not null, "seconds" double precision not null, "begun" int not null, "finished" int not null, primary key ("year", "course_id"))',
    );
    this.addSql('create index "watched_courses_course_id_index" on "watched_courses" ("course_id")');
    this.addSql(
      'create index "watched_courses_year_seconds_course_id_index" on "watched_courses" ("year", "seconds", "course_id")',
    );
    this.addSql(
      'alter table "watched_courses" add constraint "watched_courses_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade',
    );
    this.addSql(
      'create table "watched_lectures" ("year" int not null, "lecture_id" uuid not null, "seconds" double precision not null, primary key ("year", "lecture_id"))',
    );
    this.addSql('create index "watched_lectures_lecture_id_index" on "watched_lectures" ("lecture_id")');
    this.addSql(
      'create index "watched_lectures_year_seconds_lecture_id_index" on "watched_lectures" ("year", "seconds", "lecture_id")',
    );
    this.addSql(
      'alter table "watched_lectures" add constraint "watched_lectures_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on delete cascade',
    );
    this.addSql(followProgress);
    // Whoever saves a position meanwhile waits: what came before the trigger and after the filling would be missed.
    this.addSql('lock table "lecture_progress" in share row exclusive mode');
    for (const trigger of triggers('lecture_progress', 'lectern_follow_progress', ['insert', 'update'])) {
      this.addSql(trigger);
    }
    for (const statement of fill) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop function lectern_follow_progress() cascade');
    for (const table of [
      'watched_lectures',
      'watched_courses',
      'watched_months',
      'watch_rollups',
      'course_learners',
    ]) {
      this.addSql(`drop table "${table}"`);
    }
  }
}

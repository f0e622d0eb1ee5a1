import { Migration } from '@mikro-orm/migrations';
import { dropSalesByDay, salesByDay } from './0113-sales-by-day.ts';

/** Adds the watched seconds of a statement to the sums of their days. They are counted as in `watch_rollups`. */
const addSeconds = (seconds: string): string => `
    insert into watch_day_rollups as rollup (day, shard, seconds)
      select day, lectern_rollup_shard(), watched.seconds
        from (select (added.recorded_at at time zone 'UTC')::date as day, ${seconds} group by 1) as watched
        where watched.seconds <> 0
        order by day
      on conflict (day, shard) do update set seconds = rollup.seconds + excluded.seconds;`;

const ROLL_UP_WATCHING = `create function lectern_roll_up_watching_by_day() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then${addSeconds('sum(least(added.position, 10)) as seconds from added')}
  else${addSeconds(`sum(greatest(0, least(added.position - removed.position,
            2 * extract(epoch from added.recorded_at - removed.recorded_at)))) as seconds
          from added join removed using (id)
          where added.position > removed.position and added.recorded_at > removed.recorded_at`)}
  end if;
  return null;
end $$`;

/**
 * Adds the sums of started subscriptions and of watched seconds by day, and fills them. The seconds of earlier days are
 * only known by month: they are spread evenly over its days.
 */
export class Migration0114 extends Migration {
  override up(): void {
    this.addSql(
      'create table "watch_day_rollups" ("day" date not null, "shard" smallint not null, "seconds" double precision not null, primary key ("day", "shard"))',
    );
    for (const sql of salesByDay('counted_subscriptions', 'started_at', { started: 'sum(sign)' }))
      this.addSql(sql);
    this.addSql(
      `insert into sales_day_rollups as rollup (day, currency, shard, payments, amount, refunded, started)
         select (started_at at time zone 'UTC')::date, currency, 0, 0, 0, 0, count(*)
           from counted_subscriptions group by 1, 2
       on conflict (day, currency, shard) do update set started = rollup.started + excluded.started`,
    );
    this.addSql(ROLL_UP_WATCHING);
    this.addSql(
      `create trigger lecture_progress_roll_up_by_day_insert after insert on lecture_progress
         referencing new table as added for each statement execute function lectern_roll_up_watching_by_day()`,
    );
    this.addSql(
      `create trigger lecture_progress_roll_up_by_day_update after update on lecture_progress
         referencing old table as removed new table as added
         for each statement execute function lectern_roll_up_watching_by_day()`,
    );
    this.addSql(
      `insert into watch_day_rollups (day, shard, seconds)
         select day::date, 0, seconds / count(*) over (partition by month)
           from (
             select month, sum(seconds) as seconds from (
               select month, seconds from watched_months union all select month, seconds from watch_rollups
             ) as sums group by 1
           ) as months, generate_series(month::timestamp,
             least(month + interval '1 month' - interval '1 day', greatest(month, (now() at time zone 'UTC')::date)::timestamp),
             interval '1 day') as day
           where seconds > 0`,
    );
  }

  override down(): void {
    this.addSql('drop function lectern_roll_up_watching_by_day() cascade');
    this.addSql('drop table "watch_day_rollups"');
    this.addSql(dropSalesByDay('counted_subscriptions'));
    this.addSql('update sales_day_rollups set started = 0');
  }
}

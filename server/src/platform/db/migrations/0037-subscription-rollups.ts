import { Migration } from '@mikro-orm/migrations';
import { byOperation, triggerFunction, triggers } from './0004-ledger-rollups.ts';

/**
 * Keeps what of each subscription counts. A row outlives the account that its subscription is deleted with, as payments do, and has
 * ended then; it names nobody.
 */
const countSubscriptions = triggerFunction(
  'lectern_count_subscriptions',
  `if tg_op = 'DELETE' then
    update counted_subscriptions as counted
      set ended_at = coalesce(counted.ended_at, greatest(counted.started_at, now())), period_end = null, renews = false
      from removed where counted.id = removed.id;
    return null;
  end if;
  delete from counted_subscriptions as counted using added
    where counted.id = added.id and (added.started_at is null or added.yearly_amount is null);
  insert into counted_subscriptions as counted (id, currency, yearly_amount, started_at, ended_at, period_end, renews)
    select id, currency, yearly_amount, started_at, ended_at,
        case when ended_at is null and stripe_status = 'active'
          then case when cancel_at_period_end then least(current_period_end, access_until) else current_period_end end end,
        ended_at is null and stripe_status = 'active' and not cancel_at_period_end
      from added where started_at is not null and yearly_amount is not null order by id
    on conflict (id) do update set currency = excluded.currency, yearly_amount = excluded.yearly_amount,
        started_at = excluded.started_at, ended_at = excluded.ended_at, period_end = excluded.period_end, renews = excluded.renews
      where (counted.currency, counted.yearly_amount, counted.started_at, counted.ended_at, counted.period_end, counted.renews)
        is distinct from
        (excluded.currency, excluded.yearly_amount, excluded.started_at, excluded.ended_at, excluded.period_end, excluded.renews);`,
);

const monthOf = (time: string) => `date_trunc('month', ${time} at time zone 'UTC')::date`;

/** A subscription counts in the month in which it started, in that in which it ended, and in that of the end of its period. */
const rollUpSubscriptions = triggerFunction(
  'lectern_roll_up_subscriptions',
  byOperation(
    (changes) => `insert into subscription_rollups as rollup (month, currency, shard,
        started, started_amount, ended, ended_amount, renewing, renewing_amount, expiring, expiring_amount)
      select month, currency, lectern_rollup_shard(), changed.started, changed.started_amount, changed.ended,
          changed.ended_amount, changed.renewing, changed.renewing_amount, changed.expiring, changed.expiring_amount
        from (
          select month, currency,
              sum(started) as started, sum(started * yearly_amount::bigint) as started_amount,
              sum(ended) as ended, sum(ended * yearly_amount::bigint) as ended_amount,
              sum(renewing) as renewing, sum(renewing * yearly_amount::bigint) as renewing_amount,
              sum(expiring) as expiring, sum(expiring * yearly_amount::bigint) as expiring_amount
            from (${changes}) as changes, lateral (values
              (${monthOf('started_at')}, sign, 0, 0, 0),
              (${monthOf('ended_at')}, 0, sign, 0, 0),
              (${monthOf('period_end')}, 0, 0, case when renews then sign else 0 end, case when renews then 0 else sign end)
            ) as counted (month, started, ended, renewing, expiring)
            where month is not null group by 1, 2
        ) as changed
        where (started, started_amount, ended, ended_amount, renewing, renewing_amount, expiring, expiring_amount)
          <> (0, 0, 0, 0, 0, 0, 0, 0)
        order by month, currency
      on conflict (month, currency, shard) do update set
        started = rollup.started + excluded.started, started_amount = rollup.started_amount + excluded.started_amount,
        ended = rollup.ended + excluded.ended, ended_amount = rollup.ended_amount + excluded.ended_amount,
        renewing = rollup.renewing + excluded.renewing, renewing_amount = rollup.renewing_amount + excluded.renewing_amount,
        expiring = rollup.expiring + excluded.expiring, expiring_amount = rollup.expiring_amount + excluded.expiring_amount`,
  ),
);

/**
 * What is there already, as well as it is known: a subscription started with its first payment and brings what its last one was; one that is
 * over ended when that was asked for at once, else with its period. Stripe says it exactly when the customer is brought up to date next.
 */
const fillSubscriptions = `update subscriptions as subscription
  set started_at = known.started_at, ended_at = known.ended_at, yearly_amount = known.amount, currency = known.currency
  from (
    select subscriptions.id,
        coalesce(first.paid_at, case when paid_until is not null then subscriptions.created_at end) as started_at,
        case when stripe_status in ('canceled', 'incomplete_expired', 'unpaid')
          then coalesce(stopped.at, least(current_period_end, now())) end as ended_at,
        last.amount, last.currency
      from subscriptions
      left join lateral (
        select min(paid_at) as paid_at from payments
          where payments.user_id = subscriptions.user_id
            and payments.stripe_subscription_id = subscriptions.stripe_subscription_id
      ) as first on true
      left join lateral (
        select amount, currency from payments where payments.user_id = subscriptions.user_id
          order by (payments.stripe_subscription_id = subscriptions.stripe_subscription_id) desc nulls last, paid_at desc limit 1
      ) as last on true
      left join lateral (
        select max(closed_at) as at from cancellation_requests
          where subscription_id = subscriptions.id and kind = 'AT_ONCE'
      ) as stopped on true
  ) as known
  where known.id = subscription.id and known.started_at is not null and known.amount is not null`;

/** Recurring revenue, new, ended and coming subscriptions are sums that are kept. */
export class Migration0037 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "subscriptions" add "started_at" timestamptz null, add "ended_at" timestamptz null, add "yearly_amount" int null, add "currency" text null',
    );
    this.addSql(
      'create table "counted_subscriptions" ("id" uuid not null, "currency" text not null, "yearly_amount" int not null, "started_at" timestamptz not null, "ended_at" timestamptz null, "period_end" timestamptz null, "renews" boolean not null, primary key ("id"))',
    );
    this.addSql(
      'create table "subscription_rollups" ("month" date not null, "currency" text not null, "shard" smallint not null, "started" int not null, "started_amount" bigint not null, "ended" int not null, "ended_amount" bigint not null, "renewing" int not null, "renewing_amount" bigint not null, "expiring" int not null, "expiring_amount" bigint not null, primary key ("month", "currency", "shard"))',
    );
    this.addSql(countSubscriptions);
    this.addSql(rollUpSubscriptions);
    for (const trigger of triggers('counted_subscriptions', 'lectern_roll_up_subscriptions')) {
      this.addSql(trigger);
    }
    for (const trigger of triggers('subscriptions', 'lectern_count_subscriptions')) {
      this.addSql(trigger.replace('_roll_up_', '_count_'));
    }
    this.addSql(fillSubscriptions);
  }

  override down(): void {
    this.addSql('drop function lectern_count_subscriptions() cascade');
    this.addSql('drop function lectern_roll_up_subscriptions() cascade');
    this.addSql('drop table "subscription_rollups"');
    this.addSql('drop table "counted_subscriptions"');
    this.addSql(
      'alter table "subscriptions" drop column "started_at", drop column "ended_at", drop column "yearly_amount", drop column "currency"',
    );
  }
}

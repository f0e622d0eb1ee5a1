import { Migration } from '@mikro-orm/migrations';

/** Until when a subscription counts as paid: not in a free period, and not for free while its collection is paused. */
const PAID_UNTIL = `case when started_at is null then null when collection_paused then least(access_until, paid_until)
          else access_until end`;
/** The columns of a subscription that this depends on. */
const SEEN = 'user_id, access_until, paid_until, started_at is null, collection_paused';

const FOLLOW = `create or replace function lectern_follow_subscriptions() returns trigger language plpgsql as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct user_id order by user_id) into touched from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct user_id order by user_id) into touched from removed;
  else
    select array_agg(distinct user_id order by user_id) into touched from (
      (select ${SEEN} from added except all select ${SEEN} from removed)
      union all
      (select ${SEEN} from removed except all select ${SEEN} from added)
    ) as changes;
  end if;
  if touched is null then return null; end if;
  insert into paid_users as known (user_id)
    select id from users where id = any(touched) order by id
    on conflict (user_id) do update set paid_until = known.paid_until;
  update paid_users set paid_until = current.paid_until
    from (
      select person.user_id, max(${PAID_UNTIL}) as paid_until
        from unnest(touched) as person (user_id)
        left join subscriptions on subscriptions.user_id = person.user_id
        group by person.user_id
    ) as current
    where paid_users.user_id = current.user_id and paid_users.paid_until is distinct from current.paid_until;
  return null;
end $$`;

/** The function of the baseline. */
const FOLLOW_BEFORE = `create or replace function lectern_follow_subscriptions() returns trigger language plpgsql as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct user_id order by user_id) into touched from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct user_id order by user_id) into touched from removed;
  else
    select array_agg(distinct user_id order by user_id) into touched from (
      (select user_id, access_until from added
        except all select user_id, access_until from removed)
      union all
      (select user_id, access_until from removed
        except all select user_id, access_until from added)
    ) as changes;
  end if;
  if touched is null then return null; end if;
  insert into paid_users as known (user_id)
    select id from users where id = any(touched) order by id
    on conflict (user_id) do update set paid_until = known.paid_until;
  update paid_users set paid_until = current.paid_until
    from (
      select person.user_id, max(access_until) as paid_until
        from unnest(touched) as person (user_id)
        left join subscriptions on subscriptions.user_id = person.user_id
        group by person.user_id
    ) as current
    where paid_users.user_id = current.user_id and paid_users.paid_until is distinct from current.paid_until;
  return null;
end $$`;

/** Columns that the API does not show. */
const NOT_SHOWN = ['collection_paused', 'draft_since', 'draft_cause'];

const followUpdates = (ignored: readonly string[]) =>
  `create or replace trigger subscriptions_updated before insert or update on "subscriptions" for each row
    execute function lectern_updated(${ignored.map((column) => `'${column}'`).join(', ')})`;

/** Drafts of invoices and paused collections. Free periods do not count as paid any more. */
export class Migration0081 extends Migration {
  override up(): void {
    this.addSql('alter table "subscriptions" add column "collection_paused" boolean not null default false');
    this.addSql('alter table "subscriptions" add column "draft_since" timestamptz null');
    this.addSql('alter table "subscriptions" add column "draft_cause" text null');
    this.addSql(
      'create index "subscriptions_free_index" on "subscriptions" (access_until) where started_at is null or collection_paused',
    );
    this.addSql(followUpdates(['renewal_announced_for', ...NOT_SHOWN]));
    this.addSql(FOLLOW);
    // Triggers of this table correct the sums.
    this.addSql(`update paid_users set paid_until = current.paid_until
      from (select user_id, max(${PAID_UNTIL}) as paid_until from subscriptions group by user_id) as current
      where paid_users.user_id = current.user_id and paid_users.paid_until is distinct from current.paid_until`);
  }

  override down(): void {
    this.addSql(FOLLOW_BEFORE);
    this.addSql(`update paid_users set paid_until = current.paid_until
      from (select user_id, max(access_until) as paid_until from subscriptions group by user_id) as current
      where paid_users.user_id = current.user_id and paid_users.paid_until is distinct from current.paid_until`);
    this.addSql(followUpdates(['renewal_announced_for']));
    for (const column of NOT_SHOWN) this.addSql(`alter table "subscriptions" drop column "${column}"`);
    this.addSql('drop index "subscriptions_free_index"');
  }
}

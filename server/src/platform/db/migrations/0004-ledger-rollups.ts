/** Rows that a sum is spread over: so many transactions write at once without waiting for each other. */
const SHARDS = 16;
/** Any fixed number, with the shard as its second part. */
const SHARD_LOCK = 7_226_106;

/**
 * A shard that this transaction alone writes to until its end, always the same one. The first free one is taken, so a
 * quiet school keeps its sums in a row each. Owning one before touching its rows, transactions cannot lock each other
 * out; only when all are taken one waits for another.
 */
const shardFunction = `create function lectern_rollup_shard() returns smallint language plpgsql as $$
declare
  mine text := current_setting('lectern.rollup_shard', true);
  candidate int;
begin
  if mine <> '' then return mine; end if;
  for candidate in 0..${SHARDS - 1} loop
    if pg_try_advisory_xact_lock(${SHARD_LOCK}, candidate) then
      perform set_config('lectern.rollup_shard', candidate::text, true);
      return candidate;
    end if;
  end loop;
  candidate := pg_backend_pid() % ${SHARDS};
  perform pg_advisory_xact_lock(${SHARD_LOCK}, candidate);
  perform set_config('lectern.rollup_shard', candidate::text, true);
  return candidate;
end $$`;

/** The same addition for what a statement added, removed or changed; the changes come with a sign of 1 or -1. */
export function byOperation(addition: (changes: string) => string): string {
  const added = 'select *, 1 as sign from added';
  const removed = 'select *, -1 as sign from removed';
  return `if tg_op = 'INSERT' then
    ${addition(added)};
  elsif tg_op = 'DELETE' then
    ${addition(removed)};
  else
    ${addition(`${added} union all ${removed}`)};
  end if;`;
}

export const triggerFunction = (name: string, body: string, declarations = '') =>
  `create function ${name}() returns trigger language plpgsql as $$
${declarations}begin
  ${body}
  return null;
end $$`;

export function triggers(table: string, call: string, operations = ['insert', 'update', 'delete']): string[] {
  const rows: Record<string, string> = {
    insert: 'new table as added',
    update: 'old table as removed new table as added',
    delete: 'old table as removed',
  };
  return operations.map(
    (operation) =>
      `create trigger ${table}_roll_up_${operation} after ${operation} on ${table}
        referencing ${rows[operation]} for each statement execute function ${call}()`,
  );
}

const rollUpUsers = triggerFunction(
  'lectern_roll_up_users',
  byOperation(
    (changes) => `insert into user_rollups as rollup (shard, users)
      select lectern_rollup_shard(), changed.users
        from (select sum(sign) as users from (${changes}) as changes) as changed
        where changed.users <> 0
      on conflict (shard) do update set users = rollup.users + excluded.users`,
  ),
);

/**
 * A refund belongs to the month of its payment.
 * @param refunded SQL for what went back of a payment
 */
export const rollUpPayments = (refunded: string) =>
  triggerFunction(
    'lectern_roll_up_payments',
    byOperation(
      (changes) => `insert into sales_rollups as rollup (month, currency, shard, count, amount, refunded)
      select month, currency, lectern_rollup_shard(), changed.count, changed.amount, changed.refunded
        from (
          select date_trunc('month', paid_at at time zone 'UTC')::date as month, currency,
              sum(sign) as count, sum(sign * amount::bigint) as amount, sum(sign * (${refunded})::bigint) as refunded
            from (${changes}) as changes group by 1, 2
        ) as changed
        where changed.count <> 0 or changed.amount <> 0 or changed.refunded <> 0
        order by month, currency
      on conflict (month, currency, shard) do update set
        count = rollup.count + excluded.count,
        amount = rollup.amount + excluded.amount,
        refunded = rollup.refunded + excluded.refunded`,
    ),
  );

const rollUpPaidUsers = triggerFunction(
  'lectern_roll_up_paid_users',
  byOperation(
    (changes) => `insert into subscription_end_rollups as rollup (day, shard, users)
      select day, lectern_rollup_shard(), changed.users
        from (
          select (paid_until at time zone 'UTC')::date as day, sum(sign) as users
            from (${changes}) as changes where paid_until is not null group by 1
        ) as changed
        where changed.users <> 0
        order by day
      on conflict (day, shard) do update set users = rollup.users + excluded.users`,
  ),
);

/**
 * Keeps until when each person has paid: several subscriptions of one person count once. The rows are locked before
 * the subscriptions are read, so that of two changes at once the second sees the first. Whoever is being deleted is
 * left to the foreign key.
 * @param watched the columns of a subscription that it depends on
 * @param paidUntil SQL for until when the subscriptions of one person are paid
 */
export const followSubscriptions = (watched: string, paidUntil: string) =>
  triggerFunction(
    'lectern_follow_subscriptions',
    `if tg_op = 'INSERT' then
    select array_agg(distinct user_id order by user_id) into touched from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct user_id order by user_id) into touched from removed;
  else
    select array_agg(distinct user_id order by user_id) into touched from (
      (select user_id, ${watched} from added
        except all select user_id, ${watched} from removed)
      union all
      (select user_id, ${watched} from removed
        except all select user_id, ${watched} from added)
    ) as changes;
  end if;
  if touched is null then return null; end if;
  insert into paid_users as known (user_id)
    select id from users where id = any(touched) order by id
    on conflict (user_id) do update set paid_until = known.paid_until;
  update paid_users set paid_until = current.paid_until
    from (
      select person.user_id, ${paidUntil} as paid_until
        from unnest(touched) as person (user_id)
        left join subscriptions on subscriptions.user_id = person.user_id
        group by person.user_id
    ) as current
    where paid_users.user_id = current.user_id and paid_users.paid_until is distinct from current.paid_until;`,
    'declare\n  touched uuid[];\n',
  );

const REFUNDED = 'refunded_amount';
const WATCHED = 'stripe_status, current_period_end';
const PAID_UNTIL = "max(current_period_end) filter (where stripe_status in ('active', 'trialing'))";

/** The functions and triggers that keep the rollups, and the sums of what is there already. */
export const createRollups = [
  shardFunction,
  rollUpUsers,
  rollUpPayments(REFUNDED),
  rollUpPaidUsers,
  followSubscriptions(WATCHED, PAID_UNTIL),
  ...triggers('users', 'lectern_roll_up_users', ['insert', 'delete']),
  ...triggers('payments', 'lectern_roll_up_payments'),
  ...triggers('paid_users', 'lectern_roll_up_paid_users'),
  ...triggers('subscriptions', 'lectern_follow_subscriptions'),
  'insert into user_rollups (shard, users) select 0, count(*) from users',
  `insert into paid_users (user_id, paid_until)
    select user_id, ${PAID_UNTIL}
      from subscriptions group by user_id`,
];

/** What `replaceRollups` of a later migration is taken back to. */
export const replaceRollups = [rollUpPayments(REFUNDED), followSubscriptions(WATCHED, PAID_UNTIL)].map(
  replacing,
);

/** The same function in place of what has its name. */
export function replacing(createFunction: string): string {
  return createFunction.replace(/^create function/, 'create or replace function');
}

export const dropRollups = [
  'drop function lectern_roll_up_users() cascade',
  'drop function lectern_roll_up_payments() cascade',
  'drop function lectern_roll_up_paid_users() cascade',
  'drop function lectern_follow_subscriptions() cascade',
  'drop function lectern_rollup_shard()',
];

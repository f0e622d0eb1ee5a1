import pg from 'pg';

/** Adds users for each month of last year and this year, until today. */
const PEOPLE = `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
  select gen_random_uuid(), joined, 'Member', 'member-' || row_number() over (order by joined) || '@example.com', '', 'USER', ''
    from generate_series(date_trunc('year', now()) - interval '1 year', now(), interval '1 month') as month,
      unnest('{19,14,16,11,12,8,6,9,24,21,15,12}'::int[]) with ordinality as year (people, number),
      generate_series(1, people) as person, lateral (select month + person * interval '1 day') as day (joined)
    where number = extract(month from month) and joined < now()`;
/** Adds a subscription of one year for seven of ten users. */
const SUBSCRIPTIONS = `insert into subscriptions (id, created_at, user_id, stripe_subscription_id, stripe_status,
    current_period_end, access_until, cancel_at_period_end, started_at, yearly_amount, currency)
  select gen_random_uuid(), created_at, id, 'sub_' || email, 'active', until, until, false, created_at, 49900, 'usd'
    from (select *, created_at + interval '1 year' as until from users where email ~ '^member-\\d*[^048]@') as payers`;
const PAYMENTS = `insert into payments (id, created_at, user_id, stripe_invoice_id, amount, currency, paid_at)
  select gen_random_uuid(), created_at, user_id, 'in_' || user_id, 49900, 'usd', created_at
    from subscriptions where stripe_subscription_id like 'sub_member-%'`;

/** Fills the tables that the dashboard counts, as if the demo school were in its second year. */
export async function fillTwoYears(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of [PEOPLE, SUBSCRIPTIONS, PAYMENTS]) await client.query(statement);
  await client.end();
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, statement } from '#server/platform/db/statements.ts';

/**
 * The tables whose rows come from one Stripe account. A table comes after those that it refers to. A table that refers
 * to one of them is in this list as well, because its rows would be deleted with the others.
 */
export const TABLES_OF_ACCOUNT = [
  'plan_prices',
  'price_changes',
  'customers',
  'subscriptions',
  'price_notices',
  'counted_subscriptions',
  'payments',
  'ledger_lines',
  'refunds',
  'purchase_agreements',
  'checkouts',
  'intents',
  'monthly_ends',
  'stripe_events',
  'stripe_refusals',
  'reconciliations',
] as const;

type TableName = (typeof TABLES_OF_ACCOUNT)[number];

/** A column that is written, and its default, an SQL expression, if it has one. */
interface Column {
  name: string;
  fallback: string | null;
}

/** A column that refers to another table. */
interface Reference {
  column: string;
  target: string;
  key: string;
  /** Whether the column becomes null when the other row is deleted. Otherwise this row is deleted as well. */
  becomesNull: boolean;
}

const COLUMNS = statement<Column>(
  `select quote_ident(attname) as name, pg_get_expr(adbin, adrelid) as fallback
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
);

const REFERENCES = statement<Reference>(
  `select quote_ident(own.attname) as column, confrelid::regclass::text as target,
       quote_ident(other.attname) as key, confdeltype = 'n' as "becomesNull"
     from pg_constraint
     join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
     join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
     where contype = 'f' and conrelid = $1::regclass
     order by own.attnum`,
);

/**
 * Moves the rows of all tables aside, in the transaction of `em`. Triggers keep the sums correct. Rows of other tables
 * that show them, such as access and figures, are those of no account afterwards.
 */
export async function setAside(em: EntityManager, stripeAccountId: string): Promise<void> {
  // The history of subscriptions comes before them, because their deletion would end it.
  const order = TABLES_OF_ACCOUNT.toReversed();
  for (const table of order) {
    await em.execute(
      `with removed as (delete from ${table} returning *)
       insert into set_aside_rows (id, created_at, stripe_account_id, table_name, row, user_id)
         select gen_random_uuid(), now(), ?, ?, to_jsonb(removed), (to_jsonb(removed) ->> 'user_id')::uuid from removed`,
      [stripeAccountId, table],
    );
  }
}

/**
 * Brings the rows of an account back into their tables, in the transaction of `em`. Columns that are newer than the
 * rows get their defaults. What was deleted since is followed as a deletion would be: the customers of deleted accounts
 * are removed at Stripe.
 */
export async function bringBack(em: EntityManager, stripeAccountId: string): Promise<void> {
  // The hourly look at intents carries them out.
  await em.execute(
    `insert into intents (id, created_at, kind, stripe_customer_id, leftovers)
       select gen_random_uuid(), coalesce((aside.row ->> 'left_at')::timestamptz, now()), 'FORGET',
           aside.row ->> 'stripe_customer_id',
           jsonb_build_object('userId', aside.user_id, 'known', coalesce(aside.row -> 'known', '[]'), 'work', '[]'::jsonb)
         from set_aside_rows as aside
         where aside.stripe_account_id = ? and aside.table_name = 'customers'
           and not exists (select from users where users.id = aside.user_id)`,
    [stripeAccountId],
  );
  for (const table of TABLES_OF_ACCOUNT) {
    await em.execute(await insertionOf(em, table), [stripeAccountId, table]);
    await em.execute('delete from set_aside_rows where stripe_account_id = ? and table_name = ?', [
      stripeAccountId,
      table,
    ]);
  }
}

async function insertionOf(em: EntityManager, table: TableName): Promise<string> {
  const columns = await readIn(em, COLUMNS, [table]);
  const references = await readIn(em, REFERENCES, [table]);
  const defaults = columns
    .filter(({ fallback }) => fallback !== null)
    .map(({ name, fallback }) => `${literal(name)}, (${fallback})`);
  const isThere = ({ column, target, key }: Reference) =>
    `exists (select from ${target} as target where target.${key} = restored.${column})`;
  const emptied = new Map(
    references.filter(({ becomesNull }) => becomesNull).map((one) => [one.column, one] as const),
  );
  const values = columns.map(({ name }) => {
    const reference = emptied.get(name);
    return reference ? `case when ${isThere(reference)} then restored.${name} end` : `restored.${name}`;
  });
  const required = references
    .filter(({ becomesNull }) => !becomesNull)
    .map((one) => ` and (restored.${one.column} is null or ${isThere(one)})`);
  return `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
    select ${values.join(', ')}
      from set_aside_rows as aside,
        jsonb_populate_record(null::${table}, jsonb_build_object(${defaults.join(', ')}) || aside.row) as restored
      where aside.stripe_account_id = ? and aside.table_name = ?${required.join('')}
    on conflict do nothing`;
}

/** A quoted name without its quotes, as a text constant of SQL. */
function literal(name: string): string {
  return `'${name.replace(/^"|"$/g, '').replaceAll("'", "''")}'`;
}

const COUNT = statement<{ tableName: string; count: number }>(
  `select table_name as "tableName", count(*)::int as count from set_aside_rows
     where stripe_account_id = $1 and table_name in ('customers', 'payments') group by 1`,
);

/** The number of customers and payments of an account that are set aside. */
export async function countSetAside(
  em: EntityManager,
  stripeAccountId: string,
): Promise<{ customers: number; payments: number }> {
  const rows = await readIn(em, COUNT, [stripeAccountId]);
  const of = (table: TableName) => rows.find(({ tableName }) => tableName === table)?.count ?? 0;
  return { customers: of('customers'), payments: of('payments') };
}

/** Tables whose rows outlive the account of the person. */
const KEPT = `'payments', 'purchase_agreements'`;

/**
 * Removes a person from the rows that are set aside when their account is deleted, in the transaction of `em`. Payments
 * and what was agreed to stay; the agreements end at `now`. The ID of the customer stays with the IDs of the
 * subscriptions, so that `bringBack` can queue the removal of the customer at Stripe.
 */
export async function forgetInRowsAside(em: EntityManager, userId: string, now: Date): Promise<void> {
  await em.execute(
    `delete from set_aside_rows as aside using set_aside_rows as customer
       where customer.table_name = 'customers' and customer.user_id = ?
         and aside.stripe_account_id = customer.stripe_account_id and aside.table_name = 'stripe_events'
         and aside.row ->> 'stripe_customer_id' = customer.row ->> 'stripe_customer_id'`,
    [userId],
  );
  await em.execute(
    `update set_aside_rows set row = row || jsonb_build_object('ended_at', ?::text)
       where user_id = ? and table_name = 'purchase_agreements' and row ->> 'ended_at' is null`,
    [now.toISOString(), userId],
  );
  await em.execute(
    `update set_aside_rows set user_id = null, row = row || '{"user_id": null}' where user_id = ? and table_name in (${KEPT})`,
    [userId],
  );
  await em.execute(
    `update set_aside_rows as customer
       set row = customer.row || jsonb_build_object('left_at', ?::text, 'known',
         (select coalesce(jsonb_agg(aside.row ->> 'stripe_subscription_id'), '[]') from set_aside_rows as aside
            where aside.user_id = customer.user_id and aside.table_name = 'subscriptions'
              and aside.stripe_account_id = customer.stripe_account_id))
       where customer.user_id = ? and customer.table_name = 'customers'`,
    [now.toISOString(), userId],
  );
  await em.execute(`delete from set_aside_rows where user_id = ? and table_name <> 'customers'`, [userId]);
}

/** Deletes agreements that are set aside and whose subscriptions ended before a time. */
export async function deleteAgreementsAside(em: EntityManager, endedBefore: Date): Promise<void> {
  await em.execute(
    `delete from set_aside_rows
       where table_name = 'purchase_agreements' and (row ->> 'ended_at')::timestamptz < ?`,
    [endedBefore],
  );
}

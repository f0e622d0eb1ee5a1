import { Migration } from '@mikro-orm/migrations';

/** The columns of `sales_day_rollups` that are sums. */
const SUMS = ['payments', 'amount', 'refunded', 'started'] as const;
type Sum = (typeof SUMS)[number];

/**
 * Adds the changed rows of a statement to the sums of their days. `sums` has the SQL of each sum of the changes, whose
 * `sign` is 1 or -1; the others stay.
 */
function addToDays(changes: string, day: string, sums: Partial<Record<Sum, string>>): string {
  const changed = SUMS.map((sum) => `${sums[sum] ?? '0'} as ${sum}`);
  return `
    insert into sales_day_rollups as rollup (day, currency, shard, ${SUMS.join(', ')})
      select day, currency, lectern_rollup_shard(), ${SUMS.map((sum) => `changed.${sum}`).join(', ')}
        from (
          select (${day} at time zone 'UTC')::date as day, currency, ${changed.join(', ')}
            from (${changes}) as changes group by 1, 2
        ) as changed
        where (${SUMS.map((sum) => `changed.${sum}`).join(', ')}) <> (0, 0, 0, 0)
        order by day, currency
      on conflict (day, currency, shard) do update set
        ${SUMS.map((sum) => `${sum} = rollup.${sum} + excluded.${sum}`).join(', ')};`;
}

/** A trigger function that keeps the sums of days, and its triggers. */
export function salesByDay(table: string, day: string, sums: Partial<Record<Sum, string>>): string[] {
  const name = `lectern_roll_up_${table}_by_day`;
  const [added, removed] = ['select *, 1 as sign from added', 'select *, -1 as sign from removed'];
  const trigger = (event: string, rows: string) =>
    `create trigger ${table}_roll_up_by_day_${event} after ${event} on ${table} referencing ${rows}
       for each statement execute function ${name}()`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then${addToDays(added, day, sums)}
  elsif tg_op = 'DELETE' then${addToDays(removed, day, sums)}
  else${addToDays(`${added} union all ${removed}`, day, sums)}
  end if;
  return null;
end $$`,
    trigger('insert', 'new table as added'),
    trigger('update', 'old table as removed new table as added'),
    trigger('delete', 'old table as removed'),
  ];
}

/** Drops what `salesByDay` has created. */
export const dropSalesByDay = (table: string): string =>
  `drop function lectern_roll_up_${table}_by_day() cascade`;

const NET_LOSS = 'least(amount, refunded_amount + disputed_amount)::bigint';

/** Adds the sums of payments by day, and fills them. Creating the triggers keeps writers out until the sums are complete. */
export class Migration0113 extends Migration {
  override up(): void {
    this.addSql(
      'create table "sales_day_rollups" ("day" date not null, "currency" text not null, "shard" smallint not null, "payments" int not null, "amount" bigint not null, "refunded" bigint not null, "started" int not null, primary key ("day", "currency", "shard"))',
    );
    for (const sql of salesByDay('payments', 'paid_at', {
      payments: 'sum(sign)',
      amount: 'sum(sign * amount::bigint)',
      refunded: `sum(sign * ${NET_LOSS})`,
    }))
      this.addSql(sql);
    this.addSql(
      `insert into sales_day_rollups (day, currency, shard, payments, amount, refunded, started)
         select (paid_at at time zone 'UTC')::date, currency, 0, count(*), sum(amount), sum(${NET_LOSS}), 0
           from payments group by 1, 2`,
    );
  }

  override down(): void {
    this.addSql(dropSalesByDay('payments'));
    this.addSql('drop table "sales_day_rollups"');
  }
}

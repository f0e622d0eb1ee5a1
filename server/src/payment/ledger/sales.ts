import type { EntityManager } from '@mikro-orm/postgresql';
import type { Money } from '#shared/money.ts';
import type { Clock } from '#server/platform/common/clock.ts';

/** Sales of a month, UTC. */
export interface MonthOfSales {
  /** 1 to 12. */
  month: number;
  /** Payments, in whatever currency. */
  count: number;
  /** What they brought in each currency, less their refunds and disputes. */
  collected: Money[];
}

/** The sums that triggers keep of payments and subscriptions. Each is one statement whose cost does not grow with them. */
export class Sales {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The twelve months of a year, January first. A refund belongs to the month of its payment. */
  async ofYear(year: number): Promise<MonthOfSales[]> {
    const rows = await this.em.execute<MonthOfSales[]>(
      `select extract(month from month)::int as month, sum(count)::int as count,
           json_agg(json_build_object('amount', collected, 'currency', currency) order by currency) as collected
         from (
           select month, currency, sum(count) as count, sum(amount - refunded) as collected
             from sales_rollups where month between make_date(?, 1, 1) and make_date(?, 12, 1)
             group by month, currency having sum(count) > 0
         ) as sums group by month`,
      [year, year],
    );
    const known = new Map(rows.map((row) => [row.month, row]));
    return Array.from({ length: 12 }, (_, index) => {
      const month = index + 1;
      return known.get(month) ?? { month, count: 0, collected: [] };
    });
  }

  /** The year of the first payment, UTC; null when there is none. */
  async firstYear(): Promise<number | null> {
    const [row] = await this.em.execute<{ year: number | null }[]>(
      'select extract(year from min(month))::int as year from sales_rollups where count > 0',
    );
    return row?.year ?? null;
  }

  /** What all payments brought in each currency, less their refunds and disputes. */
  collected(): Promise<Money[]> {
    return this.em.execute<Money[]>(
      `select currency, sum(amount - refunded)::float8 as amount
         from sales_rollups group by currency having sum(count) > 0 order by currency`,
    );
  }

  /** How many people have a paid subscription that runs: the days after today from their sums, today's one by one. */
  async subscribedUsers(): Promise<number> {
    const now = this.clock();
    const tomorrow = new Date(now);
    tomorrow.setUTCHours(24, 0, 0, 0);
    const [row] = await this.em.execute<{ users: number }[]>(
      `select (
           (select coalesce(sum(users), 0) from subscription_end_rollups where day >= ?::date)
           + (select count(*) from paid_users where paid_until > ? and paid_until < ?)
         )::int as users`,
      [tomorrow.toISOString().slice(0, 10), now, tomorrow],
    );
    return row?.users ?? 0;
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Money } from '#shared/money.ts';
import type { Clock } from '#server/platform/common/clock.ts';

/** Sales of a month, UTC. */
export interface MonthOfSales {
  /** 1 to 12. */
  month: number;
  /** Number of payments in all currencies. */
  count: number;
  /** Revenue per currency, less refunds and disputes. */
  collected: Money[];
}

/** The sums that triggers maintain for payments and subscriptions. Each method runs one statement of constant cost. */
export class Sales {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The twelve months of a year, January first. A refund counts in the month of its payment. */
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

  /** The year of the first payment, UTC; null if there is none. */
  async firstYear(): Promise<number | null> {
    const [row] = await this.em.execute<{ year: number | null }[]>(
      'select extract(year from min(month))::int as year from sales_rollups where count > 0',
    );
    return row?.year ?? null;
  }

  /** Total revenue per currency, less refunds and disputes. */
  collected(): Promise<Money[]> {
    return this.em.execute<Money[]>(
      `select currency, sum(amount - refunded)::float8 as amount
         from sales_rollups group by currency having sum(count) > 0 order by currency`,
    );
  }

  /**
   * The number of users with a running paid subscription. Days after today are read from sums, and today is counted row
   * by row.
   */
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

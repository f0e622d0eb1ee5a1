import type { Clock } from '#server/platform/common/clock.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';

/** Changes of a school's subscriptions in a month, UTC, and their state at its end. Amounts are in minor units. */
export interface SubscriptionMonth {
  /** 1 to 12. */
  month: number;
  /** Subscriptions with their first payment. */
  started: number;
  /** Subscriptions that were cancelled or remained unpaid. */
  ended: number;
  /** Subscriptions active at the end of the month, or now; null for a future month. */
  active: number | null;
  /** Yearly revenue of the active subscriptions; null for a future month. */
  yearlyAmount: number | null;
  /** Share of the initial and new subscriptions that ended; null if there were none. */
  churnRate: number | null;
}

/** Subscriptions whose period ends in a month, UTC. Amounts are in minor units. */
export interface RenewalMonth {
  year: number;
  /** 1 to 12. */
  month: number;
  /** Subscriptions to be renewed, and their amount. */
  renewing: number;
  renewingAmount: number;
  /** Subscriptions that end. */
  expiring: number;
  expiringAmount: number;
}

interface Changes {
  year: number;
  month: number;
  started: number;
  ended: number;
  amount: number;
}

/** One row per month and currency, independent of the number of subscriptions. */
const CHANGES = statement<Changes>(`
  select extract(year from month)::int as year, extract(month from month)::int as month, sum(started)::int as started,
      sum(ended)::int as ended, sum(started_amount - ended_amount)::float8 as amount
    from subscription_rollups where currency = $1 and month < make_date($2 + 1, 1, 1)
    group by 1, 2 having sum(started) <> 0 or sum(ended) <> 0 order by 1, 2`);

const RENEWALS = statement<RenewalMonth>(`
  select extract(year from month)::int as year, extract(month from month)::int as month,
      sum(renewing)::int as renewing, sum(renewing_amount)::float8 as "renewingAmount",
      sum(expiring)::int as expiring, sum(expiring_amount)::float8 as "expiringAmount"
    from subscription_rollups where currency = $1 and month between $2::date and $2::date + interval '12 months'
    group by 1, 2`);

const CURRENCIES = statement<{ currency: string; firstYear: number }>(`
  select currency, extract(year from min(month))::int as "firstYear" from subscription_rollups
    group by 1 having sum(started) <> 0 order by sum(started_amount - ended_amount) desc, 1`);

/**
 * The sums that triggers maintain for subscriptions, in the terms of Stripe's billing metrics. The active subscriptions
 * at the end of a month are all started minus all ended ones, so that no month needs to be closed.
 */
export class RecurringRevenue {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * The currencies of subscriptions, the one with most revenue first, with the year of the first subscription in each.
   */
  currencies(): Promise<{ currency: string; firstYear: number }[]> {
    return this.statements.all(CURRENCIES, []);
  }

  /** The twelve months of a year in one currency, January first. */
  async ofYear(year: number, currency: string): Promise<SubscriptionMonth[]> {
    const changes = await this.statements.all(CHANGES, [currency, year]);
    const now = this.clock();
    const monthsSoFar = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1;
    const before = changes.filter((row) => row.year < year);
    let active = sumOf(before, ({ started, ended }) => started - ended);
    let yearlyAmount = sumOf(before, ({ amount }) => amount);
    return Array.from({ length: 12 }, (_, index) => {
      const month = index + 1;
      const ofMonth = changes.filter((row) => row.year === year && row.month === month);
      const started = sumOf(ofMonth, (row) => row.started);
      const ended = sumOf(ofMonth, (row) => row.ended);
      const atStake = active + started;
      active += started - ended;
      yearlyAmount += sumOf(ofMonth, ({ amount }) => amount);
      const isToCome = month > monthsSoFar;
      return {
        month,
        started,
        ended,
        active: isToCome ? null : active,
        yearlyAmount: isToCome ? null : yearlyAmount,
        churnRate: isToCome || atStake === 0 ? null : ended / atStake,
      };
    });
  }

  /** The rest of this month and the next twelve months, in one currency. A purchase today renews in the last one. */
  async renewalsAhead(currency: string): Promise<RenewalMonth[]> {
    const now = this.clock();
    const [year, first] = [now.getUTCFullYear(), now.getUTCMonth()];
    const start = new Date(Date.UTC(year, first)).toISOString().slice(0, 10);
    const rows = await this.statements.all(RENEWALS, [currency, start]);
    return Array.from({ length: 13 }, (_, index) => {
      const place = { year: year + Math.floor((first + index) / 12), month: ((first + index) % 12) + 1 };
      const known = rows.find((row) => row.year === place.year && row.month === place.month);
      return known ?? { ...place, renewing: 0, renewingAmount: 0, expiring: 0, expiringAmount: 0 };
    });
  }
}

function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + figure(row), 0);
}

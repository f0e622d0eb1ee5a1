import type { Money } from '#shared/money.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import type { Sales } from '#server/payment/ledger/sales.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { UserCounts } from '#server/user/user-counts.ts';
import type { Collected, Stats, YearlySales } from './stats.type.ts';
import { requireYear, yearsSince } from './years.ts';

/** Statistics of the school. Triggers maintain the sums, so the cost of a query does not grow with users or payments. */
export class StatsService {
  constructor(
    private readonly users: UserCounts,
    private readonly sales: Sales,
    private readonly school: SchoolService,
    private readonly clock: Clock,
  ) {}

  /** Throws UNAUTHENTICATED, FORBIDDEN. */
  async overview(actor: Actor): Promise<Stats> {
    requireAdmin(actor);
    const { amount, currency } = this.school.offer.price;
    const [registeredUsers, subscribedUsers, collected] = await Promise.all([
      this.users.all(),
      this.sales.subscribedUsers(),
      this.sales.collected(),
    ]);
    return {
      registeredUsers,
      subscribedUsers,
      // As the specification defines it (section 9), regardless of actual payments.
      totalRevenue: { amount: subscribedUsers * amount, currency },
      ...sumsOf(collected, currency),
    };
  }

  /** Returns sales by month, UTC; of the current year by default. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async salesOf(actor: Actor, wanted?: number | null): Promise<YearlySales> {
    requireAdmin(actor);
    const thisYear = this.clock().getUTCFullYear();
    const year = requireYear(wanted ?? thisYear);
    const { currency } = this.school.offer.price;
    const [months, firstYear] = await Promise.all([this.sales.ofYear(year), this.sales.firstYear()]);
    return {
      year,
      count: sum(months.map(({ count }) => count)),
      ...sumsOf(
        months.flatMap(({ collected }) => collected),
        currency,
      ),
      months: months.map((month) => ({ ...month, ...sumsOf(month.collected, currency) })),
      years: yearsSince(firstYear ?? thisYear, thisYear),
    };
  }
}

/** Adds up amounts by currency. The currency of the current offer comes first, even without payments in it. */
function sumsOf(amounts: readonly Money[], onSale: string): Collected {
  const sums = new Map([[onSale, 0]]);
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return {
    collected: { amount: sums.get(onSale) ?? 0, currency: onSale },
    collectedByCurrency: Array.from(sums, ([currency, amount]) => ({ amount, currency })),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

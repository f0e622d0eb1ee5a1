import { statsMessages } from '#shared/stats.ts';
import type { Money } from '#shared/money.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { RecurringRevenue, SubscriptionMonth } from '#server/payment/ledger/recurring-revenue.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { requireYear, yearsSince } from './years.ts';
import type { SubscriptionReport, SubscriptionYear } from './subscription-report.type.ts';

interface Wanted {
  year?: number | null;
  currency?: string | null;
}

/** Recurring revenue, churn and renewals. Triggers maintain the sums, so the cost of a report does not grow with subscriptions. */
export class SubscriptionReports {
  constructor(
    private readonly revenue: RecurringRevenue,
    private readonly school: SchoolService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a year and the year before, in one currency. Defaults to the current year and the currency of the current offer. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
   */
  async report(actor: Actor, wanted: Wanted): Promise<SubscriptionReport> {
    requireAdmin(actor);
    const thisYear = this.clock().getUTCFullYear();
    const year = requireYear(wanted.year ?? thisYear);
    const currency = requireCurrency(wanted.currency ?? this.school.offer.price.currency);
    const [known, months, before, renewals] = await Promise.all([
      this.revenue.currencies(),
      this.revenue.ofYear(year, currency),
      this.revenue.ofYear(year - 1, currency),
      this.revenue.renewalsAhead(currency),
    ]);
    const money = (amount: number): Money => ({ amount, currency });
    return {
      currency,
      currencies: [...new Set([currency, ...known.map((each) => each.currency)])],
      years: yearsSince(Math.min(...known.map(({ firstYear }) => firstYear)), thisYear),
      year: toYear(year, months, money),
      yearBefore: toYear(year - 1, before, money),
      renewals: renewals.map((month) => ({
        ...month,
        renewingAmount: money(month.renewingAmount),
        expiringAmount: money(month.expiringAmount),
      })),
    };
  }
}

function toYear(
  year: number,
  months: readonly SubscriptionMonth[],
  money: (amount: number) => Money,
): SubscriptionYear {
  const newSubscriptions = sum(months.map(({ started }) => started));
  const endedSubscriptions = sum(months.map(({ ended }) => ended));
  const [january] = months;
  const atBeginning = (january?.active ?? 0) - (january?.started ?? 0) + (january?.ended ?? 0);
  const atStake = atBeginning + newSubscriptions;
  return {
    year,
    newSubscriptions,
    endedSubscriptions,
    churnRate: atStake > 0 ? endedSubscriptions / atStake : null,
    months: months.map(({ month, started, ended, active, yearlyAmount, churnRate }) => ({
      month,
      newSubscriptions: started,
      endedSubscriptions: ended,
      activeSubscriptions: active,
      monthlyRecurringRevenue: yearlyAmount === null ? null : money(Math.round(yearlyAmount / 12)),
      annualRecurringRevenue: yearlyAmount === null ? null : money(yearlyAmount),
      churnRate,
    })),
  };
}

function requireCurrency(currency: string): string {
  if (/^[a-z]{3}$/.test(currency)) return currency;
  const message = statsMessages.validation.currency;
  throw new AppError('BAD_USER_INPUT', message, { fields: { currency: message } });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

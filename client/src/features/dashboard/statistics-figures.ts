import type { SubscriptionReportQuery } from '#client/gql/graphql.ts';
import { toCsv } from '#shared/csv.ts';
import { formatNumber, formatShare } from '#client/format/format.ts';
import { byLocale } from '#shared/locale.ts';
import { decimalAmount, formatMoney, type Money } from '#shared/money.ts';
import { statisticsTexts } from '#shared/statistics.ts';
import { monthName } from './months.ts';

export type SubscriptionReport = SubscriptionReportQuery['stats']['subscriptionReport'];
type SubscriptionYear = SubscriptionReport['year'];
export type SubscriptionMonth = SubscriptionYear['months'][number];

const change = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }),
);

/** Formats a share: `12.5%`; a dash when there is none. */
export const shareOrDash = (share: number | null): string => (share === null ? '—' : formatShare(share));

/** Formats a number; a dash when there is none. */
export const formatCount = (count: number | null | undefined): string =>
  count == null ? '—' : formatNumber(count);

/** Formats an amount; a dash when there is none. */
export const formatSum = (money: Money | null): string => (money ? formatMoney(money) : '—');

/** Formats a figure of the year before and the change since: `$1,200 in Nov 2025, +20%`. */
export function comparedWith(
  now: number | null | undefined,
  before: number | null,
  earlier: { figure: string; when: string },
): string {
  if (now == null || before === null || before === 0) return statisticsTexts.earlier(earlier);
  return statisticsTexts.earlierWithChange({ ...earlier, change: change().format(now / before - 1) });
}

/** Formats the change of a figure since the period before: `+20% from $1,200`. */
export function changeSince(now: number, before: number, format: (value: number) => string): string {
  const figure = format(before);
  if (before <= 0) return statisticsTexts.recent.before({ figure });
  return statisticsTexts.recent.change({ change: change().format(now / before - 1), figure });
}

/** The first amounts in a currency that has any, or else those of the offer, which come first. */
export const mainCurrency = <Amounts extends { now: number; before: number }>(
  collected: readonly Amounts[],
): Amounts | undefined => collected.find(({ now, before }) => now !== 0 || before !== 0) ?? collected[0];

/** The latest month of a year that has begun; undefined for a future year. */
export function latestMonth({ months }: SubscriptionYear): SubscriptionMonth | undefined {
  return months.findLast(({ activeSubscriptions }) => activeSubscriptions !== null);
}

/** The months of a year and of the year before as CSV. */
export function subscriptionCsv({ year, yearBefore, currency }: SubscriptionReport): string {
  const { csv, month: monthHead } = statisticsTexts;
  const head = [year, yearBefore].flatMap((each) => {
    const values = { year: each.year, currency: currency.toUpperCase() };
    return [csv.new, csv.ended, csv.churnRate, csv.active, csv.mrr, csv.arr].map((name) => name(values));
  });
  const cells = (month: SubscriptionMonth | undefined) => [
    month?.newSubscriptions ?? '',
    month?.endedSubscriptions ?? '',
    month?.churnRate ?? '',
    month?.activeSubscriptions ?? '',
    month?.monthlyRecurringRevenue ? decimalAmount(month.monthlyRecurringRevenue) : '',
    month?.annualRecurringRevenue ? decimalAmount(month.annualRecurringRevenue) : '',
  ];
  const rows = year.months.map((month, index) => [
    monthName(month.month),
    ...cells(month),
    ...cells(yearBefore.months[index]),
  ]);
  return toCsv([[monthHead, ...head], ...rows]);
}

/** The coming renewals as CSV. */
export function renewalsCsv({ renewals, currency }: SubscriptionReport): string {
  const { csv, month, year } = statisticsTexts;
  const code = { currency: currency.toUpperCase() };
  return toCsv([
    [year, month, csv.renewing, csv.renewingAmount(code), csv.expiring, csv.expiringAmount(code)],
    ...renewals.map((row) => [
      row.year,
      monthName(row.month),
      row.renewing,
      decimalAmount(row.renewingAmount),
      row.expiring,
      decimalAmount(row.expiringAmount),
    ]),
  ]);
}

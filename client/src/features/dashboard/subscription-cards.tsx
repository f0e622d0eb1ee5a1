import { formatCompactNumber, formatNumber } from '#client/format/format.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import { formatMoney } from '#shared/money.ts';
import { definitions } from '#shared/statistics.ts';
import { Counter, Figure } from './counter.tsx';
import type { MonthBarsProps } from './month-bars.tsx';
import { monthName, monthNames } from './months.ts';
import { ReportCard } from './report-card.tsx';
import {
  comparedWith,
  formatCount,
  shareOrDash,
  formatSum,
  latestMonth,
  renewalsCsv,
  subscriptionCsv,
  type SubscriptionReport,
} from './statistics-figures.ts';

interface SubscriptionCardProps {
  /** Undefined while it is on its way. */
  report: SubscriptionReport | undefined;
}

const count = {
  format: formatNumber,
  // Of few subscriptions the axis has places between their numbers.
  formatShort: (value: number) => (Number.isInteger(value) ? formatCompactNumber(value) : ''),
};

/** What the active subscriptions bring, by month. */
export function RevenueCard({ report }: SubscriptionCardProps) {
  const now = report && latestMonth(report.year);
  const before = now && report.yearBefore.months[now.month - 1];
  const when = before ? `in ${monthName(before.month)} ${report.yearBefore.year}` : '';
  const [arr, mrr] = [now?.annualRecurringRevenue, now?.monthlyRecurringRevenue];
  const money = (amount: number) => formatMoney({ amount, currency: report?.currency ?? 'usd' });
  return (
    <ReportCard
      title="Recurring revenue"
      counters={
        <>
          <Counter
            label="Annual (ARR)"
            hint={definitions.annualRecurringRevenue}
            note={
              before?.annualRecurringRevenue
                ? comparedWith(arr?.amount, before.annualRecurringRevenue.amount, {
                    said: formatMoney(before.annualRecurringRevenue),
                    when,
                  })
                : undefined
            }
          >
            <Figure>{report && formatSum(arr ?? null)}</Figure>
          </Counter>
          <Counter
            label="Monthly (MRR)"
            hint={definitions.monthlyRecurringRevenue}
            note={before && `${formatSum(before.monthlyRecurringRevenue)} ${when}`}
          >
            <Figure>{report && formatSum(mrr ?? null)}</Figure>
          </Counter>
          <Counter
            label="Active"
            hint={definitions.activeSubscriptions}
            note={before && `${formatCount(before.activeSubscriptions)} ${when}`}
          >
            <Figure>{report && formatCount(now?.activeSubscriptions)}</Figure>
          </Counter>
        </>
      }
      bars={
        report && {
          title: 'monthly recurring revenue at the end of each month',
          months: monthNames,
          format: money,
          formatShort: (amount) =>
            formatMoney({ amount: Math.round(amount / 100) * 100, currency: report.currency }),
          series: seriesOf(report, ({ monthlyRecurringRevenue }) => monthlyRecurringRevenue?.amount ?? null),
        }
      }
      note={report && !before ? 'The year has not begun.' : undefined}
      table={report && <RevenueTable report={report} />}
      csv={report && csvOf(report, 'recurring-revenue')}
    />
  );
}

function RevenueTable({ report: { year, yearBefore } }: { report: SubscriptionReport }) {
  return (
    <DataTable
      caption={`Recurring revenue in ${year.year} by month`}
      columns={[
        { key: 'month', header: 'Month', isRowHeader: true, cell: ({ month }) => monthName(month) },
        {
          key: 'active',
          header: 'Active',
          isNumeric: true,
          cell: ({ activeSubscriptions }) => formatCount(activeSubscriptions),
        },
        {
          key: 'mrr',
          header: 'MRR',
          isNumeric: true,
          cell: ({ monthlyRecurringRevenue }) => formatSum(monthlyRecurringRevenue),
        },
        {
          key: 'before',
          header: `MRR ${yearBefore.year}`,
          isNumeric: true,
          cell: (_, index) => formatSum(yearBefore.months[index]?.monthlyRecurringRevenue ?? null),
        },
      ]}
      rows={year.months}
      rowKey={({ month }) => String(month)}
    />
  );
}

/** Who came, who left, and which part that is. */
export function ChurnCard({ report }: SubscriptionCardProps) {
  const before = report?.yearBefore;
  return (
    <ReportCard
      title="New and ended subscriptions"
      counters={
        <>
          <Counter
            label="New"
            hint={definitions.newSubscriptions}
            note={before && `${formatNumber(before.newSubscriptions)} in ${before.year}`}
          >
            <Figure>{report && formatNumber(report.year.newSubscriptions)}</Figure>
          </Counter>
          <Counter
            label="Ended"
            hint={definitions.endedSubscriptions}
            note={before && `${formatNumber(before.endedSubscriptions)} in ${before.year}`}
          >
            <Figure>{report && formatNumber(report.year.endedSubscriptions)}</Figure>
          </Counter>
          <Counter
            label="Churn rate"
            hint={definitions.churnRate}
            note={before && `${shareOrDash(before.churnRate)} in ${before.year}`}
          >
            <Figure>{report && shareOrDash(report.year.churnRate)}</Figure>
          </Counter>
        </>
      }
      bars={
        report && {
          ...count,
          title: `subscriptions of ${report.year.year}`,
          months: monthNames,
          series: [
            { name: 'New', values: report.year.months.map((month) => month.newSubscriptions) },
            { name: 'Ended', values: report.year.months.map((month) => month.endedSubscriptions) },
          ],
        }
      }
      table={report && <ChurnTable report={report} />}
      csv={report && csvOf(report, 'subscriptions')}
    />
  );
}

function ChurnTable({ report: { year, yearBefore } }: { report: SubscriptionReport }) {
  return (
    <DataTable
      caption={`New and ended subscriptions in ${year.year} by month`}
      columns={[
        { key: 'month', header: 'Month', isRowHeader: true, cell: ({ month }) => monthName(month) },
        { key: 'new', header: 'New', isNumeric: true, cell: (row) => formatNumber(row.newSubscriptions) },
        {
          key: 'ended',
          header: 'Ended',
          isNumeric: true,
          cell: (row) => formatNumber(row.endedSubscriptions),
        },
        { key: 'churn', header: 'Churn', isNumeric: true, cell: ({ churnRate }) => shareOrDash(churnRate) },
        {
          key: 'before',
          header: `Churn ${yearBefore.year}`,
          isNumeric: true,
          cell: (_, index) => shareOrDash(yearBefore.months[index]?.churnRate ?? null),
        },
      ]}
      rows={year.months}
      rowKey={({ month }) => String(month)}
      sum={[
        year.year,
        formatNumber(year.newSubscriptions),
        formatNumber(year.endedSubscriptions),
        shareOrDash(year.churnRate),
        shareOrDash(yearBefore.churnRate),
      ]}
    />
  );
}

/** Whose paid year ends in the months to come. */
export function RenewalsCard({ report }: SubscriptionCardProps) {
  const rows = report?.renewals ?? [];
  const sum = (figure: (row: SubscriptionReport['renewals'][number]) => number) =>
    rows.reduce((total, row) => total + figure(row), 0);
  const money = (amount: number) => formatMoney({ amount, currency: report?.currency ?? 'usd' });
  return (
    <ReportCard
      title="Renewals ahead"
      counters={
        <>
          <Counter label="To be renewed" hint={definitions.renewals} note="within a year">
            <Figure>{report && formatNumber(sum(({ renewing }) => renewing))}</Figure>
          </Counter>
          <Counter label="They bring" note="if all are paid">
            <Figure>{report && money(sum(({ renewingAmount }) => renewingAmount.amount))}</Figure>
          </Counter>
          <Counter label="To end" hint={definitions.expiring} note="within a year">
            <Figure>{report && formatNumber(sum(({ expiring }) => expiring))}</Figure>
          </Counter>
        </>
      }
      bars={
        report && {
          ...count,
          title: 'subscriptions whose paid year ends',
          months: rows.map(({ month }) => monthName(month)),
          series: [
            { name: 'To be renewed', values: rows.map(({ renewing }) => renewing) },
            { name: 'To end', values: rows.map(({ expiring }) => expiring) },
          ],
        }
      }
      table={report && <RenewalsTable report={report} />}
      csv={
        report && {
          name: `renewals-ahead-${report.renewals[0]?.year ?? report.year.year}`,
          text: () => renewalsCsv(report),
        }
      }
    />
  );
}

function RenewalsTable({ report }: { report: SubscriptionReport }) {
  return (
    <DataTable
      caption="Renewals ahead by month"
      columns={[
        {
          key: 'month',
          header: 'Month',
          isRowHeader: true,
          cell: ({ year, month }) => `${monthName(month)} ${year}`,
        },
        {
          key: 'renewing',
          header: 'To be renewed',
          isNumeric: true,
          cell: (row) => formatNumber(row.renewing),
        },
        {
          key: 'brings',
          header: 'They bring',
          isNumeric: true,
          cell: (row) => formatMoney(row.renewingAmount),
        },
        { key: 'expiring', header: 'To end', isNumeric: true, cell: (row) => formatNumber(row.expiring) },
      ]}
      rows={report.renewals}
      rowKey={({ year, month }) => `${year}-${month}`}
    />
  );
}

function seriesOf(
  { year, yearBefore }: SubscriptionReport,
  figure: (month: SubscriptionReport['year']['months'][number]) => number | null,
): MonthBarsProps['series'] {
  return [
    { name: String(year.year), values: year.months.map(figure) },
    { name: String(yearBefore.year), values: yearBefore.months.map(figure) },
  ];
}

const csvOf = (report: SubscriptionReport, name: string) => ({
  name: `${name}-${report.year.year}`,
  text: () => subscriptionCsv(report),
});

import { formatNumber } from '#client/format/format.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import { formatMoney } from '#shared/money.ts';
import { definitions, statisticsTexts } from '#shared/statistics.ts';
import { Counter, Figure } from './counter.tsx';
import type { MonthBarsProps } from './month-bars.tsx';
import { monthName, monthOfYear, MONTHS } from './months.ts';
import { counted, type ReportProps } from './renewals-card.tsx';
import { ReportCard } from './report-card.tsx';
import {
  comparedWith,
  formatCount,
  shareOrDash,
  formatSum,
  latestMonth,
  subscriptionCsv,
  type SubscriptionReport,
} from './statistics-figures.ts';

/** The recurring revenue of active subscriptions, by month. */
export function RevenueCard({ report }: ReportProps) {
  const { earlier, revenue: texts } = statisticsTexts;
  const now = report && latestMonth(report.year);
  const before = now && report.yearBefore.months[now.month - 1];
  const when = before ? monthOfYear(before.month, report.yearBefore.year) : '';
  const [arr, mrr] = [now?.annualRecurringRevenue, now?.monthlyRecurringRevenue];
  const money = (amount: number) => formatMoney({ amount, currency: report?.currency ?? 'usd' });
  return (
    <ReportCard
      title={texts.title}
      download={texts.download}
      counters={
        <>
          <Counter
            label={texts.arr}
            hint={definitions.annualRecurringRevenue}
            note={
              before?.annualRecurringRevenue
                ? comparedWith(arr?.amount, before.annualRecurringRevenue.amount, {
                    figure: formatMoney(before.annualRecurringRevenue),
                    when,
                  })
                : undefined
            }
          >
            <Figure>{report && formatSum(arr ?? null)}</Figure>
          </Counter>
          <Counter
            label={texts.mrr}
            hint={definitions.monthlyRecurringRevenue}
            note={before && earlier({ figure: formatSum(before.monthlyRecurringRevenue), when })}
          >
            <Figure>{report && formatSum(mrr ?? null)}</Figure>
          </Counter>
          <Counter
            label={texts.active}
            hint={definitions.activeSubscriptions}
            note={before && earlier({ figure: formatCount(before.activeSubscriptions), when })}
          >
            <Figure>{report && formatCount(now?.activeSubscriptions)}</Figure>
          </Counter>
        </>
      }
      bars={
        report && {
          say: (figures) => texts.bars({ figures }),
          months: MONTHS.map(monthName),
          format: money,
          formatShort: (amount) =>
            formatMoney({ amount: Math.round(amount / 100) * 100, currency: report.currency }),
          series: seriesOf(report, ({ monthlyRecurringRevenue }) => monthlyRecurringRevenue?.amount ?? null),
        }
      }
      note={report && !before ? texts.notBegun : undefined}
      table={report && <RevenueTable report={report} />}
      csv={report && csvOf(report, 'recurring-revenue')}
    />
  );
}

function RevenueTable({ report: { year, yearBefore } }: { report: SubscriptionReport }) {
  const { month, revenue: texts } = statisticsTexts;
  return (
    <DataTable
      caption={texts.caption({ year: year.year })}
      columns={[
        { key: 'month', header: month, isRowHeader: true, cell: (row) => monthName(row.month) },
        {
          key: 'active',
          header: texts.column.active,
          isNumeric: true,
          cell: ({ activeSubscriptions }) => formatCount(activeSubscriptions),
        },
        {
          key: 'mrr',
          header: texts.column.mrr,
          isNumeric: true,
          cell: ({ monthlyRecurringRevenue }) => formatSum(monthlyRecurringRevenue),
        },
        {
          key: 'before',
          header: texts.column.mrrOfYear({ year: yearBefore.year }),
          isNumeric: true,
          cell: (_, index) => formatSum(yearBefore.months[index]?.monthlyRecurringRevenue ?? null),
        },
      ]}
      rows={year.months}
      rowKey={({ month }) => String(month)}
    />
  );
}

/** New and ended subscriptions, and the churn rate. */
export function ChurnCard({ report }: ReportProps) {
  const { churn: texts, earlier } = statisticsTexts;
  const before = report?.yearBefore;
  return (
    <ReportCard
      title={texts.title}
      download={texts.download}
      counters={
        <>
          <Counter
            label={texts.new}
            hint={definitions.newSubscriptions}
            note={before && earlier({ figure: formatNumber(before.newSubscriptions), when: before.year })}
          >
            <Figure>{report && formatNumber(report.year.newSubscriptions)}</Figure>
          </Counter>
          <Counter
            label={texts.ended}
            hint={definitions.endedSubscriptions}
            note={before && earlier({ figure: formatNumber(before.endedSubscriptions), when: before.year })}
          >
            <Figure>{report && formatNumber(report.year.endedSubscriptions)}</Figure>
          </Counter>
          <Counter
            label={texts.rate}
            hint={definitions.churnRate}
            note={before && earlier({ figure: shareOrDash(before.churnRate), when: before.year })}
          >
            <Figure>{report && shareOrDash(report.year.churnRate)}</Figure>
          </Counter>
        </>
      }
      bars={
        report && {
          ...counted,
          say: (figures) => texts.bars({ year: report.year.year, figures }),
          months: MONTHS.map(monthName),
          series: [
            { name: texts.new, values: report.year.months.map((month) => month.newSubscriptions) },
            { name: texts.ended, values: report.year.months.map((month) => month.endedSubscriptions) },
          ],
        }
      }
      table={report && <ChurnTable report={report} />}
      csv={report && csvOf(report, 'subscriptions')}
    />
  );
}

function ChurnTable({ report: { year, yearBefore } }: { report: SubscriptionReport }) {
  const { churn: texts, month } = statisticsTexts;
  return (
    <DataTable
      caption={texts.caption({ year: year.year })}
      columns={[
        { key: 'month', header: month, isRowHeader: true, cell: (row) => monthName(row.month) },
        { key: 'new', header: texts.new, isNumeric: true, cell: (row) => formatNumber(row.newSubscriptions) },
        {
          key: 'ended',
          header: texts.ended,
          isNumeric: true,
          cell: (row) => formatNumber(row.endedSubscriptions),
        },
        {
          key: 'churn',
          header: texts.column.rate,
          isNumeric: true,
          cell: ({ churnRate }) => shareOrDash(churnRate),
        },
        {
          key: 'before',
          header: texts.column.rateOfYear({ year: yearBefore.year }),
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

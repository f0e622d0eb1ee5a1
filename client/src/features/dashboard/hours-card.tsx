import { toCsv } from '#client/format/csv.ts';
import type { WatchReportQuery } from '#client/gql/graphql.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import { definitions } from '#shared/statistics.ts';
import { Counter, Figure } from './counter.tsx';
import { decimalHours, formatHours } from './hours.ts';
import { monthName, monthNames } from './months.ts';
import { ReportCard } from './report-card.tsx';

interface HoursCardProps {
  /** Undefined while it is on its way. */
  report: WatchReportQuery['stats']['watchReport'] | undefined;
}

/** How long was watched in each month, beside the year before. */
export function HoursCard({ report }: HoursCardProps) {
  const rows = report?.year.months.map((seconds, index) => ({
    month: index + 1,
    seconds,
    before: report.yearBefore.months[index] ?? 0,
  }));
  return (
    <ReportCard
      title="Hours watched"
      counters={
        <Counter
          label="In the year"
          hint={definitions.hours}
          note={report && `${formatHours(report.yearBefore.seconds)} in ${report.yearBefore.year}`}
        >
          <Figure>{report && formatHours(report.year.seconds)}</Figure>
        </Counter>
      }
      bars={
        report && {
          title: 'hours watched in each month',
          months: monthNames,
          format: formatHours,
          formatShort: formatHours,
          series: [
            { name: String(report.year.year), values: report.year.months },
            { name: String(report.yearBefore.year), values: report.yearBefore.months },
          ],
        }
      }
      table={
        rows &&
        report && (
          <DataTable
            caption={`Hours watched in ${report.year.year} by month`}
            columns={[
              { key: 'month', header: 'Month', isRowHeader: true, cell: ({ month }) => monthName(month) },
              {
                key: 'year',
                header: String(report.year.year),
                isNumeric: true,
                cell: (row) => formatHours(row.seconds),
              },
              {
                key: 'before',
                header: String(report.yearBefore.year),
                isNumeric: true,
                cell: (row) => formatHours(row.before),
              },
            ]}
            rows={rows}
            rowKey={({ month }) => String(month)}
            sum={[report.year.year, formatHours(report.year.seconds), formatHours(report.yearBefore.seconds)]}
          />
        )
      }
      csv={
        rows &&
        report && {
          name: `hours-watched-${report.year.year}`,
          text: () =>
            toCsv([
              ['Month', `Hours ${report.year.year}`, `Hours ${report.yearBefore.year}`],
              ...rows.map((row) => [
                monthName(row.month),
                decimalHours(row.seconds),
                decimalHours(row.before),
              ]),
            ]),
        }
      }
    />
  );
}

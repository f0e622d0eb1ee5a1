import { toCsv } from '#shared/csv.ts';
import type { WatchReportQuery } from '#client/gql/graphql.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import { definitions, statisticsTexts } from '#shared/statistics.ts';
import { Counter, Figure } from './counter.tsx';
import { decimalHours, formatHours } from './hours.ts';
import { monthName, MONTHS } from './months.ts';
import { ReportCard } from './report-card.tsx';

interface HoursCardProps {
  /** Undefined while it loads. */
  report: WatchReportQuery['stats']['watchReport'] | undefined;
}

/** Hours watched per month, compared with the year before. */
export function HoursCard({ report }: HoursCardProps) {
  const { csv, earlier, hours: texts, month } = statisticsTexts;
  const rows = report?.year.months.map((seconds, index) => ({
    month: index + 1,
    seconds,
    before: report.yearBefore.months[index] ?? 0,
  }));
  return (
    <ReportCard
      title={texts.title}
      download={texts.download}
      counters={
        <Counter
          label={texts.inYear}
          hint={definitions.hours}
          note={
            report &&
            earlier({ figure: formatHours(report.yearBefore.seconds), when: report.yearBefore.year })
          }
        >
          <Figure>{report && formatHours(report.year.seconds)}</Figure>
        </Counter>
      }
      bars={
        report && {
          say: (figures) => texts.bars({ figures }),
          months: MONTHS.map(monthName),
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
            caption={texts.caption({ year: report.year.year })}
            columns={[
              { key: 'month', header: month, isRowHeader: true, cell: (row) => monthName(row.month) },
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
              [month, ...[report.year, report.yearBefore].map(({ year }) => csv.hoursOfYear({ year }))],
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

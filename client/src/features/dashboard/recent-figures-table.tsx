import { formatNumber, formatUtcDate } from '#client/format/format.ts';
import type { RecentFiguresQuery } from '#client/gql/graphql.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import { formatMoney } from '#shared/money.ts';
import { statisticsTexts } from '#shared/statistics.ts';
import { formatHours } from './hours.ts';
import { mainCurrency } from './statistics-figures.ts';

export type RecentFigures = RecentFiguresQuery['stats']['recentFigures'];

/** The figures of each day or month of a period. */
export function RecentFiguresTable({ figures }: { figures: RecentFigures }) {
  const { recent: texts } = statisticsTexts;
  const isOfMonths = figures.period === 'MONTHS_12';
  const money = mainCurrency(figures.collected);
  const rows = figures.steps.map((step, index) => ({
    step,
    newSubscriptions: figures.newSubscriptions.steps[index] ?? 0,
    renewals: figures.renewals.steps[index] ?? 0,
    collected: money && { amount: money.steps[index] ?? 0, currency: money.currency },
    seconds: figures.watched.steps[index] ?? 0,
  }));
  return (
    <DataTable
      caption={isOfMonths ? texts.captionOfMonths : texts.caption}
      columns={[
        {
          key: 'step',
          header: isOfMonths ? texts.column.monthFrom : texts.column.day,
          isRowHeader: true,
          cell: ({ step }) => formatUtcDate(step),
        },
        {
          key: 'new',
          header: texts.newSubscriptions,
          isNumeric: true,
          cell: (row) => formatNumber(row.newSubscriptions),
        },
        {
          key: 'renewals',
          header: texts.renewals,
          isNumeric: true,
          cell: (row) => formatNumber(row.renewals),
        },
        {
          key: 'collected',
          header: texts.collected,
          isNumeric: true,
          cell: ({ collected }) => collected && formatMoney(collected),
        },
        { key: 'hours', header: texts.hours, isNumeric: true, cell: (row) => formatHours(row.seconds) },
      ]}
      rows={rows}
      rowKey={({ step }) => step}
    />
  );
}

import { formatCompactNumber, formatNumber } from '#client/format/format.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import { formatMoney } from '#shared/money.ts';
import { definitions, statisticsTexts } from '#shared/statistics.ts';
import { Counter, Figure } from './counter.tsx';
import { monthName, monthOfYear } from './months.ts';
import { ReportCard } from './report-card.tsx';
import { renewalsCsv, type SubscriptionReport } from './statistics-figures.ts';

export interface ReportProps {
  /** Undefined while it loads. */
  report: SubscriptionReport | undefined;
}

/** Formats of the numbers of subscriptions in a chart. */
export const counted = {
  format: formatNumber,
  // With small numbers the axis has ticks between the integers, which stay unlabelled.
  formatShort: (value: number) => (Number.isInteger(value) ? formatCompactNumber(value) : ''),
};

/** The subscriptions that renew or end in the coming months. */
export function RenewalsCard({ report }: ReportProps) {
  const { renewals: texts } = statisticsTexts;
  const rows = report?.renewals ?? [];
  const sum = (figure: (row: SubscriptionReport['renewals'][number]) => number) =>
    rows.reduce((total, row) => total + figure(row), 0);
  const money = (amount: number) => formatMoney({ amount, currency: report?.currency ?? 'usd' });
  return (
    <ReportCard
      title={texts.title}
      download={texts.download}
      counters={
        <>
          <Counter label={texts.renewing} hint={definitions.renewals} note={texts.withinYear}>
            <Figure>{report && formatNumber(sum(({ renewing }) => renewing))}</Figure>
          </Counter>
          <Counter label={texts.brings} note={texts.ifPaid}>
            <Figure>{report && money(sum(({ renewingAmount }) => renewingAmount.amount))}</Figure>
          </Counter>
          <Counter label={texts.expiring} hint={definitions.expiring} note={texts.withinYear}>
            <Figure>{report && formatNumber(sum(({ expiring }) => expiring))}</Figure>
          </Counter>
        </>
      }
      bars={
        report && {
          ...counted,
          say: (figures) => texts.bars({ figures }),
          months: rows.map(({ month }) => monthName(month)),
          series: [
            { name: texts.renewing, values: rows.map(({ renewing }) => renewing) },
            { name: texts.expiring, values: rows.map(({ expiring }) => expiring) },
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
  const { month, renewals: texts } = statisticsTexts;
  return (
    <DataTable
      caption={texts.caption}
      columns={[
        {
          key: 'month',
          header: month,
          isRowHeader: true,
          cell: (row) => monthOfYear(row.month, row.year),
        },
        {
          key: 'renewing',
          header: texts.renewing,
          isNumeric: true,
          cell: (row) => formatNumber(row.renewing),
        },
        {
          key: 'brings',
          header: texts.brings,
          isNumeric: true,
          cell: (row) => formatMoney(row.renewingAmount),
        },
        {
          key: 'expiring',
          header: texts.expiring,
          isNumeric: true,
          cell: (row) => formatNumber(row.expiring),
        },
      ]}
      rows={report.renewals}
      rowKey={({ year, month }) => `${year}-${month}`}
    />
  );
}

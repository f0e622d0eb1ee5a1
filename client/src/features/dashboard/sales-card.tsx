import { Flex, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { UserStatsQuery } from '#client/gql/graphql.ts';
import { formatNumber } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatMoney, type Money } from '#shared/money.ts';
import { formatList } from '#shared/locale.ts';
import { saveFile } from '#client/ui/save-file.ts';
import { statsMessages } from '#shared/stats.ts';
import { ChartCard } from './chart-card.tsx';
import { Counter, Counters, Figure } from './counter.tsx';
import { SalesBars } from './lazy-charts.tsx';
import { monthName } from './months.ts';
import { salesCsv, type YearlySales } from './sales-csv.ts';

interface SalesCardProps {
  stats: UserStatsQuery['stats'] | undefined;
  /** Whether the statistics failed to load. */
  hasStatsFailed: boolean;
  sales: YearlySales | undefined;
  /** Set when the sales of the year could not be loaded. */
  failure?: string;
  onRetry: () => unknown;
  onYear: (year: number) => void;
}

/** The number of sales and the revenue of each month of a year. */
export function SalesCard({ stats, hasStatsFailed, sales, failure, onRetry, onYear }: SalesCardProps) {
  const { sales: texts } = statsMessages;
  const hasFailed = failure !== undefined && !sales;
  return (
    <ChartCard
      title={sales ? texts.titleOfYear({ year: sales.year }) : texts.title}
      phoneHeight="22rem"
      actions={sales && <SalesActions sales={sales} onYear={onYear} />}
      counters={
        <Counters>
          <Counter label={texts.count} note={sales && texts.inYear({ year: sales.year })}>
            <Figure hasFailed={hasFailed}>{sales && formatNumber(sales.count)}</Figure>
          </Counter>
          <Counter label={texts.revenue} note={texts.revenueNote}>
            <Figure hasFailed={hasStatsFailed}>{stats && formatMoney(stats.totalRevenue)}</Figure>
          </Counter>
          <Counter label={texts.collected} note={texts.collectedNote}>
            <Figure hasFailed={hasStatsFailed}>{stats && formatSums(stats.collectedByCurrency)}</Figure>
          </Counter>
        </Counters>
      }
      chart={<SalesChart sales={sales} failure={failure} onRetry={onRetry} />}
      table={hasFailed ? null : sales && <SalesTable sales={sales} />}
      note={sales && <SalesNote sales={sales} />}
    />
  );
}

function SalesNote({ sales: { year, count, collectedByCurrency } }: { sales: YearlySales }) {
  const { sales: texts } = statsMessages;
  if (count === 0) return <Text>{texts.none({ year })}</Text>;
  return <Text>{texts.collectedInYear({ amount: formatSums(collectedByCurrency), year })}</Text>;
}

function SalesChart({ sales, failure, onRetry }: Pick<SalesCardProps, 'sales' | 'failure' | 'onRetry'>) {
  if (sales) return <SalesBars year={sales.year} months={sales.months} />;
  if (failure) return <ErrorState message={failure} onRetry={onRetry} />;
  return <Skeleton height="full" />;
}

interface SalesActionsProps {
  sales: YearlySales;
  onYear: (year: number) => void;
}

function SalesActions({ sales, onYear }: SalesActionsProps) {
  const { sales: texts } = statsMessages;
  const { year, years } = sales;
  const offered = years.includes(year) ? years : [year, ...years];
  const download = () => saveFile(`sales-${year}.csv`, salesCsv(sales), 'text/csv;charset=utf-8');
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Flex asChild align="center" gap="2" textStyle="sm" fontWeight="semibold">
        {/* The label wraps its control. */}
        <label>
          {texts.year}
          <Select value={year} onChange={(event) => onYear(Number(event.currentTarget.value))} minWidth="24">
            {offered.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </label>
      </Flex>
      <Button variant="outline" onClick={download} aria-label={texts.download({ year })}>
        <Download size="1.125em" aria-hidden />
        CSV
      </Button>
    </Flex>
  );
}

function SalesTable({ sales }: { sales: YearlySales }) {
  const { sales: texts } = statsMessages;
  return (
    <DataTable
      caption={texts.caption({ year: sales.year })}
      columns={[
        { key: 'month', header: texts.month, isRowHeader: true, cell: ({ month }) => monthName(month) },
        {
          key: 'count',
          header: texts.subscriptions,
          isNumeric: true,
          cell: ({ count }) => formatNumber(count),
        },
        {
          key: 'collected',
          header: texts.collected,
          isNumeric: true,
          cell: ({ collectedByCurrency }) => formatSums(collectedByCurrency),
        },
      ]}
      rows={sales.months}
      rowKey={({ month }) => String(month)}
      sum={[sales.year, formatNumber(sales.count), formatSums(sales.collectedByCurrency)]}
    />
  );
}

/** Formats sums in several currencies. Zero sums are left out, unless all are zero: then only the first is shown. */
function formatSums(sums: readonly Money[]): string {
  const brought = sums.filter(({ amount }) => amount !== 0);
  const shown = brought.length > 0 ? brought : sums.slice(0, 1);
  return formatList(shown.map((sum) => formatMoney(sum)));
}

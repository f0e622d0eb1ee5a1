import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { saveFile } from '#client/ui/save-file.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { Counters } from './counter.tsx';
import { MonthBars } from './lazy-charts.tsx';
import type { MonthBarsProps } from './month-bars.tsx';

interface ReportCardProps {
  title: string;
  /** Label of the download button. */
  download: string;
  /** The figures above the chart. */
  counters: ReactNode;
  /** Undefined while the figures load. */
  bars: MonthBarsProps | undefined;
  /** A conclusion from the chart, in words. */
  note?: string;
  table: ReactNode;
  csv: CsvFile | undefined;
}

interface CsvFile {
  /** File name without extension. */
  name: string;
  /** Returns the content. */
  text: () => string;
}

/** A card of the statistics page: counters, a bar chart, a table and a download. */
export function ReportCard({ title, download, counters, bars, note, table, csv }: ReportCardProps) {
  return (
    <ChartCard
      title={title}
      phoneHeight="26rem"
      actions={csv && <FigureButton label={download} file={csv} />}
      counters={<Counters>{counters}</Counters>}
      chart={
        bars ? (
          <Stack height="full" gap="2">
            <Legend series={bars.series} />
            <chakra.div flex="1" minHeight="0">
              <MonthBars {...bars} />
            </chakra.div>
          </Stack>
        ) : (
          <Skeleton height="full" />
        )
      }
      note={note && <Text>{note}</Text>}
      table={bars ? table : null}
    />
  );
}

/** Button to download the figures of a card. */
function FigureButton({ label, file: { name, text } }: { label: string; file: CsvFile }) {
  return (
    <CsvButton label={label} onPress={() => saveFile(`${name}.csv`, text(), 'text/csv;charset=utf-8')} />
  );
}

interface CsvButtonProps {
  label: string;
  onPress: () => unknown;
  isExporting?: boolean;
}

export function CsvButton({ label, onPress, isExporting = false }: CsvButtonProps) {
  return (
    <Button variant="outline" onClick={onPress} loading={isExporting} aria-label={label}>
      <Download size="1.125em" aria-hidden />
      CSV
    </Button>
  );
}

/** The legend of the chart. Hidden from screen readers, because the chart's accessible name has the same information. */
function Legend({ series }: Pick<MonthBarsProps, 'series'>) {
  return (
    <Flex gap="4" wrap="wrap" textStyle="sm" aria-hidden>
      {series.map(({ name }, index) => (
        <Flex key={name} align="center" gap="2">
          <chakra.span
            width="3.5"
            height="3.5"
            borderRadius="2px"
            border="line"
            bg={index === 0 ? 'marigold.7' : 'bg.raised'}
            borderColor={index === 0 ? 'action.line' : 'fg.muted'}
            // Like the bars, the legend ignores forced colours.
            forcedColorAdjust="none"
          />
          {name}
        </Flex>
      ))}
    </Flex>
  );
}

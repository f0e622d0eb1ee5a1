import { Box, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';
import { statsMessages } from '#shared/stats.ts';

interface ChartCardProps {
  title: string;
  /** Shown next to the title. */
  actions?: ReactNode;
  counters: ReactNode;
  /** Height of the chart on a phone; on wider screens all charts have the same height. */
  phoneHeight: string;
  /** The chart. Its space is reserved, so that nothing shifts when it loads. */
  chart: ReactNode;
  /** A conclusion from the chart, in words. */
  note?: ReactNode;
  /** The same numbers as a collapsed table; null when there are none. */
  table: ReactNode;
}

/** A card with a chart, its counters and its numbers as a table. */
export function ChartCard({ title, actions, counters, phoneHeight, chart, note, table }: ChartCardProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack gap="5" padding={{ base: '4', md: '6' }} height="full">
          <Flex align="center" justify="space-between" gap="3" wrap="wrap" minHeight="12">
            <Heading as="h2" id={id} textStyle="h3">
              {title}
            </Heading>
            {actions}
          </Flex>
          {counters}
          <Box height={{ base: phoneHeight, sm: '16rem' }}>{chart}</Box>
          <Box color="fg.muted" textStyle="sm" minHeight="6">
            {note}
          </Box>
          {table !== null && <FoldedTable>{table}</FoldedTable>}
        </Stack>
      </section>
    </Card>
  );
}

/** The numbers of a chart as a table, collapsed. */
export function FoldedTable({ children }: { children: ReactNode }) {
  return (
    <Numbers>
      <summary>{statsMessages.showTable}</summary>
      {children}
    </Numbers>
  );
}

const Numbers = chakra('details', {
  base: {
    borderTop: 'line',
    borderColor: 'border',
    marginTop: 'auto',
    '& > summary': {
      display: 'list-item',
      width: 'fit-content',
      paddingY: '2.5',
      fontSize: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
      borderRadius: 'card',
      _hover: { textDecoration: 'underline' },
    },
  },
});
